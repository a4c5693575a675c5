import SceneRuntime

/// An action that opens a window of a declared scene.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("New Message") { openWindow(id: "compose") }
/// ```
///
/// If the window can't be opened, because no declared scene matches or because the app allows only one scene, a problem
/// is recorded (S102, S103).
public struct OpenWindowAction {
  weak var application: Application?

  /// Opens a window of a declared group, or shows the window of a declared `Window`.
  ///
  /// A group gets a new window, with the group's default value if the group has one. The window of a `Window` comes to
  /// the front if it is open already (S97).
  ///
  /// - Parameter id: The id of a declared group or window (S104).
  @MainActor public func callAsFunction(id: String) {
    application?.openWindow(.init(id: id))
  }

  /// Opens a window that presents a value, or brings the window with an equal value to the front (S98).
  ///
  /// The window belongs to the first group that is declared for the value's type.
  ///
  /// - Parameter value: The value, which is stored with the window (S99).
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    application?.openWindow(.init(value: value))
  }

  /// Opens a window that presents a value, in the group with an id; otherwise like ``callAsFunction(value:)`` (S98).
  ///
  /// - Parameters:
  ///   - id: The id of a declared group for values of the type `Value`.
  ///   - value: The value, which is stored with the window (S99).
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    application?.openWindow(.init(id: id, value: value))
  }
}

/// An action that closes windows permanently (S106).
///
/// If a view of a window asks a question with `dismissalConfirmationDialog`, the window is closed after the answer,
/// unless the answer is to cancel. In a transaction with the behavior ``DismissBehavior/destructive``, the window is
/// closed at once.
///
/// ```swift
/// struct CloseButton: View {
///   @Environment(\.dismissWindow) private var dismissWindow
///
///   var body: some View {
///     Button("Close All Drafts") { dismissWindow(id: "draft") }
///   }
/// }
/// ```
public struct DismissWindowAction {
  var window: EnclosingWindow?

  var application: Application? { window?.application }

  /// Closes the window of the view; in an app's body, which has no window, the action records a problem.
  @MainActor public func callAsFunction() {
    guard let session = window?.session else {
      application?.dismissWindow(nil)
      return
    }
    if DismissBehavior.current == .destructive {
      application?.requestSceneSessionDestruction(session, options: nil)
    } else {
      application?.dismissWindow(of: session)
    }
  }

  /// Closes all windows of a scene.
  ///
  /// - Parameter id: The id of a declared group or window.
  @MainActor public func callAsFunction(id: String) {
    dismiss(.init(id: id))
  }

  /// Closes all windows that present a value.
  ///
  /// - Parameter value: The value that the windows present now (S101).
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    dismiss(.init(value: value))
  }

  /// Closes the windows that present a value and belong to the group with an id.
  ///
  /// - Parameters:
  ///   - id: The id of a declared group for values of the type `Value`.
  ///   - value: The value that the windows present now (S101).
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    dismiss(.init(id: id, value: value))
  }

  @MainActor private func dismiss(_ request: WindowRequest) {
    application?.dismissWindow(request, isForced: DismissBehavior.current == .destructive)
  }
}

/// An action that opens the window of the app's `Settings`.
public struct OpenSettingsAction {
  weak var application: Application?

  /// Opens the window of the settings, or brings the window to the front.
  @MainActor public func callAsFunction() {
    application?.openSettings()
  }
}
