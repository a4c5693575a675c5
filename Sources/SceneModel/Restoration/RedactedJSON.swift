package import Foundation

/// JSON whose strings have the secrets of links redacted, for people and bug reports.
package struct RedactedJSON {
  /// The JSON.
  package private(set) var data: Data

  /// Redacts each string, including strings that contain JSON, or data as base-64 text.
  ///
  /// Redacted keys of an object that would be equal get numbers, so that all its keys remain
  /// different.
  ///
  /// - Parameter json: Valid JSON.
  package init(_ json: Data) {
    let json = Array(json)
    var shown: [UInt8] = []
    shown.reserveCapacity(json.count)
    // For each object around the current position: the object's keys, each with the last number that
    // was added to the key.
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

  /// Returns the position after a string.
  private static func end(of json: [UInt8], from start: Int) -> Int {
    var place = start + 1
    while place < json.count, json[place] != quote {
      place += json[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, json.count)
  }

  /// Returns whether a string that ends at a position is the key of an object.
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

  /// Redacts a string.
  ///
  /// - Parameters:
  ///   - literal: The string with its quotation marks.
  ///   - unique: Returns the text to write for the redacted text.
  /// - Returns: The string to write, with its quotation marks.
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
    // Text that begins like JSON may be other text, such as a link in Markdown.
    (text.hasPrefix("{") || text.hasPrefix("[") || text.hasPrefix("\""))
      && (try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  /// Redacts data; nil if the data has no secrets.
  private static func redacted(_ data: Data) -> Data? {
    guard let text = String(validating: data, as: UTF8.self) else {
      // Changing the length of text would make binary data unreadable, so the data is replaced as a
      // whole.
      let text = String(decoding: data, as: UTF8.self)
      return text.contains("://") && text.withoutLinkValues != text ? Data("…".utf8) : nil
    }
    let shown = redacted(text)
    return shown == text ? nil : Data(shown.utf8)
  }
}
