/// The format of an image and its size in pixels, read from the bytes of its file.
package struct ImageHeader: Hashable, Sendable {
  /// A format of image files.
  package enum Format: Hashable, Sendable {
    case png
    case jpeg
  }

  package let format: Format
  package let width: Int
  package let height: Int

  /// The maximum width and height that terminals accept, in pixels.
  private static let longestSide = 10_000

  /// Reads the header of a complete image file; returns nil for other bytes, or if terminals don't accept the size.
  package init?(_ bytes: [UInt8]) {
    let found =
      bytes.starts(with: Self.signature)
      ? Self.png(bytes).map { (Format.png, $0) } : Self.jpeg(bytes).map { (Format.jpeg, $0) }
    guard let (format, size) = found, 1...Self.longestSide ~= size.width,
      1...Self.longestSide ~= size.height
    else { return nil }
    (self.format, width, height) = (format, size.width, size.height)
  }

  // MARK: - PNG

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the image size that the chunks of a PNG file state; nil if the file is incomplete or damaged.
  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var size: (width: Int, height: Int)?
    var hasData = false
    var place = signature.count
    // Each chunk consists of a length, a type, the content and a checksum.
    while bytes.count - place >= 12 {
      let length = bytes.number(at: place, bytes: 4)
      guard length <= bytes.count - place - 12 else { return nil }
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR":
        guard size == nil, length == 13 else { return nil }
        size = (bytes.number(at: place + 8, bytes: 4), bytes.number(at: place + 12, bytes: 4))
      case "IDAT": hasData = true
      case "IEND": return hasData ? size : nil
      case _: break
      }
      if size == nil { return nil }
      place += length + 12
    }
    return nil
  }

  // MARK: - JPEG

  /// Returns the image size that a JPEG file states before its image data; nil if the file is incomplete or damaged.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
    var size: (width: Int, height: Int)?
    var place = 2
    while bytes.count - place >= 4, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Any number of FF bytes may precede a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0xDA { return size }
      let length = bytes.number(at: place + 2, bytes: 2)
      guard length >= 2, length <= bytes.count - place - 2 else { return nil }
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard length >= 8 else { return nil }
        size = (bytes.number(at: place + 7, bytes: 2), bytes.number(at: place + 5, bytes: 2))
      }
      place += length + 2
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the big-endian number that begins at an index and has the given number of bytes.
  fileprivate func number(at place: Int, bytes: Int) -> Int {
    self[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
