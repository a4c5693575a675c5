/// Gives an app a delegate for the application (S132).
///
/// ```swift
/// @main struct Postbox: App {
///   @ApplicationDelegateAdaptor(PostboxDelegate.self) private var delegate
///   …
/// }
/// ```
///
/// The delegate is made with the app, and told that launching finished before any scene connects
/// (S134). An app has one; of several the first counts, and a problem is recorded.
@propertyWrapper @MainActor
public struct ApplicationDelegateAdaptor<
  DelegateType: ApplicationDelegate
> {
  /// The delegate, made with the app.
  public let wrappedValue: DelegateType

  /// Makes the app's delegate.
  public init(_ type: DelegateType.Type = DelegateType.self) {
    wrappedValue = type.init()
  }
}

/// Finds the adaptor among an app's properties.
@MainActor protocol DelegateProviding {
  var delegate: any ApplicationDelegate { get }
}

extension ApplicationDelegateAdaptor: DelegateProviding {
  var delegate: any ApplicationDelegate { wrappedValue }
}
