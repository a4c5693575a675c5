import SceneRuntime

/// An action that opens a window in place of the one that requests it.
///
/// The asking window goes to the background, and the new one gets its size. When the new window is closed, the asking
/// one comes back.
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
/// A window that was pushed can't push another: a problem is recorded.
public struct PushWindowAction {
  var window: EnclosingWindow?

  /// Opens a window of a scene in place of the one around the view.
  ///
  /// - Parameter id: The id of a declared group or window.
  @MainActor public func callAsFunction(id: String) {
    push(.init(id: id))
  }

  /// Opens a window that presents a value in place of the one around the view.
  ///
  /// - Parameter value: The value, which is stored with the window.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    push(.init(value: value))
  }

  /// Opens a window of the group with an id that presents a value in place of the one around the view.
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
  /// An action that opens a window in place of the one that calls it; outside of a window it opens the window only.
  public var pushWindow: PushWindowAction { PushWindowAction(window: enclosingWindow) }
}

extension OpenWindowAction {
  /// The way in which a window is shared with others who use the app.
  public struct SharingBehavior: Hashable, Sendable {
    private let isRequired: Bool

    /// The window is opened, whether or not it can be shared: nothing can.
    public static let requested = SharingBehavior(isRequired: false)
    /// The window is opened only if it is shared, so that opening it fails.
    public static let required = SharingBehavior(isRequired: true)

    /// Throws if sharing is required.
    func check() throws {
      if isRequired { throw SceneError(.requestDenied, .unsharedWindow()) }
    }
  }
}

extension OpenWindowAction {
  /// Opens a window of a scene, and shares it.
  ///
  /// - Parameters:
  ///   - id: The id of a declared group or window.
  ///   - sharingBehavior: Whether the window has to be shared.
  /// - Throws: An error if it has to be shared, or can't be opened.
  @MainActor public func callAsFunction(
    id: String, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    try await application?.openWindow(id: id)
  }

  /// Opens a window that presents a value, and shares it.
  ///
  /// - Parameters:
  ///   - value: The value, which is stored with the window.
  ///   - sharingBehavior: Whether the window has to be shared.
  /// - Throws: An error if it has to be shared, or can't be opened.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(
    value: Value, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    try await application?.openWindow(value: value)
  }

  /// Opens a window of the group with an id that presents a value, and shares it.
  ///
  /// - Parameters:
  ///   - id: The id of a declared group for values of this type.
  ///   - value: The value, which is stored with the window.
  ///   - sharingBehavior: Whether the window has to be shared.
  /// - Throws: An error if it has to be shared, or can't be opened.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(
    id: String, value: Value, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    try await application?.openWindow(id: id, value: value)
  }
}
