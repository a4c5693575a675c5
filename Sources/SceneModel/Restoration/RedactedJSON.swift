package import Foundation

/// JSON whose strings have the secrets of links redacted, for people and bug reports.
package struct RedactedJSON {
  /// The JSON.
  package private(set) var data = Data()

  /// Redacts each string, and the strings of JSON that is the text of a string.
  ///
  /// - Parameter json: Valid JSON.
  package init(_ json: Data) {
    var rest = json[...]
    while let start = rest.firstIndex(of: Self.quote) {
      data += rest[..<start]
      let end = Self.end(of: rest, from: start)
      data += Self.redacted(rest[start..<end])
      rest = rest[end...]
    }
    data += rest
  }

  private static let quote = UInt8(ascii: "\"")

  /// Returns the place behind a string.
  private static func end(of json: Data, from start: Data.Index) -> Data.Index {
    var index = json.index(after: start)
    while index < json.endIndex, json[index] != quote {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, json.endIndex)
  }

  private static func redacted(_ literal: Data) -> Data {
    guard let text = try? JSONDecoder().decode(String.self, from: literal) else { return literal }
    // Text such as a link of Markdown may begin as JSON does.
    let isJSON =
      (text.hasPrefix("{") || text.hasPrefix("[") || text.hasPrefix("\""))
      && (try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    let shown =
      isJSON
      ? String(decoding: RedactedJSON(Data(text.utf8)).data, as: UTF8.self)
      : text.withoutLinkValues
    if shown == text { return literal }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(shown)) ?? literal
  }
}
