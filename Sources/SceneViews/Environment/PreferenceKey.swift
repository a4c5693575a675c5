/// A value that views hand up to those around them, under a name of the app's own.
public protocol PreferenceKey {
  associatedtype Value

  /// What is handed up where no view sets the value.
  static var defaultValue: Value { get }

  /// Puts the value of a view together with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
