import SceneRuntime

/// An action that opens a window in place of the current window.
///
/// The current window goes to the background, and the new window gets the size of the current window. When the new
/// window is closed, the previous window comes back.
///
/// ```swift
/// struct ReplyButton: View {
///   @Environment(\.pushWindow) private var pushWindow
///
///   var body: some View {
///     Button("Reply") { pushWindow(id: "compose") }
///   }
/// }
/// ```
///
/// A pushed window can't push another window; if it tries, a problem is recorded.
public struct PushWindowAction {
  var window: EnclosingWindow?

  /// Opens a window of a scene in place of the view's window.
  ///
  /// - Parameter id: The id of a declared group or window.
  @MainActor public func callAsFunction(id: String) {
    push(.init(id: id))
  }

  /// Opens a window that presents a value, in place of the view's window.
  ///
  /// - Parameter value: The value, which is stored with the window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    push(.init(value: value))
  }

  /// Opens a window that presents a value, in the group with an id and in place of the view's window.
  ///
  /// - Parameters:
  ///   - id: The id of a declared group for values of this type.
  ///   - value: The value, which is stored with the window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    push(.init(id: id, value: value))
  }

  @MainActor private func push(_ request: WindowRequest) {
    guard let application = window?.application else { return }
    if let session = window?.session {
      application.pushWindow(request, inPlaceOf: session)
    } else {
      application.openWindow(request)
    }
  }
}

extension EnvironmentValues {
  /// An action that opens a window in place of the view's window; outside of a window, the action opens a window like
  /// ``EnvironmentValues/openWindow``.
  public var pushWindow: PushWindowAction { PushWindowAction(window: enclosingWindow) }
}

extension OpenWindowAction {
  /// The treatment of a window that can't be shared with other people who use the app.
  public struct SharingBehavior: Hashable, Sendable {
    private let isRequired: Bool

    /// The window is opened even if it can't be shared; because no host supports sharing, the window isn't shared.
    public static let requested = SharingBehavior(isRequired: false)
    /// The window is opened only if it can be shared; because no host supports sharing, opening the window fails.
    public static let required = SharingBehavior(isRequired: true)

    /// Throws an error if sharing is required, because no host supports sharing.
    func check() throws {
      if isRequired { throw SceneError(.requestDenied, .unsharedWindow()) }
    }
  }
}

extension OpenWindowAction {
  /// Opens a window of a scene, and shares the window with other people if the host supports sharing.
  ///
  /// - Parameters:
  ///   - id: The id of a declared group or window.
  ///   - sharingBehavior: Whether opening the window fails if it can't be shared.
  /// - Throws: An error if sharing is required, because no host supports sharing, or if the window can't be opened.
  @MainActor public func callAsFunction(
    id: String, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    try await application?.openWindow(id: id)
  }

  /// Opens a window that presents a value, and shares the window with other people if the host supports sharing.
  ///
  /// - Parameters:
  ///   - value: The value, which is stored with the window.
  ///   - sharingBehavior: Whether opening the window fails if it can't be shared.
  /// - Throws: An error if sharing is required, because no host supports sharing, or if the window can't be opened.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(
    value: Value, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    try await application?.openWindow(value: value)
  }

  /// Opens a window that presents a value, in the group with an id, and shares the window with other people if the host
  /// supports sharing.
  ///
  /// - Parameters:
  ///   - id: The id of a declared group for values of this type.
  ///   - value: The value, which is stored with the window.
  ///   - sharingBehavior: Whether opening the window fails if it can't be shared.
  /// - Throws: An error if sharing is required, because no host supports sharing, or if the window can't be opened.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(
    id: String, value: Value, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    try await application?.openWindow(id: id, value: value)
  }
}
