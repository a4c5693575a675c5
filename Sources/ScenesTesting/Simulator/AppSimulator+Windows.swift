public import Foundation
import SceneHeadless
public import Scenes
public import Testing

// Acts on windows and acts of the system. Windows are numbered from 1 in the creation order of
// their sessions.
extension AppSimulator {
  /// Focuses another window on screen.
  ///
  /// - Parameters:
  ///   - window: The number of the window, which has to be on screen.
  ///   - sourceLocation: The location of a failure in the test.
  public func focus(_ window: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.focus(window), sourceLocation)
  }

  /// Resizes a window to a size in points.
  ///
  /// - Parameters:
  ///   - width: The width in points, from 0 to a million.
  ///   - height: The height in points, from 0 to a million.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func resize(
    width: Double, height: Double, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.resize(width: width, height: height, in: window), sourceLocation)
  }

  /// Opens the application switcher, which makes every scene on screen inactive.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func openSwitcher(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.openSwitcher, sourceLocation)
  }

  /// Interrupts the application, as a phone call does.
  ///
  /// Every scene on screen becomes inactive (S10); ``foreground(sourceLocation:)`` ends the interruption.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func interrupt(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.interrupt, sourceLocation)
  }

  /// Requests another window, as a person does.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func newWindow(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.newWindow, sourceLocation)
  }

  /// Selects a window in the switcher, even if its scene is disconnected.
  ///
  /// - Parameters:
  ///   - window: The number of the window.
  ///   - sourceLocation: The location of a failure in the test.
  public func resume(_ window: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.resume(window), sourceLocation)
  }

  /// Closes a window permanently.
  ///
  /// The window's session is discarded with all state that was saved with it (S124).
  ///
  /// - Parameters:
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func close(
    _ window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.close(window), sourceLocation)
  }

  /// Sends a window or all windows to the background.
  ///
  /// - Parameters:
  ///   - window: The number of the window, which has to be on screen; nil for all windows of the
  ///     application.
  ///   - sourceLocation: The location of a failure in the test.
  public func background(
    _ window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.background(window), sourceLocation)
  }

  /// Returns to the application from the switcher, from an interruption or from the background, as a person does.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func foreground(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.foreground, sourceLocation)
  }

  /// Attaches a display, which may get a scene.
  ///
  /// The profile and ``/SceneRuntime/Application/registerForExternalDisplays()`` determine whether
  /// the display gets a scene (S139).
  ///
  /// - Parameters:
  ///   - name: The name of the display.
  ///   - sourceLocation: The location of a failure in the test.
  public func attachDisplay(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.attachDisplay(name), sourceLocation)
  }

  /// Detaches a display and disconnects its scene.
  ///
  /// The session of the scene is discarded (S16).
  ///
  /// - Parameters:
  ///   - name: The name of the attached display.
  ///   - sourceLocation: The location of a failure in the test.
  public func detachDisplay(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.detachDisplay(name), sourceLocation)
  }

  /// Signals low memory: scenes in the background are disconnected, and their sessions stay open.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func memoryPressure(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.memoryPressure, sourceLocation)
  }

  /// Advances the application's clock, which updates, for example, texts with a timer; the test doesn't wait.
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds, at least 0.
  ///   - sourceLocation: The location of a failure in the test.
  public func wait(
    seconds: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.wait(seconds), sourceLocation)
  }

  /// Opens a link.
  ///
  /// - Parameters:
  ///   - url: The link, which has no sender. To send a link with a sender, use
  ///     ``receive(_:sourceLocation:)``.
  ///   - sourceLocation: The location of a failure in the test.
  public func open(_ url: URL, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.open(url), sourceLocation)
  }

  /// Quits the application.
  ///
  /// The application's scenes enter the background, and its delegate is notified. To start the
  /// application again, call ``relaunch(for:sourceLocation:)``. Windows may ask questions before
  /// they close: answer with ``tap(_:at:in:sourceLocation:)``. The application quits when all
  /// questions are answered.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func quit(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.quit, sourceLocation)
  }

  /// Ends the application in the switcher, without calling its delegate (S123).
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func forceQuit(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.forceQuit, sourceLocation)
  }

  /// Waits until the application has no more work, after the test itself made a change.
  ///
  /// The call isn't an act. Afterwards, ``trace`` still contains the lines since the previous act.
  public func settle() async {
    await player.host.settle()
  }

  /// Waits for a condition that the app's own tasks make true.
  ///
  /// The condition is evaluated after every turn and every few milliseconds. If the condition isn't
  /// true before the limit, the test fails. The call isn't an act. Afterwards, ``trace`` still contains
  /// the lines since the previous act.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main actor.
  ///   - sourceLocation: The location of a failure in the test.
  ///   - condition: Returns whether the app has reached the expected state.
  public func until(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @MainActor () -> Bool
  ) async {
    guard canContinue(sourceLocation) else { return }
    do {
      guard await player.host.wait(within: limit, until: condition) else {
        throw ScriptError(
          "what was waited for didn't come about within \(limit); the windows show:\n\(text)")
      }
    } catch {
      fail("\(error)", sourceLocation)
    }
  }

  /// Performs asynchronous work of the app, and runs the application's turns until the work is finished.
  ///
  /// In a turn, the application performs the work that is in its queue. An example of work that waits for turns is
  /// ``/SceneRuntime/Application/openWindow(id:value:)``.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main actor.
  ///   - sourceLocation: The location of a failure in the test.
  ///   - work: The work, which gets the running application.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work, or a `CancellationError` if the work was skipped because an act failed. If the
  ///   work isn't finished in time, the test fails, and the error is a `CancellationError` too.
  @discardableResult public func perform<Result: Sendable>(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @escaping @MainActor (Application) async throws -> Result
  ) async throws -> Result {
    finish()
    guard canContinue(sourceLocation) else { throw CancellationError() }
    do throws(ScriptError) {
      try checkRunning()
    } catch {
      fail("\(error)", sourceLocation)
      throw CancellationError()
    }
    lastAct = sourceLocation
    player.beginAct()
    effects?.begin(player, sourceLocation)
    let application = application
    var isDone = false
    let task = Task {
      defer { isDone = true }
      return try await work(application)
    }
    await until(within: limit, sourceLocation: sourceLocation) { isDone }
    guard isDone else {
      task.cancel()
      throw CancellationError()
    }
    return try await task.value
  }
}
