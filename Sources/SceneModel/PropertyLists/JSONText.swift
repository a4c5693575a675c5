import Foundation

/// Values as JSON text that a person can read in a file.
///
/// Numbers that aren't finite are written as strings, because JSON has no form for such numbers.
package enum JSONText {
  /// Returns the JSON of a value; equal values have equal JSON.
  ///
  /// - Throws: An encoding error if the value has no form in JSON.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns the value of a text that ``text(of:)`` returned.
  ///
  /// - Throws: A decoding error if the text isn't the JSON of a value of the type.
  package static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
