/// The content of an image file, which a terminal can show.
package struct ImageFile: Hashable, Sendable, CustomStringConvertible {
  /// The name by which an app shows it.
  package let name: String
  package let header: ImageHeader
  /// The number of pixels for each point.
  package let scale: Int
  package let bytes: [UInt8]

  /// Creates an image from the bytes of a file; nil if they aren't a whole image.
  package init?(_ name: String, _ bytes: [UInt8], scale: Int = 1) {
    guard let header = ImageHeader(bytes) else { return nil }
    self.name = name
    self.header = header
    self.scale = max(1, scale)
    self.bytes = bytes
  }

  package var description: String { "\(name), \(header.width)×\(header.height)" }

  package func hash(into hasher: inout Hasher) {
    // Images of one name are seldom different, and their bytes are many.
    hasher.combine(name)
  }
}
