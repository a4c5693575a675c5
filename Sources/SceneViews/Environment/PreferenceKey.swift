/// A key for a value that views pass up to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the accumulated value with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
