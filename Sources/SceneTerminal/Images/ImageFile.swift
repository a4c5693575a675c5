/// The content of an image file that a terminal can show.
package struct ImageFile: Hashable, Sendable, CustomStringConvertible {
  /// The name that an app uses for the image.
  package let name: String
  package let header: ImageHeader
  /// The number of pixels for each point.
  package let scale: Int
  package let bytes: [UInt8]

  /// Creates an image from the bytes of a file; returns nil if the bytes aren't a complete PNG or JPEG image, or if
  /// terminals don't accept the size of the image.
  package init?(_ name: String, _ bytes: [UInt8], scale: Int = 1) {
    guard let header = ImageHeader(bytes) else { return nil }
    self.name = name
    self.header = header
    self.scale = max(1, scale)
    self.bytes = bytes
  }

  package var description: String { "\(name), \(header.width)×\(header.height)" }

  package func hash(into hasher: inout Hasher) {
    // Only the name is hashed, because images with the same name are seldom different, and hashing all bytes is slow.
    hasher.combine(name)
  }
}
