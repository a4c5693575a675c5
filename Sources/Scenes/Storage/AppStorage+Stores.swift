public import Foundation
public import SceneViews

extension View {
  /// Sets the defaults that ``/Scenes/AppStorage`` uses in the view and its descendants (S128).
  ///
  /// - Parameter store: The user defaults, such as a suite that several apps share.
  /// - Returns: The view with the defaults set for it.
  public nonisolated func defaultAppStorage(
    _ store: UserDefaults
  ) -> ModifiedContent<Self, _EnvironmentModifier<UserDefaults?>> {
    environment(\.defaultAppStorage, store)
  }
}

extension Scene {
  /// Sets the defaults that ``AppStorage`` uses in the scene and all views in it (S128).
  ///
  /// - Parameter store: The user defaults, such as a suite that several apps share.
  /// - Returns: The scene with the defaults set for it.
  public nonisolated func defaultAppStorage(
    _ store: UserDefaults
  ) -> ModifiedScene<Self, _EnvironmentSceneModifier<UserDefaults?>> {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  /// The user defaults of properties without a `store`; nil for the application's defaults.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}
