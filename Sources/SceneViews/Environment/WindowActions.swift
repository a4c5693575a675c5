import SceneRuntime

/// Opens a window of a scene the app declares.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("New Message") { openWindow(id: "compose") }
/// ```
///
/// A window that can't be opened, because nothing declared answers or because there can be one scene
/// only (S102, S103), is a recorded problem.
public struct OpenWindowAction {
  weak var application: Application?

  /// Opens a new window of a group, with its default value if it presents one, or brings a single
  /// window to the front (S97).
  @MainActor public func callAsFunction(id: String) {
    application?.openWindow(.init(id: id))
  }

  /// Brings the window to the front that presents an equal value, or opens one for it, of the first
  /// group declared for the value's type (S98).
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    application?.openWindow(.init(value: value))
  }

  /// The same, of the group with this id (S98).
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    application?.openWindow(.init(id: id, value: value))
  }
}

/// Closes windows for good (S106).
public struct DismissWindowAction {
  var window: EnclosingWindow

  var application: Application? { window.application }

  /// Closes the window it was read in; read where there is none, as in an app's body, it records a
  /// problem.
  @MainActor public func callAsFunction() {
    guard let session = window.session else {
      application?.dismissWindow(nil)
      return
    }
    application?.requestSceneSessionDestruction(session, options: nil)
  }

  /// Closes every window of a scene.
  @MainActor public func callAsFunction(id: String) {
    application?.dismissWindow(.init(id: id))
  }

  /// Closes every window that presents a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    application?.dismissWindow(.init(value: value))
  }

  /// Closes the windows of a scene that present a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    application?.dismissWindow(.init(id: id, value: value))
  }
}

/// Opens the window of the app's `Settings`.
public struct OpenSettingsAction {
  weak var application: Application?

  /// Opens the settings, or brings them to the front.
  @MainActor public func callAsFunction() {
    application?.openSettings()
  }
}
