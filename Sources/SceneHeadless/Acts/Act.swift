public import Foundation
public import SceneRuntime

/// One line of a script: an action of a person or the system, a check of the result, or a command that prints the
/// result.
///
/// Windows are numbered from 1 in the creation order of their sessions. An act without a window
/// number applies to the focused window.
///
/// ```swift
/// import SceneHeadless
///
/// func script() throws -> [Act] {
///   let lines = [#"tap "New Message""#, #"type "Lunch?" into "Subject""#, "quit"]
///   return try lines.compactMap { try Act(line: $0) }
/// }
/// ```
public enum Act: Hashable, Sendable {
  /// A person presses the control with the given name, such as a button or a toggle.
  case tap(Target, in: Int? = nil)
  /// A person replaces the text of the field with the given name.
  case type(String, into: Target, in: Int? = nil)
  /// A person selects the first occurrence of a text in the field with the given name.
  case select(String, of: Target, in: Int? = nil)
  /// A person submits the text of the field with the given name, for example with the return key.
  case submit(Target, in: Int? = nil)
  /// A person moves keyboard focus to the field or control with the given name, without typing.
  case focusOn(Target, in: Int? = nil)
  /// A person closes the content in front of a window, such as a sheet or a dialog.
  ///
  /// If there is no such content, the person leaves the current page or, without a page to leave, closes a utility
  /// window.
  case back(in: Int? = nil)
  /// A person answers the file dialog of a window with paths.
  case choose([String], in: Int? = nil)
  /// A person closes the file dialog of a window without answering it.
  case cancel(in: Int? = nil)
  /// A person scrolls the list or scroll view with the given label; without a label, the only list or scroll view in
  /// the window that can scroll.
  case scroll(Scroll, String? = nil, in: Int? = nil)
  /// A person sets the number of the control with the given name, such as a slider.
  case set(Target, to: Double, in: Int? = nil)
  /// A person changes the number of the stepper with the given name by one step.
  case step(Target, ContentEvent.Direction, in: Int? = nil)
  /// A person deletes a row of a list.
  case delete(Row, in: Int? = nil)
  /// A person moves a row of a list to the position with the given number, counted from 1.
  case move(Row, to: Int, in: Int? = nil)
  /// A person presses the keyboard shortcut of a control in a window, of a declared scene, or of a standard command.
  ///
  /// A key that isn't a shortcut goes to the views that handle keys.
  case press(KeyboardShortcut, in: Int? = nil)
  /// A person presses the control with the given name for a long time.
  case hold(Target, in: Int? = nil)
  /// A person performs the action with the given name on an element.
  case perform(String, on: Target, in: Int? = nil)
  /// A person drags an element to another element, or out of its window.
  case drag(Drag)
  /// A person focuses another window on screen.
  case focus(Int)
  /// A person resizes a window to the given size in points.
  case resize(width: Double, height: Double, in: Int? = nil)
  /// A person opens the application switcher.
  case openSwitcher
  /// Something outside the app, such as a phone call, gets the person's attention while the windows stay on screen.
  case interrupt
  /// A person requests another window.
  case newWindow
  /// A person selects a window in the switcher, even if its scene is disconnected.
  case resume(Int)
  /// A person closes a window permanently.
  case close(Int? = nil)
  /// A person sends a window to the background; nil means the whole application.
  case background(Int? = nil)
  /// A person returns to the application from the switcher, from an interruption or from the background.
  case foreground
  /// A display with the given name is attached.
  case attachDisplay(String)
  /// A display with the given name is detached.
  case detachDisplay(String)
  /// The system asks applications to free memory.
  case memoryPressure
  /// The given number of seconds passes on the clock that views read.
  case wait(Int)
  /// A person opens one link, or several links at once.
  case open(URL, and: [URL] = [])
  /// A person chooses a quick action of the given type, optionally with a target content identifier.
  case shortcut(String, for: String? = nil)
  /// A person responds to the notification with the given title: chooses an action, and types the text that the action
  /// may require.
  ///
  /// Without an action, the person opens the notification. The notification can have a target content identifier.
  case notify(String, for: String? = nil, with: String? = nil, saying: String? = nil)
  /// A person accepts a share of records in the CloudKit container with the given identifier; the share may have a
  /// title.
  case share(String, titled: String? = nil)
  /// A person continues an activity of the given type, optionally with a target content identifier.
  case continueActivity(String, for: String? = nil)
  /// An activity of the given type is handed off to this device or from this device.
  case handoff(String, Handoff)
  /// The application quits.
  case quit
  /// A person ends the application in the switcher.
  case forceQuit
  /// The process is killed and launched again with its stored sessions, optionally for a link.
  case relaunch(opening: URL? = nil)
  /// Prints the text of every window.
  case show
  /// Prints the menus of a window, including the standard commands.
  case showMenus(in: Int? = nil)
  /// Writes a picture of the windows, as a terminal of the given size shows them, to a file.
  case picture(String, columns: Int = 80, rows: Int = 24)
  /// Checks an expectation of the state or of the trace.
  case expect(Expectation)

  /// The control that an act uses, given by its accessibility identifier or its label.
  public struct Target: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The accessibility identifier or the label.
    public var name: String
    /// The number among the controls with the name, counted from 1 in display order; nil if only one control has the
    /// name.
    public var number: Int?

    /// Creates a target from a name and a number, counted from 1.
    ///
    /// - Parameters:
    ///   - name: The accessibility identifier or the label.
    ///   - number: The number among the controls with the name, counted from 1 in display order; nil if only one
    ///     control has the name.
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
  public enum Row: Hashable, Sendable {
    /// The row with the given name.
    case named(Target)
    /// The row with the given number, counted from 1 among the rows that all lists of a window create from data.
    case number(Int)
  }

  /// The dragged element, and the element or window to which it is dragged.
  public struct Drag: Hashable, Sendable {
    /// The element that is dragged.
    public var source: Target
    /// The number of the element's window; nil for the focused window.
    public var window: Int?
    /// The element on which the dragged element is dropped; nil for a new window.
    public var target: Target?
    /// The number of the window in which the element is dropped; nil for the window of the dragged
    /// element.
    public var targetWindow: Int?

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - source: The element that is dragged.
    ///   - window: The number of the element's window; nil for the focused window.
    ///   - target: The element on which the dragged element is dropped; nil for a new window.
    ///   - targetWindow: The number of the window in which the element is dropped; nil for the
    ///     window of the dragged element.
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
  public enum Handoff: Hashable, Sendable {
    /// The activity is announced, optionally with a target content identifier.
    case begins(for: String? = nil)
    /// The activity arrives, optionally with a target content identifier.
    case arrives(for: String? = nil)
    /// The activity fails to arrive, for the given reason.
    case fails(String)
    /// Another device continues the current activity of this device.
    case taken
  }

  /// The destination of scrolling.
  public enum Scroll: Hashable, Sendable {
    /// One page of 50 rows toward the beginning.
    case up
    /// One page of 50 rows toward the end.
    case down
    /// A row, counted from 1.
    case to(Int)
    /// The part that contains the given text: a loaded row of a list, or a text or control in a scroll view.
    case toText(String)
  }

  /// A condition to check.
  public enum Expectation: Hashable, Sendable {
    /// A line of a window contains a text.
    case text(String, in: Int? = nil)
    /// No line of a window contains a text.
    case noText(String, in: Int? = nil)
    /// The given number of windows is on screen.
    case windows(Int)
    /// A line of the trace since the last act contains a text.
    case trace(String)
    /// A delegate method was called since the last act, and the line of its trace entry contains a text.
    case call(String)
  }
}
