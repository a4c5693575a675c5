package import SceneViews

/// A property wrapper that creates the delegate of an app's application (S132).
///
/// ```swift
/// @main struct Postbox: App {
///   @ApplicationDelegateAdaptor(PostboxDelegate.self) private var delegate
///   …
/// }
/// ```
///
/// The delegate is created with the app. Before any scene connects, the delegate is told that the launch has finished
/// (S134). An app has one delegate; if the app declares several delegates, the first one is used and a problem is
/// recorded.
@propertyWrapper @MainActor
public struct ApplicationDelegateAdaptor<
  DelegateType: ApplicationDelegate
> {
  /// The delegate, which is created with the app.
  public let wrappedValue: DelegateType

  /// Creates the delegate of the app.
  ///
  /// - Parameter type: The class of the delegate; by default the property's type. The `init()` of
  ///   the class is called during this call.
  public init(_ type: DelegateType.Type = DelegateType.self) {
    wrappedValue = type.init()
  }
}

/// AppKit's name for the property wrapper that creates the delegate of an app's application.
public typealias NSApplicationDelegateAdaptor = ApplicationDelegateAdaptor

/// A property wrapper of an app that provides the application delegate; the property is found by reflection.
@MainActor protocol DelegateProviding {
  var delegate: any ApplicationDelegate { get }
}

/// A property wrapper of an app that sets environment values for all scenes; the property is found by reflection.
@MainActor package protocol EnvironmentProviding {
  func provide(to values: inout EnvironmentValues)
}

extension ApplicationDelegateAdaptor: DelegateProviding {
  var delegate: any ApplicationDelegate { wrappedValue }
}
