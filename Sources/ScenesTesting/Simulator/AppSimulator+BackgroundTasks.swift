import SceneHeadless
import Scenes
public import Testing

// Work in the background, which the system requests on a device.
extension AppSimulator {
  /// Requests that the app refresh its content, and runs the application's turns until the work is
  /// finished.
  ///
  /// The work is the closure of `backgroundTask`. The test fails if no scene has a closure for the
  /// request.
  ///
  /// ```swift
  /// @Test @MainActor func `a refresh gets the mail`() async {
  ///   let simulator = await AppSimulator(Postbox())
  ///   await simulator.run(backgroundTask: "com.example.postbox.refresh")
  ///   simulator.expect("1 unread")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request.
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main actor.
  ///   - sourceLocation: The location of a failure in the test.
  public func run(
    backgroundTask identifier: String, within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await run(.appRefresh(identifier), within: limit, sourceLocation)
  }

  /// Tells the app that a transfer has ended, and runs the application's turns until the app's work is
  /// finished.
  ///
  /// The work is the closure of `backgroundTask`. The test fails if no scene has a closure for the
  /// transfer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the URL session of the transfer.
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main actor.
  ///   - sourceLocation: The location of a failure in the test.
  public func run(
    urlSession identifier: String, within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await run(.urlSession(identifier), within: limit, sourceLocation)
  }

  private func run(
    _ occasion: BackgroundOccasion, within limit: Duration, _ sourceLocation: SourceLocation
  ) async {
    await attempt(sourceLocation) {
      let declarations = application.declarations as? any BackgroundDeclarations
      guard let work = declarations?.backgroundWork(for: occasion) else {
        throw ScriptError("no scene has work for \(occasion); expected backgroundTask with it")
      }
      player.beginAct()
      var isDone = false
      let task = Task {
        await work()
        isDone = true
      }
      guard await player.host.wait(within: limit, until: { isDone }) else {
        task.cancel()
        throw ScriptError("the work for \(occasion) wasn't finished within \(limit)")
      }
      await settle()
    }
  }
}
