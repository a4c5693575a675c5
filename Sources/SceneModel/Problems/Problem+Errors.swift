extension Error {
  /// The description of the error, for the text of a problem.
  ///
  /// For an encoding or decoding error, the description has the key path, but not the value, unless
  /// ``Redaction/isDisabled`` is set.
  package var withoutValues: String {
    if Redaction.isDisabled { return "\(self)" }
    switch self as any Error {
    case EncodingError.invalidValue(let value, let context):
      return "\(type(of: value))\(context.place) has no form in JSON"
    case DecodingError.keyNotFound(let key, let context):
      return "the key \"\(key.stringValue)\"\(context.place) is missing"
    case DecodingError.valueNotFound(let type, let context):
      return "\(type)\(context.place) isn't there"
    case DecodingError.typeMismatch(let type, let context):
      return "the value\(context.place) isn't of the type \(type)"
    case DecodingError.dataCorrupted(let context):
      return "the data\(context.place) is damaged"
    default: return "\(self)"
    }
  }
}

extension EncodingError.Context {
  fileprivate var place: String { codingPath.place }
}

extension DecodingError.Context {
  fileprivate var place: String { codingPath.place }
}

extension [any CodingKey] {
  /// The key path as the end of a clause, such as ` at "items.0"`; empty for an empty key path.
  fileprivate var place: String {
    isEmpty ? "" : " at \"\(map(\.stringValue).joined(separator: "."))\""
  }
}
