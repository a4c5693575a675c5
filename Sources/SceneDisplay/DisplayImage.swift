/// The data of an image.
public struct DisplayImage: DisplayRole {
  /// The kind of an image.
  public typealias Kind = DisplayKind<DisplayImage>

  public var kind: Kind
  /// The name of the image on the host.
  public var name: String
  /// The alternative text; nil for a decorative image.
  public var alternative: String?

  /// Creates an image by name.
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
  public static func image(name: String, alternative: String?) -> Self {
    .image(DisplayImage(name, alternative: alternative))
  }
}
