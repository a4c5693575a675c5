public import Foundation

/// A value that `AppStorage` and `SceneStorage` keep.
public protocol _StorableValue {
  /// The value of a type that user defaults and sessions keep.
  var _stored: Any { get }
  /// Returns a kept value; nil if it is of another type.
  static func _restored(_ stored: Any) -> Self?
}

extension _StorableValue {
  public var _stored: Any { self }
  public static func _restored(_ stored: Any) -> Self? { stored as? Self }
}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

extension URL: _StorableValue {
  public var _stored: Any { absoluteString }
  public static func _restored(_ stored: Any) -> URL? {
    stored as? URL ?? (stored as? String).flatMap { URL(string: $0) }
  }
}

/// The coding of the values of a storage.
struct StorageCoding<Value> {
  /// Returns the kept form; nil for no value.
  let store: (Value) -> Any?
  /// Returns the value of a kept form; nil if it is of another type.
  let restore: (Any) -> Value?
}

extension StorageCoding where Value: _StorableValue {
  static var plain: StorageCoding {
    StorageCoding(store: { $0._stored }, restore: { Value._restored($0) })
  }
}

extension StorageCoding where Value: RawRepresentable, Value.RawValue: _StorableValue {
  static var raw: StorageCoding {
    StorageCoding(
      store: { $0.rawValue._stored },
      restore: { Value.RawValue._restored($0).flatMap { Value(rawValue: $0) } })
  }
}

extension StorageCoding {
  /// The coding of an optional value, of which nil isn't kept.
  static func optional<Wrapped>(
    _ coding: StorageCoding<Wrapped>
  ) -> StorageCoding where Value == Wrapped? {
    StorageCoding(
      store: { $0.flatMap { coding.store($0) } }, restore: { coding.restore($0).map { .some($0) } })
  }
}
