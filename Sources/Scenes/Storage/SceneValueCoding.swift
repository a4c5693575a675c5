import Foundation
import SceneModel

/// The conversion of values of a type to the property values that a session saves, and back.
struct SceneValueCoding<Value> {
  let encode: (Value) throws -> PropertyValue
  let decode: (PropertyValue) throws -> Value
}

/// The error of a value that can't be encoded or decoded.
///
/// The description is a clause for the message of a problem, such as "it isn't a text of JSON".
struct SceneValueError: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = reason
  }
}

extension SceneValueCoding where Value: Codable {
  /// The coding of a value in its most readable form: unchanged, as its raw value, or as JSON.
  static var codable: SceneValueCoding {
    SceneValueCoding(encode: { try $0.sceneValue }, decode: { try Value(sceneValue: $0) })
  }
}

extension SceneValueCoding where Value: RawRepresentable, Value.RawValue: Codable {
  /// The coding of a value by its raw value.
  static var raw: SceneValueCoding {
    SceneValueCoding(
      encode: { try $0.rawValue.sceneValue },
      decode: {
        guard let value = Value(rawValue: try Value.RawValue(sceneValue: $0)) else {
          throw SceneValueError("no \(Value.self) has this raw value")
        }
        return value
      })
  }
}

extension SceneValueCoding {
  /// The coding of an optional value; nil is saved as a null value.
  static func optional<Wrapped>(
    _ coding: SceneValueCoding<Wrapped>
  ) -> SceneValueCoding where Value == Wrapped? {
    SceneValueCoding(
      encode: { try $0.map(coding.encode) ?? .null },
      decode: { $0 == .null ? nil : try coding.decode($0) })
  }
}

// The coding depends only on the type, so that all properties with the same key and type save the same form.
extension Encodable {
  /// The value in its most readable form: unchanged, as its raw value, or as JSON.
  fileprivate var sceneValue: PropertyValue {
    get throws {
      if let optional = self as? any OptionalValue {
        guard let value = optional.encodable else { return .null }
        return try value.sceneValue
      }
      if let value = self as? any NativeValue { return value.propertyValue }
      if let value = self as? any RawRepresentable,
        let raw = value.rawValue as? any NativeValue
      {
        return raw.propertyValue
      }
      return .string(try JSONText.text(of: self))
    }
  }
}

extension Decodable {
  fileprivate init(sceneValue: PropertyValue) throws {
    func value(_ value: Any?) throws -> Self {
      guard let value = value as? Self else {
        throw SceneValueError("it is kept in another form")
      }
      return value
    }
    if let type = Self.self as? any OptionalValue.Type {
      self = try value(try type.decoded(from: sceneValue))
    } else if let type = Self.self as? any NativeValue.Type {
      self = try value(type.init(propertyValue: sceneValue))
    } else if let type = Self.self as? any RawRepresentable.Type, let raw = type.nativeRawType {
      self = try value(type.value(of: raw.init(propertyValue: sceneValue)))
    } else if case .string(let text) = sceneValue {
      self = try JSONText.value(Self.self, of: text)
    } else {
      throw SceneValueError("it isn't a text of JSON")
    }
  }
}

extension RawRepresentable {
  /// The type of the raw values, if sessions can save the raw values without encoding; otherwise nil.
  fileprivate static var nativeRawType: (any NativeValue.Type)? {
    RawValue.self as? any NativeValue.Type
  }

  fileprivate static func value(of raw: Any?) -> Any? {
    (raw as? RawValue).flatMap { Self(rawValue: $0) }
  }
}

/// An optional value whose wrapped type isn't known.
private protocol OptionalValue {
  var encodable: (any Encodable)? { get }
  static func decoded(from value: PropertyValue) throws -> Any?
}

extension Optional: OptionalValue {
  fileprivate var encodable: (any Encodable)? { self as? any Encodable }

  fileprivate static func decoded(from value: PropertyValue) throws -> Any? {
    if value == .null { return Self.none as Any }
    guard let type = Wrapped.self as? any Decodable.Type else { return nil }
    return try type.init(sceneValue: value)
  }
}
