public import Foundation
import SceneHeadless
public import Scenes
public import Testing

// A control is named by its accessibility identifier or its label; of several with one name a number
// chooses, counted from 1 in the order in which they are shown. Windows are numbered in the order of their sessions' creation, from 1; where no number is given
// the focused window is meant.
extension AppSimulator {
  /// A person presses a button, a row, or anything else that can be pressed.
  ///
  /// - Parameters:
  ///   - name: Its identifier or its label.
  ///   - number: Which of several with that name, counted from 1; nil if there is one.
  ///   - window: The window's number; the focused one if nil.
  ///   - sourceLocation: Where the test is said to fail.
  public func tap(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.tap(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// A person types a text into the field with a name, in the place of what it held.
  public func type(
    _ text: String, into name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.type(text, into: Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// A person submits the text in the field with a name, as by pressing return.
  public func submit(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.submit(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// A person goes to the field or the control with a name, without typing.
  public func focus(
    on name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.focusOn(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// A person closes what is in front of a window, else leaves the page of a navigation.
  public func back(in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.back(in: window), sourceLocation)
  }

  /// A person scrolls the list with a label, or the only list there is, to a row, counted from 1.
  public func scroll(
    _ label: String? = nil, to row: Int, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.to(row), label, in: window), sourceLocation)
  }

  /// A person scrolls the list with a label, or the only list there is, 50 rows down.
  public func scrollDown(
    _ label: String? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.down, label, in: window), sourceLocation)
  }

  /// A person scrolls the list with a label, or the only list there is, 50 rows up.
  public func scrollUp(
    _ label: String? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.up, label, in: window), sourceLocation)
  }

  /// A person sets a value, as on a slider.
  ///
  /// - Parameters:
  ///   - name: The slider's identifier or label.
  ///   - number: Which of several with that name, counted from 1; nil if there is one.
  ///   - value: The value.
  ///   - window: The window's number; the focused one if nil.
  ///   - sourceLocation: Where the test is said to fail.
  public func set(
    _ name: String, at number: Int? = nil, to value: Double, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.set(Act.Target(name, at: number), to: value, in: window), sourceLocation)
  }

  /// A person steps the value with a name up or down.
  public func step(
    _ name: String, at number: Int? = nil, _ direction: ContentEvent.Direction,
    in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.step(Act.Target(name, at: number), direction, in: window), sourceLocation)
  }

  /// A person presses a keyboard shortcut, such as `command+shift+n`: of something in a window, else
  /// of a declared scene.
  public func press(
    _ shortcut: String, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) {
      try await player.play(.press(try KeyboardShortcut(inScript: shortcut), in: window))
    }
  }

  /// A person turns to another window on screen.
  public func focus(_ window: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.focus(window), sourceLocation)
  }

  /// A person gives a window another size, in points.
  public func resize(
    width: Double, height: Double, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.resize(width: width, height: height, in: window), sourceLocation)
  }

  /// A person opens the application switcher: every scene on screen becomes inactive.
  public func openSwitcher(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.openSwitcher, sourceLocation)
  }

  /// A person asks for another window.
  public func newWindow(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.newWindow, sourceLocation)
  }

  /// A person picks a window in the switcher, whether or not its scene is still connected.
  public func resume(_ window: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.resume(window), sourceLocation)
  }

  /// A person closes a window for good.
  public func close(
    _ window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.close(window), sourceLocation)
  }

  /// A person turns away from a window; from the application if none is given.
  public func background(
    _ window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.background(window), sourceLocation)
  }

  /// A person returns to the application.
  public func foreground(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.foreground, sourceLocation)
  }

  /// Another display is there, which may get a scene of its own.
  public func attachDisplay(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.attachDisplay(name), sourceLocation)
  }

  /// A display is gone, and its scene with it.
  public func detachDisplay(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.detachDisplay(name), sourceLocation)
  }

  /// The system needs memory back: scenes in the background are disconnected, their sessions stay.
  public func memoryPressure(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.memoryPressure, sourceLocation)
  }

  /// Somebody follows a link.
  public func open(_ url: URL, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.open(url), sourceLocation)
  }

  /// The application is quit.
  public func quit(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.quit, sourceLocation)
  }

  /// Waits until all is quiet, after the test itself has changed something.
  ///
  /// It is no act: what is expected of the trace goes on from the act before.
  public func settle() async {
    await player.host.settle()
  }

  /// Waits for the app's own tasks to bring something about.
  ///
  /// The condition is looked at after every turn and every few milliseconds; the test fails if it
  /// doesn't hold in time. It is no act: what is expected of the trace goes on from the act before.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at the most, without the time in which others keep the main actor.
  ///   - sourceLocation: Where the test is said to fail.
  ///   - condition: What must come to hold.
  public func until(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @MainActor () -> Bool
  ) async {
    await attempt(sourceLocation) { try await wait(within: limit, condition) }
  }

  private func wait(within limit: Duration, _ condition: @MainActor () -> Bool) async throws {
    let host = player.host
    let tick = Duration.milliseconds(2)
    var waited = Duration.zero
    // What the app's tasks change may call for no turn.
    let ticking = Task {
      while true {
        try await Task.sleep(for: tick)
        waited += tick
        host.wake()
      }
    }
    defer { ticking.cancel() }
    while !condition() {
      if waited > limit {
        throw ScriptError(
          "what was waited for didn't come about within \(limit); the windows show:\n\(text)")
      }
      await host.nextWake()
      await host.settle()
    }
  }

  /// Does something of the app's that waits for turns, and runs turns until it is done.
  ///
  /// ``Application/openWindow(id:value:)`` is such a thing: without this it would wait for ever.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at the most, without the time in which others keep the main actor.
  ///   - sourceLocation: Where the test is said to fail.
  ///   - work: What is done, with the running application.
  /// - Returns: What it gave.
  /// - Throws: What it threw; `CancellationError` if it wasn't done in time, which fails the test, or if
  ///   it was skipped because an act before it has failed.
  @discardableResult public func perform<Result: Sendable>(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @escaping @MainActor (Application) async throws -> Result
  ) async throws -> Result {
    guard goesOn(sourceLocation) else { throw CancellationError() }
    player.beginAct()
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
