public import Foundation
import SceneHeadless
public import Scenes
public import Testing

// A control is identified by its accessibility identifier or its label, and among several with the same
// name by a number, counted from 1 in display order. Windows are numbered in the creation order of their
// sessions, from 1; without a number, the focused window is used.
extension AppSimulator {
  /// Presses a button, a row, or any other element that can be pressed.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func tap(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.tap(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Replaces the text of the field with a name, as by typing.
  ///
  /// - Parameters:
  ///   - text: The text that the field has afterwards.
  ///   - name: The identifier or label of the field.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func type(
    _ text: String, into name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.type(text, into: Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Submits the text in the field with a name, as by pressing return.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the field.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func submit(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.submit(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Moves keyboard focus to the field or control with a name, without typing.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func focus(
    on name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.focusOn(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Closes the frontmost sheet or dialog of a window, or else leaves the current page.
  ///
  /// - Parameters:
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func back(in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.back(in: window), sourceLocation)
  }

  /// Answers the question for a file in a window, as of `fileImporter`.
  ///
  /// A file that is there already is replaced.
  ///
  /// - Parameters:
  ///   - paths: The paths: one, or several if the window asks for several.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func choose(
    _ paths: String..., in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.choose(paths, in: window), sourceLocation)
  }

  /// Closes the question for a file in a window without an answer.
  ///
  /// - Parameters:
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func cancel(
    in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.cancel(in: window), sourceLocation)
  }

  /// Scrolls the list with a label, or the only list, to a row, counted from 1.
  ///
  /// - Parameters:
  ///   - label: The label of the list, or the header of its section; nil if there is only one list.
  ///   - row: The row that is shown first, from 1; a row after the last one means the last.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scroll(
    _ label: String? = nil, to row: Int, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.to(row), label, in: window), sourceLocation)
  }

  /// Scrolls the list or the scroll view with a label, or the only one, to the row or the part with a text.
  ///
  /// A text that a row contains is enough if no other row contains it. A scroll view has to keep its place,
  /// with `scrollPosition`.
  ///
  /// - Parameters:
  ///   - label: The label of the list or the scroll view; nil for the only one, or the only one
  ///     with the text.
  ///   - text: The label of the row or the part, or a text in one of its lines.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scroll(
    _ label: String? = nil, to text: String, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.toText(text), label, in: window), sourceLocation)
  }

  /// Scrolls the list with a label, or the only list, down by 50 rows.
  ///
  /// - Parameters:
  ///   - label: The label of the list, or the header of its section; nil if there is only one list.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scrollDown(
    _ label: String? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.down, label, in: window), sourceLocation)
  }

  /// Scrolls the list with a label, or the only list, up by 50 rows.
  ///
  /// - Parameters:
  ///   - label: The label of the list, or the header of its section; nil if there is only one list.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scrollUp(
    _ label: String? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.up, label, in: window), sourceLocation)
  }

  /// Deletes a row of a list.
  ///
  /// - Parameters:
  ///   - row: The number of the row, from 1, over all rows of the lists in the window.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func delete(
    row: Int, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.delete(.number(row), in: window), sourceLocation)
  }

  /// Moves a row of a list to the place of another one.
  ///
  /// - Parameters:
  ///   - row: The number of the row, from 1, over all rows of the lists in the window.
  ///   - place: The number that the row has afterwards.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func move(
    row: Int, to place: Int, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.move(.number(row), to: place, in: window), sourceLocation)
  }

  /// Sets a value, as on a slider.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the slider.
  ///   - number: The number among sliders with the name, from 1; nil if there is only one.
  ///   - value: The value.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func set(
    _ name: String, at number: Int? = nil, to value: Double, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.set(Act.Target(name, at: number), to: value, in: window), sourceLocation)
  }

  /// Changes the value with a name by one step.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the stepper.
  ///   - number: The number among steppers with the name, from 1; nil if there is only one.
  ///   - direction: Whether the value grows or shrinks.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func step(
    _ name: String, at number: Int? = nil, _ direction: ContentEvent.Direction,
    in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.step(Act.Target(name, at: number), direction, in: window), sourceLocation)
  }

  /// Presses a keyboard shortcut, such as `command+shift+n`, of a control in a window, or else of a declared
  /// scene.
  ///
  /// - Parameters:
  ///   - shortcut: The names of the modifiers and the key, joined by `+`, as in
  ///     ``/SceneModel/KeyboardShortcut``.
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func press(
    _ shortcut: String, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) {
      try await player.play(.press(try KeyboardShortcut(inScript: shortcut), in: window))
    }
  }

  /// Focuses another window on screen.
  ///
  /// - Parameters:
  ///   - window: The number of the window, which has to be on screen.
  ///   - sourceLocation: The location of a failure in the test.
  public func focus(_ window: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.focus(window), sourceLocation)
  }

  /// Resizes a window, in points.
  ///
  /// - Parameters:
  ///   - width: The width in points, from 0 to a million.
  ///   - height: The height in points, from 0 to a million.
  ///   - window: The number of the window; the focused one if nil.
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

  /// Takes the person's attention from the application, as a call does.
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

  /// Selects a window in the switcher, whether or not its scene is still connected.
  ///
  /// - Parameters:
  ///   - window: The number of the window.
  ///   - sourceLocation: The location of a failure in the test.
  public func resume(_ window: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.resume(window), sourceLocation)
  }

  /// Closes a window permanently.
  ///
  /// Its session is discarded with all that it kept (S124).
  ///
  /// - Parameters:
  ///   - window: The number of the window; the focused one if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func close(
    _ window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.close(window), sourceLocation)
  }

  /// Sends a window to the background; nil means the whole application.
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

  /// Returns to the application.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func foreground(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.foreground, sourceLocation)
  }

  /// Attaches a display, which may get a scene of its own.
  ///
  /// Whether it gets one is up to the profile and to
  /// ``/SceneRuntime/Application/registerForExternalDisplays()`` (S139).
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
  /// - Parameters:
  ///   - name: The name of the attached display. The session of its scene is discarded (S16).
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

  /// Lets time pass on the clock that views show, such as texts with a timer; the test doesn't wait.
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
  ///   - url: The link. It comes without a sender; send another one with
  ///     ``receive(_:sourceLocation:)``.
  ///   - sourceLocation: The location of a failure in the test.
  public func open(_ url: URL, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.open(url), sourceLocation)
  }

  /// Quits the application.
  ///
  /// Its scenes enter the background, and its delegate is told; ``relaunch(for:sourceLocation:)``
  /// starts it again. A window that asks before it is closed asks first: answer with
  /// ``tap(_:at:in:sourceLocation:)``, and the application quits when all windows are asked.
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func quit(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.quit, sourceLocation)
  }

  /// Ends the application in the switcher, without telling it (S123).
  ///
  /// - Parameter sourceLocation: The location of a failure in the test.
  public func forceQuit(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.forceQuit, sourceLocation)
  }

  /// Waits until the application is quiet, after the test itself has made a change.
  ///
  /// It isn't an act, so the expected trace continues from the previous act.
  public func settle() async {
    await player.host.settle()
  }

  /// Waits for a condition that the app's own tasks make true.
  ///
  /// The condition is evaluated after every turn and every few milliseconds; if it isn't true in time, the
  /// test fails. It isn't an act, so the expected trace continues from the previous act.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main actor.
  ///   - sourceLocation: The location of a failure in the test.
  ///   - condition: The condition.
  public func until(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @MainActor () -> Bool
  ) async {
    guard goesOn(sourceLocation) else { return }
    do {
      guard await player.host.wait(within: limit, until: condition) else {
        throw ScriptError(
          "what was waited for didn't come about within \(limit); the windows show:\n\(text)")
      }
    } catch {
      fail("\(error)", sourceLocation)
    }
  }

  /// Performs asynchronous work of the app that needs turns, and runs turns until it is done.
  ///
  /// An example is ``/SceneRuntime/Application/openWindow(id:value:)``, which would wait forever otherwise.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main actor.
  ///   - sourceLocation: The location of a failure in the test.
  ///   - work: The work, which gets the running application.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work; `CancellationError` if it wasn't done in time, which fails the test, or
  ///   if it was skipped because an earlier act failed.
  @discardableResult public func perform<Result: Sendable>(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @escaping @MainActor (Application) async throws -> Result
  ) async throws -> Result {
    finish()
    guard goesOn(sourceLocation) else { throw CancellationError() }
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
