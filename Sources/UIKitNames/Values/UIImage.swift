public import Foundation

/// An image with a name; a host that finds no image for the name shows the name.
open class UIImage: NSObject {
  /// The modes of drawing an image.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image determines the mode.
    case automatic
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image is drawn with the tint color.
    case alwaysTemplate
  }

  /// The name of the image; nil if it has none.
  package let name: String?
  /// The size in points; always zero, because this library doesn't read images.
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
  /// - Parameter name: The name, which can be any text.
  public convenience init?(named name: String) {
    self.init(name)
  }

  /// Creates an image from its name in the app's assets.
  ///
  /// - Parameters:
  ///   - name: The name, which can be any text.
  ///   - bundle: The bundle of the assets, which has no effect.
  ///   - compatibleWith: The traits, which have no effect.
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

  /// Creates an image without a name, because this library doesn't read the data of images.
  ///
  /// - Parameter data: The data of an image file.
  public convenience init?(data: Data) {
    self.init(String?.none)
  }

  /// Creates an image with the name of a file, without the extension; the contents of the file aren't read.
  ///
  /// - Parameter path: The path of the file; the result is nil if the file doesn't exist.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(URL(filePath: path).deletingPathExtension().lastPathComponent)
  }

  /// Returns the image itself, because hosts determine how images are drawn.
  ///
  /// - Parameter mode: The mode of drawing.
  /// - Returns: The same image.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the image itself, because hosts determine the colors of images.
  ///
  /// - Parameter color: The color.
  /// - Returns: The same image.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the image itself, because hosts determine how images are drawn.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: The mode of drawing.
  /// - Returns: The same image.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}
