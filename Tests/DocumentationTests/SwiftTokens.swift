/// The words and signs of a Swift source, without comments and without the text of literals.
struct SwiftTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [Substring] = []

  /// The tokens of a source, each a word or a single sign.
  static func tokens(in source: String) -> [Substring] {
    var reader = Self(bytes: Array(source.utf8))
    reader.read(until: nil)
    return reader.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = place + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  /// Reads up to the parenthesis that ends an interpolation, or to the end.
  private mutating func read(until end: UInt8?) {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if starts(with: "//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if starts(with: "/*") {
        while place < bytes.count, !starts(with: "*/") { place += 1 }
        place += 2
      } else if byte == UInt8(ascii: "\"") {
        readText(marks: 0)
      } else if byte == UInt8(ascii: "#"), starts(with: "\"", at: 1) {
        place += 1
        readText(marks: 1)
      } else if Self.isLetter(byte) {
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        if end == nil { add(bytes[start..<place]) }
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == end, depth == 0 { return }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if end == nil, byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
          add(bytes[place...place])
        }
        place += 1
      }
    }
  }

  private mutating func add(_ token: ArraySlice<UInt8>) {
    tokens.append(Substring(decoding: token, as: UTF8.self))
  }

  /// Reads a text from its first quotation mark, with the code in its interpolations.
  private mutating func readText(marks: Int) {
    let isLong = starts(with: "\"\"\"")
    place += isLong ? 3 : 1
    while place < bytes.count {
      if marks == 0, bytes[place] == UInt8(ascii: "\\") {
        place += 2
        guard place <= bytes.count, bytes[place - 1] == UInt8(ascii: "(") else { continue }
        read(until: UInt8(ascii: ")"))
        place += 1
      } else if starts(with: "\"\"\""), isLong {
        place += 3 + marks
        return
      } else if bytes[place] == UInt8(ascii: "\""), !isLong,
        marks == 0 || starts(with: "#", at: 1)
      {
        place += 1 + marks
        return
      } else {
        place += 1
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
