import Foundation

@testable import SceneTerminal

/// Files of images as encoders write them, some of which aren't whole.
enum SampleImage {
  /// The bytes of a PNG file of a size, with any number of bytes as its data.
  ///
  /// The data isn't compressed pixels; a terminal decodes them, and the module doesn't.
  static func png(_ width: Int, _ height: Int, data: Int = 10) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let content = (0..<data).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    return signature + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", content) + chunk("IEND", [])
  }

  static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count) + Array(kind.utf8) + content + [0, 0, 0, 0]
  }

  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The bytes of a JPEG file of a size, with a segment before that of the size.
  static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    func short(_ number: Int) -> [UInt8] { Array(Self.number(number).suffix(2)) }
    let size: [UInt8] =
      [0xFF, 0xC2] + short(11) + [8] + short(height) + short(width) + [1, 1, 1, 0]
    return [0xFF, 0xD8, 0xFF, 0xE0] + short(6) + [0xFF, 0xC0, 0, 0] + [0xFF] + size
      + [0xFF, 0xDA] + short(2) + [1, 2, 3, 0xFF, 0xD9]
  }

  /// An image of a size in cells of 8 by 16 pixels.
  static func file(
    _ name: String = "moth", columns: Int = 4, rows: Int = 2, data: Int = 10
  ) -> ImageFile {
    guard let file = ImageFile(name, png(columns * 8, rows * 16, data: data)) else {
      fatalError("the sample isn't an image")
    }
    return file
  }
}
