/// The data of an image.
public struct DisplayImage: DisplayRole {
  /// The kind of an image.
  public typealias Kind = DisplayKind<DisplayImage>

  /// The kind of the image.
  public var kind: Kind
  /// The name of the image on the host.
  public var name: String
  /// The alternative text; nil for a decorative image.
  public var alternative: String?

  /// Creates an image by name.
  ///
  /// - Parameters:
  ///   - name: The name of the image on the host.
  ///   - alternative: The text in place of the image; nil for a decorative image.
  ///   - kind: The kind, which determines the size of the image.
  public init(_ name: String, alternative: String?, kind: Kind = .named) {
    self.kind = kind
    self.name = name
    self.alternative = alternative
  }
}

extension DisplayImage.Kind {
  /// An image that the host finds by its name.
  public static var named: Self { Self(rawValue: "image") }

  /// An image that is as large as the room that it is offered.
  public static var resizable: Self { Self(rawValue: "image.resizable") }
}

extension DisplayElement {
  /// An image by name, with alternative text; nil for a decorative image.
  ///
  /// - Parameters:
  ///   - name: The name of the image on the host.
  ///   - alternative: The text in place of the image; nil for a decorative image.
  /// - Returns: The element, of an image with its own size.
  public static func image(name: String, alternative: String?) -> Self {
    .image(DisplayImage(name, alternative: alternative))
  }
}
