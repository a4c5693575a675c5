/// Escaping of text for XML 1.0.
package enum XML {
  /// Returns a text, escaped for the content of an element or an attribute.
  ///
  /// U+FFFD replaces control characters other than tabs and line feeds.
  package static func escape(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped.append(contentsOf: "&amp;".unicodeScalars)
      case 0x3C: escaped.append(contentsOf: "&lt;".unicodeScalars)
      case 0x3E: escaped.append(contentsOf: "&gt;".unicodeScalars)
      case 0x22: escaped.append(contentsOf: "&quot;".unicodeScalars)
      case 0x9, 0xA: escaped.append(scalar)
      case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: escaped.append("\u{FFFD}")
      case _: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
