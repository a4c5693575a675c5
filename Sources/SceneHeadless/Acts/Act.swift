public import Foundation
public import SceneRuntime

/// One line of a script: an action of a person or the system, or a check of the result.
///
/// A window's number is that of its session in creation order, from 1. An act without a window number
/// applies to the focused window.
///
/// ```swift
/// import SceneHeadless
///
/// func script() throws -> [Act] {
///   let lines = [#"tap "New Message""#, #"type "Lunch?" into "Subject""#, "quit"]
///   return try lines.compactMap { try Act(line: $0) }
/// }
/// ```
public enum Act: Hashable, Codable, Sendable {
  /// A person presses the control with a name: a button, a toggle, or any other that can be pressed.
  case tap(Target, in: Int? = nil)
  /// A person replaces the text of the field with a name.
  case type(String, into: Target, in: Int? = nil)
  /// A person selects the first part with a text in the field with a name.
  case select(String, of: Target, in: Int? = nil)
  /// A person submits the text in the field with a name, as by pressing return.
  case submit(Target, in: Int? = nil)
  /// A person moves keyboard focus to the field or control with a name, without typing.
  case focusOn(Target, in: Int? = nil)
  /// A person closes the frontmost sheet or dialog of a window, or else leaves the current page.
  case back(in: Int? = nil)
  /// A person answers the file dialog of a window with paths.
  case choose([String], in: Int? = nil)
  /// A person closes the file dialog of a window without an answer.
  case cancel(in: Int? = nil)
  /// A person scrolls the list or the scroll view with a label, or the only one.
  case scroll(Scroll, String? = nil, in: Int? = nil)
  /// A person sets the number with a name.
  case set(Target, to: Double, in: Int? = nil)
  /// A person changes the number with a name by one step.
  case step(Target, ContentEvent.Direction, in: Int? = nil)
  /// A person deletes a row of a list.
  case delete(Row, in: Int? = nil)
  /// A person moves a row of a list to the place of another one, counted from 1.
  case move(Row, to: Int, in: Int? = nil)
  /// A person presses the keyboard shortcut of a control in a window, or of a declared scene.
  case press(KeyboardShortcut, in: Int? = nil)
  /// A person presses the control with a name for a long time.
  case hold(Target, in: Int? = nil)
  /// A person performs an action of the element with a name.
  case perform(String, on: Target, in: Int? = nil)
  /// A person drags something to something else, or out of its window.
  case drag(Drag)
  /// A person focuses another window on screen.
  case focus(Int)
  /// A person resizes a window, in points.
  case resize(width: Double, height: Double, in: Int? = nil)
  /// A person opens the application switcher.
  case openSwitcher
  /// Something else gets the person's attention while the windows stay on screen.
  case interrupt
  /// A person requests another window.
  case newWindow
  /// A person selects a window in the switcher, whether or not its scene is still connected.
  case resume(Int)
  /// A person closes a window permanently.
  case close(Int? = nil)
  /// A person sends a window to the background; nil means the whole application.
  case background(Int? = nil)
  /// A person returns to the application.
  case foreground
  /// A display with a name is attached.
  case attachDisplay(String)
  /// A display with a name is detached.
  case detachDisplay(String)
  /// The system requests that memory be freed.
  case memoryPressure
  /// Time passes on the clock that views show, a number of seconds.
  case wait(Int)
  /// A link is opened, or several at once.
  case open(URL, and: [URL] = [])
  /// A person chooses a quick action of a type, optionally with a target.
  case shortcut(String, for: String? = nil)
  /// A person responds to a notification with a title, by an action and the text it may require; without an
  /// action, they open it.
  case notify(String, for: String? = nil, with: String? = nil, saying: String? = nil)
  /// A person accepts a share of the records of a container, optionally with a title.
  case share(String, titled: String? = nil)
  /// An activity of a type is continued.
  case continueActivity(String, for: String? = nil)
  /// An activity of a type is handed off from or to another device.
  case handoff(String, Handoff)
  /// The application quits.
  case quit
  /// A person ends the application in the switcher.
  case forceQuit
  /// The process is killed without notice and launched again with its stored sessions, optionally for a link.
  case relaunch(opening: URL? = nil)
  /// Prints the text of every window.
  case show
  /// Prints the menus of a window, with the standard commands.
  case showMenus(in: Int? = nil)
  /// Writes a picture of the windows, as a terminal with a number of columns and rows shows them, to a file.
  case picture(String, columns: Int = 80, rows: Int = 24)
  /// Checks an expectation.
  case expect(Expectation)

  /// The control of an act, by its accessibility identifier or its label.
  public struct Target: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The accessibility identifier or the label.
    public var name: String
    /// The number among the controls with the name, from 1 in display order; nil if there is only one.
    public var number: Int?

    /// Creates a target from a name and a number, counted from 1.
    ///
    /// - Parameters:
    ///   - name: The accessibility identifier or the label.
    ///   - number: The number among the controls with the name, from 1 in display order; nil if
    ///     there is only one.
    public init(_ name: String, at number: Int? = nil) {
      self.name = name
      self.number = number
    }

    /// Creates a target from a unique name.
    ///
    /// - Parameter name: The accessibility identifier or the label.
    public init(stringLiteral name: String) {
      self.init(name)
    }
  }

  /// A row of a list that a person deletes or moves.
  public enum Row: Hashable, Codable, Sendable {
    /// The row with a name.
    case named(Target)
    /// The row with a number, counted from 1 over all rows of the lists in a window.
    case number(Int)
  }

  /// The dragged element, and the place to which it is dragged.
  public struct Drag: Hashable, Codable, Sendable {
    /// The element that is dragged.
    public var source: Target
    /// The number of its window; nil for the focused one.
    public var window: Int?
    /// The element on which it is dropped; nil for a new window.
    public var target: Target?
    /// The number of the window in which it is dropped; nil for that of the source.
    public var targetWindow: Int?

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - source: The element that is dragged.
    ///   - window: The number of its window; nil for the focused one.
    ///   - target: The element on which it is dropped; nil for a new window.
    ///   - targetWindow: The number of the window in which it is dropped; nil for that of the source.
    public init(
      _ source: Target, in window: Int? = nil, to target: Target? = nil,
      in targetWindow: Int? = nil
    ) {
      self.source = source
      self.window = window
      self.target = target
      self.targetWindow = targetWindow
    }
  }

  /// The progress of a handoff.
  public enum Handoff: Hashable, Codable, Sendable {
    /// The activity is announced, optionally with a target.
    case begins(for: String? = nil)
    /// The activity arrives, optionally with a target.
    case arrives(for: String? = nil)
    /// The activity fails to arrive, for a reason.
    case fails(String)
    /// Another device continues the current activity of this one.
    case taken
  }

  /// The destination of scrolling.
  public enum Scroll: Hashable, Codable, Sendable {
    /// One page up.
    case up
    /// One page down.
    case down
    /// A row, counted from 1.
    case to(Int)
    /// The row or the part of a scroll view with a text.
    case toText(String)
  }

  /// A condition to check.
  public enum Expectation: Hashable, Codable, Sendable {
    /// A line of a window contains a text.
    case text(String, in: Int? = nil)
    /// No line of a window contains a text.
    case noText(String, in: Int? = nil)
    /// The number of windows on screen.
    case windows(Int)
    /// A line of the trace since the last act contains a text.
    case trace(String)
    /// A delegate method was called since the last act, and the line of its trace entry contains a text.
    case call(String)
  }
}
