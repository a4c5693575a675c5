import Foundation

/// The conversion of values to readable JSON text, and of this text to values.
///
/// Numbers that aren't finite are written as strings, because JSON can't represent them as numbers.
package enum JSONText {
  /// Returns a value as JSON text.
  ///
  /// Keys are sorted. The elements of a set, and the entries of a dictionary whose keys aren't strings, have no fixed
  /// order.
  ///
  /// - Throws: An encoding error if JSON can't represent the value.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns the value that ``text(of:)`` wrote as JSON text.
  ///
  /// - Throws: A decoding error if no value of the type can be decoded from the text.
  package static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
