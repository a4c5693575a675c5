public import Foundation

/// An image, known by its name; hosts show the name, or the image if they can.
open class UIImage: NSObject {
  /// The ways of drawing an image.
  public enum RenderingMode: Int, Sendable {
    /// The default of the view that shows the image.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// With the tint color.
    case alwaysTemplate
  }

  /// The name of the image; nil if it has none.
  package let name: String?
  /// The size in points; zero, because images aren't read here.
  public let size = CGSize.zero

  init(_ name: String?) {
    self.name = name
    super.init()
  }

  public override convenience init() {
    self.init(String?.none)
  }

  /// Creates an image from its name in the app's assets.
  ///
  /// - Parameter name: The name; any name is allowed.
  public convenience init?(named name: String) {
    self.init(name)
  }

  /// Creates an image from its name in the app's assets.
  ///
  /// - Parameters:
  ///   - name: The name; any name is allowed.
  ///   - bundle: The bundle of the assets, which has no effect.
  ///   - compatibleWith: The traits, which has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?
  ) {
    self.init(name)
  }

  /// Creates an image from the name of a symbol.
  ///
  /// - Parameter systemName: The name of the symbol; any name is allowed.
  public convenience init?(systemName: String) {
    self.init(systemName)
  }

  /// Creates an image without a name from its data, which isn't read here.
  ///
  /// - Parameter data: The data.
  public convenience init?(data: Data) {
    self.init(String?.none)
  }

  /// Creates an image from a file, known by the file's name.
  ///
  /// - Parameter path: The path of the file; the image is nil if there is no such file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(URL(filePath: path).deletingPathExtension().lastPathComponent)
  }

  /// Returns the image itself: hosts choose the way of drawing.
  ///
  /// - Parameter mode: The way of drawing.
  /// - Returns: The same image.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the image itself: hosts choose the colors.
  ///
  /// - Parameter color: The color.
  /// - Returns: The same image.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the image itself: hosts choose the colors and the way of drawing.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: The way of drawing.
  /// - Returns: The same image.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}
