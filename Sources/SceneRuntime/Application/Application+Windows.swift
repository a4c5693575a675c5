package import Foundation

// Windows by identifier and by value, as requested by views and by other code.
extension Application {
  /// Shows or creates the window of a declared scene (S97, S98).
  package func openWindow(_ request: WindowRequest) {
    parts.ask(.openWindow(request.text)) { parts in
      parts.sessions.opened(request).failure
    }
  }

  /// Shows or creates the window of a declared scene in place of a session's window.
  package func pushWindow(_ request: WindowRequest, inPlaceOf session: SceneSession) {
    parts.ask(.openWindow("\(request.text) in place of scene \(session.id)")) { parts in
      parts.sessions.push(request, inPlaceOf: session)
    }
  }

  /// Shows or creates the window of a declared scene, for code outside of views (S97).
  ///
  /// In tests, `AppSimulator.perform` runs the necessary turns.
  ///
  /// ```swift
  /// @MainActor func openOutbox(in application: Application) async {
  ///   do {
  ///     let session = try await application.openWindow(id: "outbox")
  ///     session.userInfo = ["isNew": true]
  ///   } catch {
  ///     print(error)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter id: The identifier of the scene.
  /// - Returns: The window's session, once its scene is connected and in the foreground.
  /// - Throws: A ``/SceneModel/SceneError`` if no scene has the identifier, or no further window is
  ///   allowed (S102, S103).
  @discardableResult public func openWindow(id: String) async throws -> SceneSession {
    try await parts.open(WindowRequest(id: id))
  }

  /// Shows or creates the window that presents a value, for code outside of views (S98).
  ///
  /// In tests, `AppSimulator.perform` runs the necessary turns.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene; nil for the scene that declares the value's type.
  ///   - value: The value for the window to present.
  /// - Returns: The window's session, once its scene is connected and in the foreground.
  /// - Throws: A ``/SceneModel/SceneError`` if no scene matches, or no further window is allowed
  ///   (S102, S103).
  @discardableResult public func openWindow<Value: Codable & Hashable>(
    id: String? = nil, value: Value
  ) async throws -> SceneSession {
    try await parts.open(WindowRequest(id: id, value: value))
  }

  /// Returns the sessions whose windows present a value, in the order of creation (S101).
  ///
  /// The type of the value must be the declared type: an `Int8` doesn't match a window that
  /// presents an `Int`.
  ///
  /// - Parameter value: The value, compared with the value that each window currently presents
  ///   (S99).
  /// - Returns: The sessions, including disconnected ones; empty if no window presents the value.
  public func openSessions<Value: Codable & Hashable>(presenting value: Value) -> [SceneSession] {
    let request = WindowRequest(value: value)
    return orderedSessions.filter { $0.fits(request) }
  }

  /// Opens a window with a new document of a declared scene.
  package func openNewDocument(_ number: Int, of scene: SceneDescription.ID) {
    parts.ask(.openWindow("\(scene)")) { $0.sessions.openNewDocument(number, of: scene) }
  }

  /// Shows or creates the window of a file, in the first declared group that reads files of its type.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - completionHandler: Called once with the error, or with nil on success. Without a handler, an
  ///     error is recorded as a problem.
  package func openDocument(at file: URL, completionHandler: ((SceneError?) -> Void)? = nil) {
    parts.ask(.openWindow("of \(file.lastPathComponent)")) { parts in
      let error = parts.sessions.openDocument(at: file).failure
      completionHandler?(error)
      return completionHandler == nil ? error : nil
    }
  }

  /// Shows or creates the window of the declared settings.
  package func openSettings() {
    let request = WindowRequest()
    parts.ask(.openWindow(request.text)) { $0.sessions.openSettings(request) }
  }

  /// Closes every matching window, including windows of scenes that are no longer declared (S106).
  ///
  /// - Parameters:
  ///   - request: The request to match; nil if a view dismisses its own window without naming a window.
  ///   - isForced: Whether the windows close without the questions that their views would ask.
  package func dismissWindow(_ request: WindowRequest?, isForced: Bool = false) {
    parts.ask(.dismissWindow(request?.text ?? "around the view")) {
      $0.sessions.dismiss(request, isForced: isForced)
    }
  }

  /// Closes the window of a session, after the person has answered the question that the window's
  /// views ask.
  package func dismissWindow(of session: SceneSession) {
    parts.ask(.destruction(session.id, .standard), "destroy", session) { $0.close(session) }
  }
}
