import SceneHeadless
import Scenes
public import Testing

// Work in the background, which the system requests on a device.
extension AppSimulator {
  /// Requests that the app refresh its content, and waits until the work is finished.
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
  ///   - sourceLocation: The location of a failure in the test.
  public func run(
    backgroundTask identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await run(.appRefresh(identifier), sourceLocation)
  }

  /// Tells the app that a transfer has ended, and waits until the app's work is finished.
  ///
  /// The work is the closure of `backgroundTask`. The test fails if no scene has a closure for the
  /// transfer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the URL session of the transfer.
  ///   - sourceLocation: The location of a failure in the test.
  public func run(
    urlSession identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await run(.urlSession(identifier), sourceLocation)
  }

  private func run(_ occasion: BackgroundOccasion, _ sourceLocation: SourceLocation) async {
    await attempt(sourceLocation) {
      let declarations = application.declarations as? any BackgroundDeclarations
      guard let work = declarations?.backgroundWork(for: occasion) else {
        throw ScriptError("no scene has work for \(occasion); expected backgroundTask with it")
      }
      await work()
      await settle()
    }
  }
}
