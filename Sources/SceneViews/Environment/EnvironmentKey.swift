/// A key for a custom environment value.
///
/// ```swift
/// struct SignatureKey: EnvironmentKey {
///   static let defaultValue = "Sent from Postbox"
/// }
///
/// extension EnvironmentValues {
///   var signature: String {
///     get { self[SignatureKey.self] }
///     set { self[SignatureKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no ancestor sets a value.
  static var defaultValue: Value { get }
}
