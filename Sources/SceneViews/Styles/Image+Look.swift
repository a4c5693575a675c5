public import Foundation

extension Image {
  /// Creates an image by its name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name by which hosts find the image.
  ///   - bundle: The bundle with the image, which has no effect.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// Creates a system image by the name of its symbol; hosts don't show the variable value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol, which hosts look up like the name of any image.
  ///   - variableValue: The value, which has no effect.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates an image with a variable value, which isn't shown.
  ///
  /// - Parameters:
  ///   - name: The name by which hosts find the image.
  ///   - variableValue: The value, which has no effect.
  ///   - bundle: The bundle with the image, which has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// Makes the image fill the available space; hosts stretch it.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges that aren't stretched; the parameter has no effect.
  ///   - resizingMode: The rule for covering a frame that is larger than the image; the parameter has no effect.
  /// - Returns: The image, without a size of its own.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
  /// Has no effect: hosts determine how images are drawn.
  ///
  /// - Parameter mode: Whether the image has colors of its own; nil leaves the choice to the system.
  /// - Returns: The image itself.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Has no effect: hosts determine how images are drawn.
  ///
  /// - Parameter interpolation: The quality of the scaled image.
  /// - Returns: The image itself.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Has no effect: hosts determine how images are drawn.
  ///
  /// - Parameter isAntialiased: Whether edges are smoothed.
  /// - Returns: The image itself.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The rule for covering a frame that is larger than the image.
  public enum ResizingMode: Hashable, Sendable {
    /// `tile` repeats the image, `stretch` scales it.
    case tile, stretch
  }

  /// Whether an image has colors of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// `template` uses the foreground style, `original` the image's own colors.
    case template, original
  }

  /// The quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// A quality, from `none`, which takes the least time, to `high`, the smoothest.
    case none, low, medium, high
  }

  /// The size of a symbol beside a text.
  public enum Scale: Hashable, Sendable {
    /// A size relative to the text.
    case small, medium, large
  }
}
