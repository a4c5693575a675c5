/// A value that views read from above them, under a name of the app's own.
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
  associatedtype Value

  /// What is read where nothing above sets the value.
  static var defaultValue: Value { get }
}
