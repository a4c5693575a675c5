import SceneDisplay

/// An image with alternative text.
public nonisolated struct Image: View, Hashable, Sendable {
  let name: String
  let alternative: String?
  private var kind = DisplayImage.Kind.named
  /// The content of a loaded image; nil for an image of the host.
  private var file: DisplayImage.File?

  /// Creates an image by name, with the name as its alternative text.
  ///
  /// - Parameter name: The name of the image on the host.
  public init(_ name: String) {
    self.name = name
    alternative = name
  }

  /// Creates an image by name.
  ///
  /// - Parameters:
  ///   - name: The name of the image on the host.
  ///   - label: The alternative text.
  public init(_ name: String, label: Text) {
    self.name = name
    alternative = label.content
  }

  /// Creates a system image by the name of its symbol.
  ///
  /// The name is also the alternative text.
  ///
  /// - Parameter systemName: The name of the symbol, which hosts look up like the name of any
  ///   image.
  public init(systemName: String) {
    self.init(systemName)
  }

  /// Creates a decorative image, which has no alternative text.
  ///
  /// - Parameter name: The name of the image on the host.
  public init(decorative name: String) {
    self.name = name
    alternative = nil
  }

  /// Creates an image from the content of a file.
  init(_ name: String, file: DisplayImage.File) {
    self.init(name)
    self.file = file
  }

  /// Makes the image fill the available space, in place of keeping its own size.
  ///
  /// - Returns: The image, without a size of its own.
  public func resizable() -> Image {
    var image = self
    image.kind = .resizable
    return image
  }

  @MainActor public static func _makeNode(_ view: Image, in parent: _AnyNode) -> _Node<Image> {
    LeafNode(view, in: parent)
  }
}

extension Image: LeafView {
  var element: DisplayElement {
    .image(DisplayImage(name, alternative: alternative, kind: kind, file: file))
  }
}
