package import Foundation

// Requests of views and of other code to open and close windows, and the sessions whose windows present a value.
extension Application {
  /// Queues a view's request to show or create the window of a declared scene (S97, S98).
  package func openWindow(_ request: WindowRequest) {
    parts.ask(.openWindow(request.text)) { $0.sessions.opened(request).failure }
  }

  /// Queues a view's request to show or create the window of a declared scene, in place of the window of a session.
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
  /// - Parameter id: The identifier of the declared scene.
  /// - Returns: The session of the window, after its scene has connected and entered the foreground.
  /// - Throws: A ``/SceneModel/SceneError`` if no declared scene has the identifier, if no further window is allowed
  ///   (S102, S103), if the application is ending, or if the session is closed before the method returns.
  @discardableResult public func openWindow(id: String) async throws -> SceneSession {
    try await parts.open(WindowRequest(id: id))
  }

  /// Shows or creates the window that presents a value, for code outside of views (S98).
  ///
  /// In tests, `AppSimulator.perform` runs the necessary turns.
  ///
  /// - Parameters:
  ///   - id: The identifier of the declared scene; nil for the first scene that declares the value's type.
  ///   - value: The value for the window to present.
  /// - Returns: The session of the window, after its scene has connected and entered the foreground.
  /// - Throws: A ``/SceneModel/SceneError`` if no declared scene matches, if no further window is allowed (S102, S103),
  ///   if the application is ending, or if the session is closed before the method returns.
  @discardableResult public func openWindow<Value: Codable & Hashable>(
    id: String? = nil, value: Value
  ) async throws -> SceneSession {
    try await parts.open(WindowRequest(id: id, value: value))
  }

  /// Returns the sessions whose windows present a value, in the order of creation (S101).
  ///
  /// The type of the value must be the declared type: an `Int8` doesn't match a window that presents an `Int`.
  ///
  /// - Parameter value: The value, compared with the value that each window currently presents (S99).
  /// - Returns: The sessions, including disconnected ones; empty if no window presents the value.
  public func openSessions<Value: Codable & Hashable>(presenting value: Value) -> [SceneSession] {
    let request = WindowRequest(value: value)
    return orderedSessions.filter { $0.fits(request) }
  }

  /// Queues a request to show a new document, with a number in its title, in a window of a declared document group.
  package func openNewDocument(_ number: Int, of scene: SceneDescription.ID) {
    parts.ask(.openWindow("\(scene)")) { $0.sessions.openNewDocument(number, of: scene) }
  }

  /// Queues a request to show or create the window of a file's document, in the first declared document group that
  /// reads files of this type.
  ///
  /// - Parameters:
  ///   - file: The file to open.
  ///   - completionHandler: A closure that is called once: with nil, or with an error if the request fails or the file
  ///     can't be read. Without it, a failed request is a problem, and the window shows why the file can't be read.
  package func openDocument(at file: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
    parts.ask(.openWindow("of \(file.lastPathComponent)"), completionHandler) { parts in
      let error = parts.sessions.openDocument(at: file, isChecked: completionHandler != nil).failure
      if error == nil { completionHandler?(nil) }
      return error
    }
  }

  /// Whether a person's request for a new window creates a window, rather than showing an open window or being refused.
  package var createsNewWindow: Bool { parts.sessions.createsNewWindow }

  /// Queues a request to show or create the window of the settings that the app declares.
  package func openSettings() {
    let request = WindowRequest()
    parts.ask(.openWindow(request.text)) { $0.sessions.openSettings(request) }
  }

  /// Queues a request to close every window that matches the request, including windows of scenes that are no longer
  /// declared (S106).
  ///
  /// - Parameters:
  ///   - request: The description of the windows to close; nil if a view outside of all windows asks to close its own
  ///     window, which fails.
  ///   - isForced: True to close the windows at once; false to let their views ask the person for confirmation first.
  package func dismissWindow(_ request: WindowRequest?, isForced: Bool = false) {
    parts.ask(.dismissWindow(request?.text ?? "around the view")) {
      $0.sessions.dismiss(request, isForced: isForced)
    }
  }

  /// Queues a request to close the window of a session; its views may ask the person for confirmation first.
  package func dismissWindow(of session: SceneSession) {
    parts.ask(.destruction(session.id, .standard), "destroy", session) { $0.close(session) }
  }
}
