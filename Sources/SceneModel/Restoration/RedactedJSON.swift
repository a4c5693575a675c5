package import Foundation

/// JSON in whose strings the secrets of links are redacted, so that it can be shown to people and sent with bug
/// reports.
package struct RedactedJSON {
  /// The redacted JSON.
  package private(set) var data: Data

  /// Redacts each string of a JSON text, including strings that contain JSON themselves, and strings that contain data
  /// as base-64 text.
  ///
  /// If keys of an object become equal by redaction, all but the first get numbers, so that the keys of the object
  /// remain different.
  ///
  /// - Parameter json: Valid JSON to redact.
  package init(_ json: Data) {
    let json = Array(json)
    var shown: [UInt8] = []
    shown.reserveCapacity(json.count)
    // The objects that enclose the present position, outermost first. The dictionary of an object maps each written key
    // to the last number that was added to this key.
    var objects: [[String: Int]] = []
    var place = 0
    while place < json.count {
      let byte = json[place]
      guard byte == Self.quote else {
        if byte == UInt8(ascii: "{") { objects.append([:]) }
        if byte == UInt8(ascii: "}") { _ = objects.popLast() }
        shown.append(byte)
        place += 1
        continue
      }
      let end = Self.end(of: json, from: place)
      let isKey = !objects.isEmpty && Self.isKey(json, before: end)
      shown += Self.redacted(json[place..<end]) {
        isKey ? Self.unique($0, in: &objects[objects.count - 1]) : $0
      }
      place = end
    }
    data = Data(shown)
  }

  // MARK: - JSON

  private static let quote = UInt8(ascii: "\"")

  /// Returns the position after the string that begins at a position.
  private static func end(of json: [UInt8], from start: Int) -> Int {
    var place = start + 1
    while place < json.count, json[place] != quote {
      place += json[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, json.count)
  }

  /// Returns whether the string that ends at a position is the key of an object.
  private static func isKey(_ json: [UInt8], before end: Int) -> Bool {
    json[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
  }

  private static func unique(_ key: String, in keys: inout [String: Int]) -> String {
    var result = key
    while keys[result] != nil {
      keys[key, default: 1] += 1
      result = "\(key) \(keys[key, default: 1])"
    }
    keys[result] = 1
    return result
  }

  /// Redacts a string of the JSON text.
  ///
  /// - Parameters:
  ///   - literal: The string with its quotation marks.
  ///   - unique: A closure that gets the redacted text and returns the text to write. If the string is a key, and
  ///     another key of the same object already has this text, the closure adds a number.
  /// - Returns: The redacted string with its quotation marks.
  private static func redacted(
    _ literal: ArraySlice<UInt8>, unique: (String) -> String
  ) -> [UInt8] {
    guard let text = try? JSONDecoder().decode(String.self, from: Data(literal)) else {
      return Array(literal)
    }
    let shown = unique(redacted(text))
    if shown == text { return Array(literal) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(shown)).map(Array.init) ?? Array(literal)
  }

  // MARK: - Text and data

  private static func redacted(_ text: String) -> String {
    if isJSON(text) {
      return String(decoding: RedactedJSON(Data(text.utf8)).data, as: UTF8.self)
    }
    if !text.isEmpty, let data = Data(base64Encoded: text), let shown = redacted(data) {
      return shown.base64EncodedString()
    }
    return text.withoutLinkValues
  }

  private static func isJSON(_ text: String) -> Bool {
    // A string that begins like JSON may be something else, such as a link in Markdown.
    (text.hasPrefix("{") || text.hasPrefix("[") || text.hasPrefix("\""))
      && (try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  /// Returns the data with its secrets redacted; nil if the data has no secrets.
  private static func redacted(_ data: Data) -> Data? {
    guard let text = String(validating: data, as: UTF8.self) else {
      // Replacing only a part would make binary data unreadable, because its length would change, so the data is
      // replaced as a whole.
      let text = String(decoding: data, as: UTF8.self)
      return text.contains("://") && text.withoutLinkValues != text ? Data("…".utf8) : nil
    }
    let shown = redacted(text)
    return shown == text ? nil : Data(shown.utf8)
  }
}
