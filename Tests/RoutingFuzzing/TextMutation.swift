package import TestSupport

/// A way to change a text.
package enum TextMutation: CaseIterable {
  /// A bit of a byte is another.
  case flip
  /// A character is another, or something is put in before it.
  case replace
  case insert
  case delete
  /// A part stands there twice, or somewhere else too.
  case duplicate
  /// A part of another text is put in.
  case splice
  /// A character stands there very often.
  case stretch
  /// Something stands within many others.
  case nest

  /// Texts that a parser or a terminal may misinterpret.
  private static let parts: [String] = [
    "\0", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\n", "\r\n", "\u{7F}", "\u{85}", "\u{9B}2J", "\u{2028}",
    "\u{202E}", "\u{2066}", "\u{301}", "\u{200D}", "\u{600}", "\u{D4E}", "\u{FEFF}", "\u{10FFFF}",
    #"\u001b"#, #"\n"#, #"\u{1B}"#, #"\u{110000}"#, #"\ud800"#, "%00", "%0A", "%1B", "%", "%@",
    "%K",
    "\"", "'", #"\"#, "(", ")", "{", "}", "[", "]", "[cd]", "*", "?", "#", "&", "=", ":", "//", "@",
    " NOT ", " AND ", " OR ", "SELF", "é", "ß", "İ", "🇩🇪", "郵", "-1", "1e999", "null", ",",
  ]

  private static let pairs: [(opening: String, closing: String)] = [
    ("(", ")"), ("NOT ", ""), ("[", "]"), (#"{"array":{"_0":["#, "]}}"),
    (#"{"dictionary":{"_0":[{"integer":{"_0":1}},"#, "]}}"),
  ]

  /// Changes a text once, in one of the ways.
  package static func change(
    _ text: String, splicing other: String, using generator: inout SeededGenerator
  ) -> String {
    let mutation = allCases.randomElement(using: &generator) ?? .insert
    if mutation == .flip {
      var bytes = Array(text.utf8)
      guard let place = bytes.indices.randomElement(using: &generator) else { return other }
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      return String(decoding: bytes, as: UTF8.self)
    }
    var scalars = Array(text.unicodeScalars)
    mutation.apply(to: &scalars, Array(other.unicodeScalars), &generator)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private func apply(
    to scalars: inout [Unicode.Scalar], _ other: [Unicode.Scalar],
    _ generator: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...scalars.count, using: &generator)
    let end = min(scalars.count, place + Int.random(in: 1...12, using: &generator))
    let part = (Self.parts.randomElement(using: &generator) ?? "").unicodeScalars
    switch self {
    case .flip: break
    case .replace: scalars.replaceSubrange(place..<min(place + 1, scalars.count), with: part)
    case .insert: scalars.insert(contentsOf: part, at: place)
    case .delete: scalars.removeSubrange(place..<end)
    case .duplicate:
      let target = Int.random(in: 0...scalars.count, using: &generator)
      scalars.insert(contentsOf: Array(scalars[place..<end]), at: target)
    case .splice:
      let start = Int.random(in: 0...other.count, using: &generator)
      let stop = min(other.count, start + Int.random(in: 1...20, using: &generator))
      scalars.replaceSubrange(place..<end, with: other[start..<stop])
    case .stretch:
      guard let scalar = scalars[place..<end].first ?? part.first else { return }
      // Most are short; a few are longer than what is read from outside.
      let isLong = Int.random(in: 0..<500, using: &generator) == 0
      let count = isLong ? 40_000 : Int.random(in: 2...60, using: &generator)
      scalars.insert(contentsOf: repeatElement(scalar, count: count), at: place)
    case .nest:
      let pair = Self.pairs.randomElement(using: &generator) ?? ("(", ")")
      let count = Int.random(in: 0..<50, using: &generator) == 0 ? 2_000 : 60
      scalars.insert(
        contentsOf: String(repeating: pair.closing, count: count).unicodeScalars, at: end)
      scalars.insert(
        contentsOf: String(repeating: pair.opening, count: count).unicodeScalars, at: place)
    }
  }
}
