import Foundation

extension PropertyValue: Decodable {
  private enum PayloadKey: String, CodingKey {
    case value = "_0"
  }

  /// Decodes a value of any kind.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` for values that are nested more than 100 levels deep, for numbers that
  ///   aren't finite, and for dates outside the supported range; any `DecodingError` for data that isn't an encoded
  ///   value.
  public init(from decoder: any Decoder) throws {
    // The depth is checked before the value is decoded, so that no level beyond the limit is decoded.
    guard Self.depth(of: decoder.codingPath) <= Self.depthLimit else {
      throw Self.corrupted(.tooDeep, decoder)
    }
    let cases = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = cases.allKeys.first, cases.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a value of one kind was expected"))
    }
    func payload<Payload: Decodable>() throws -> Payload {
      try cases.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
        .decode(Payload.self, forKey: .value)
    }
    switch key {
    case .null: self = .null
    case .bool: self = .bool(try payload())
    case .integer: self = .integer(try payload())
    case .number: self = .number(try payload())
    case .string: self = .string(try payload())
    case .data: self = .data(try payload())
    case .date: self = .date(try payload())
    case .url: self = .url(try payload())
    case .uuid: self = .uuid(try payload())
    case .array: self = .array(try payload())
    case .set: self = .set(try payload())
    case .dictionary: self = .dictionary(try payload())
    }
    switch self {
    case .number(let number) where !number.isFinite: throw Self.corrupted(.notFinite, decoder)
    case .date(let date) where !date.isPossible: throw Self.corrupted(.noDate, decoder)
    default: break
    }
  }

  /// Returns the number of nested levels of values at the end of a coding path.
  ///
  /// Each level has three keys: the case, the payload of the case and an index.
  private static func depth(of path: [any CodingKey]) -> Int {
    var depth = 0
    var rest = path[...]
    while rest.count >= 3, rest.removeLast().intValue != nil,
      rest.removeLast().stringValue == PayloadKey.value.rawValue,
      let name = CodingKeys(stringValue: rest.removeLast().stringValue),
      [.array, .set, .dictionary].contains(name)
    {
      depth += 1
    }
    return depth
  }

  private static func corrupted(_ fault: Fault, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "the value \(fault.reason)"))
  }
}
