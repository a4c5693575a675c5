public import Foundation
import SceneModel

/// A value of a type that `AppStorage` supports.
public protocol _StorableValue {
  /// The value in a form that user defaults can store.
  var _stored: Any { get }
  /// Returns the value of a stored object; nil for an object that can't be converted.
  ///
  /// Other code or the command line may have stored the object in another form, such as a string.
  static func _restored(_ stored: Any) -> Self?
}

extension _StorableValue {
  public var _stored: Any { self }
  public static func _restored(_ stored: Any) -> Self? { stored as? Self }
}

extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

extension Bool: _StorableValue {
  public static func _restored(_ stored: Any) -> Bool? {
    switch stored {
    case let value as Bool: value
    case let value as Int: value != 0
    case let value as String:
      switch value.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }
}

extension Int: _StorableValue {
  public static func _restored(_ stored: Any) -> Int? {
    switch stored {
    case let value as Int: value
    case let value as Double: Int(exactly: value)
    case let value as String: Int(value)
    default: nil
    }
  }
}

extension Double: _StorableValue {
  public static func _restored(_ stored: Any) -> Double? {
    switch stored {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as String: Double(value)
    default: nil
    }
  }
}

extension URL: _StorableValue {
  public var _stored: Any { absoluteString }

  // On Linux, `UserDefaults.set(_:forKey:)` stores the URL of a file as the file's path.
  public static func _restored(_ stored: Any) -> URL? {
    guard let text = stored as? String, !text.isEmpty else { return stored as? URL }
    if text.hasPrefix("/") || text.hasPrefix("~") {
      return URL(filePath: (text as NSString).expandingTildeInPath)
    }
    return URL(string: text)
  }
}

/// The coding of a property's values for the user defaults.
struct DefaultsCoding<Value> {
  /// Returns the object that the user defaults store for a value; nil for a value, such as nil, that isn't stored.
  let store: (Value) -> Any?
  /// Returns the value of an object in the user defaults; nil for an object that can't be converted.
  let restore: (Any) -> Value?
}

extension DefaultsCoding where Value: _StorableValue {
  static var plain: DefaultsCoding {
    DefaultsCoding(store: { $0._stored }, restore: { Value._restored($0) })
  }
}

extension DefaultsCoding where Value: RawRepresentable, Value.RawValue: _StorableValue {
  static var raw: DefaultsCoding {
    DefaultsCoding(
      store: { $0.rawValue._stored },
      restore: { Value.RawValue._restored($0).flatMap { Value(rawValue: $0) } })
  }
}

extension DefaultsCoding where Value: Codable {
  /// The coding of a value as JSON text.
  static var json: DefaultsCoding {
    DefaultsCoding(
      store: { try? JSONText.text(of: $0) },
      restore: { ($0 as? String).flatMap { try? JSONText.value(Value.self, of: $0) } })
  }
}

extension DefaultsCoding {
  /// The coding of an optional value; nil isn't stored.
  static func optional<Wrapped>(
    _ coding: DefaultsCoding<Wrapped>
  ) -> DefaultsCoding where Value == Wrapped? {
    DefaultsCoding(
      store: { $0.flatMap { coding.store($0) } }, restore: { coding.restore($0).map { .some($0) } })
  }
}
