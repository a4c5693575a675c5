/// The data of an image.
public struct DisplayImage: DisplayRole {
  /// The kind of an image.
  public typealias Kind = DisplayKind<DisplayImage>

  /// The kind of the image.
  public var kind: Kind
  /// The name by which the host finds the image.
  public var name: String
  /// The alternative text; nil for a decorative image.
  public var alternative: String?

  /// The content of the image; nil for an image that the host finds by its name.
  public var file: File?

  /// Creates an image by name.
  ///
  /// - Parameters:
  ///   - name: The name by which the host finds the image.
  ///   - alternative: The text in place of the image; nil for a decorative image.
  ///   - kind: The kind, which determines the size of the image.
  ///   - file: The content of the image; nil for an image that the host finds by its name.
  public init(_ name: String, alternative: String?, kind: Kind = .named, file: File? = nil) {
    self.kind = kind
    self.name = name
    self.alternative = alternative
    self.file = file
  }
}

extension DisplayImage {
  /// The content of an image that was loaded.
  public struct File: Hashable, Codable, Sendable {
    /// The bytes of an image file, in a format that a host may not support.
    public var bytes: [UInt8]
    /// The number of pixels for each point.
    public var scale: Double

    /// Creates the content of an image from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of an image file.
    ///   - scale: The number of pixels for each point.
    public init(_ bytes: [UInt8], scale: Double = 1) {
      self.bytes = bytes
      self.scale = scale
    }

    public func hash(into hasher: inout Hasher) {
      // Only the number of bytes is hashed: few images have the same size, and hashing many bytes
      // is slow.
      hasher.combine(bytes.count)
    }
  }
}

extension DisplayImage.Kind {
  /// An image that the host finds by its name.
  public static var named: Self { Self(rawValue: "image") }

  /// An image that fills the proposed space.
  public static var resizable: Self { Self(rawValue: "image.resizable") }
}

extension DisplayElement {
  /// An image by name, with alternative text.
  ///
  /// - Parameters:
  ///   - name: The name by which the host finds the image.
  ///   - alternative: The text in place of the image; nil for a decorative image.
  /// - Returns: The element for an image with its own size.
  public static func image(name: String, alternative: String?) -> Self {
    .image(DisplayImage(name, alternative: alternative))
  }
}
