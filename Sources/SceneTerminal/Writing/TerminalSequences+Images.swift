import Foundation

extension TerminalSequences {
  /// The number of image bytes in each chunk of a transmission; in Base64, they are 4,096 (T-82).
  static let imagePart = 3_072

  /// The sequence that ends the transmission of an incomplete image, which the terminal then drops.
  static let endOfPart: StaticString = "\u{1B}_Gm=0;\u{1B}\\"

  /// Returns the sequence that removes all images, with or without their data.
  static func removeImages(withData: Bool) -> StaticString {
    withData ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : "\u{1B}_Ga=d,d=a,q=2\u{1B}\\"
  }
}

// Kitty's protocol, in which an image is sent once, and then shown by its number.
extension [UInt8] {
  /// Appends a chunk of an image.
  ///
  /// - Parameters:
  ///   - file: The image to send.
  ///   - start: The index of the first byte of the chunk.
  ///   - number: The number that identifies the image in the terminal.
  /// - Returns: The index after the chunk.
  mutating func append(partOf file: ImageFile, from start: Int, number: Int) -> Int {
    let end = Swift.min(file.bytes.count, start + TerminalSequences.imagePart)
    append(ascii: "\u{1B}_G")
    if start == 0 {
      append(ascii: "a=t,f=100,i=")
      append(decimal: number)
      append(ascii: ",q=2,")
    }
    append(contentsOf: end < file.bytes.count ? "m=1;".utf8 : "m=0;".utf8)
    append(contentsOf: Data(file.bytes[start..<end]).base64EncodedData())
    append(ascii: "\u{1B}\\")
    return end
  }

  /// Appends the sequence that shows an image at the cursor, or moves a shown image there.
  mutating func append(place: Screen.Placement, image: Int, number: Int) {
    var text =
      "\u{1B}_Ga=p,i=\(image),p=\(number),c=\(place.visible.columns),r=\(place.visible.rows)"
    if !place.isWhole {
      let source = place.source
      text += ",x=\(source.x),y=\(source.y),w=\(source.width),h=\(source.height)"
    }
    append(contentsOf: "\(text),C=1,q=2\u{1B}\\".utf8)
  }

  /// Appends the sequence that removes an image from a position.
  mutating func append(removalOf image: Int, number: Int) {
    append(contentsOf: "\u{1B}_Ga=d,d=i,i=\(image),p=\(number),q=2\u{1B}\\".utf8)
  }
}

// The protocol of iTerm, in which an image is like text: its cells disappear when something is written there.
extension [UInt8] {
  /// Appends an image with its data, to be shown at the cursor.
  mutating func append(image place: Screen.Placement) {
    let bytes = place.image.bytes
    let text = """
      \u{1B}]1337;File=inline=1;size=\(bytes.count);width=\(place.visible.columns);\
      height=\(place.visible.rows);preserveAspectRatio=0;doNotMoveCursor=1:
      """
    append(contentsOf: text.utf8)
    append(contentsOf: Data(bytes).base64EncodedData())
    append(0x07)
  }
}
