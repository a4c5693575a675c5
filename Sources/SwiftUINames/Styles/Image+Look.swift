public import Foundation
public import SceneViews

extension Image {
  /// Creates an image of a bundle, by its name.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// Creates a symbol with a value, which isn't shown.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Fills the space that the image is offered; hosts stretch it.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
  /// Kept without effect: hosts draw images in one way.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Kept without effect: hosts draw images in one way.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Kept without effect: hosts draw images in one way.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The way in which an image covers a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    /// `tile` repeats the image, `stretch` scales it.
    case tile, stretch
  }

  /// Whether an image has colors of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// `template` takes the color of the content around the image, `original` the image's own
    /// colors.
    case template, original
  }

  /// The quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// A quality, from `none`, which takes the least time, to `high`, the smoothest.
    case none, low, medium, high
  }

  /// The size of a symbol beside a text.
  public enum Scale: Hashable, Sendable {
    /// A size in comparison with that of the text.
    case small, medium, large
  }
}
