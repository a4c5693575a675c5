import SceneModel

extension NavigationPath {
  /// The path in a form that can be encoded; nil if the type of a value isn't `Codable`.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// func save(_ path: NavigationPath) throws -> Data? {
  ///   try path.codable.map { try JSONEncoder().encode($0) }
  /// }
  /// ```
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Creates a path from its decoded form.
  ///
  /// - Parameter codable: The decoded values of the path.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// The values of a path in a form that can be encoded.
  ///
  /// The encoded form is an array with two strings for each value, ending with the value of the page on top. The first
  /// string is the mangled name of the value's type, and the second is the value as JSON. Decoding throws an error if
  /// the program has no such type, or if the JSON doesn't represent a value of the type.
  public struct CodableRepresentation: Equatable {
    let elements: [AnyHashable]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// The maximum length of a type's name in bytes, which restricts how deeply generic types can be nested.
  private static let nameLimit = 1_024

  /// Encodes the values, ending with the value of the page on top.
  ///
  /// - Parameter encoder: The encoder, which writes an array of strings.
  /// - Throws: An encoding error if a value can't be encoded, or if its type can't be found by a name. Private types
  ///   and types declared in functions can't be found.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements {
      guard let value = element.base as? any Encodable,
        let name = Self.name(of: Swift.type(of: element.base))
      else {
        throw EncodingError.invalidValue(
          element.base,
          EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "its type can't be found by a name")
        )
      }
      try container.encode(name)
      try container.encode(try JSONText.text(of: value))
    }
  }

  /// Decodes the values.
  ///
  /// - Parameter decoder: The decoder, which reads an array of strings.
  /// - Throws: A `DecodingError` if a type isn't known, or if a value can't be decoded.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = Self.type(named: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no type has this name")
      }
      let value = try JSONText.value(type, of: try container.decode(String.self))
      elements.append(AnyHashable(value))
    }
    self.elements = elements
  }

  /// Returns the name by which a type can be found; nil if there is none.
  private static func name(of type: Any.Type) -> String? {
    guard let name = _mangledTypeName(type), self.type(named: name) == type else { return nil }
    return name
  }

  private static func type(named name: String) -> (any (Decodable & Hashable).Type)? {
    // The mangled names of types that can be found consist of printable ASCII characters. A control character in a name
    // makes the Swift runtime follow a memory address in the bytes after the character. So names with control
    // characters are refused.
    func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
    guard name.utf8.count <= nameLimit, name.utf8.allSatisfy(isPlain) else { return nil }
    return _typeByName(name) as? any (Decodable & Hashable).Type
  }
}
