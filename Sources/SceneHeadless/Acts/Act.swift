public import Foundation
public import SceneRuntime

/// One thing a person or the system does, or a look at what came of it; a line of a script.
///
/// Windows are known by number: that of their session in the order of creation, from 1. An act on a
/// window that isn't named goes to the focused one.
public enum Act: Hashable, Codable, Sendable {
  /// A person presses what has a label: a button, a toggle, or anything else that can be pressed.
  case tap(Target, in: Int? = nil)
  /// A person types a text into the field with a label, in the place of what it held.
  case type(String, into: Target, in: Int? = nil)
  /// A person submits the text in the field with a label, as by pressing return.
  case submit(Target, in: Int? = nil)
  /// A person goes to the field or the control with a label, without typing.
  case focusOn(Target, in: Int? = nil)
  /// A person closes what is in front of a window, else leaves the page of a navigation.
  case back(in: Int? = nil)
  /// A person scrolls the list with a label, or the only list there is.
  case scroll(Scroll, String? = nil, in: Int? = nil)
  /// A person sets the number with a label.
  case set(Target, to: Double, in: Int? = nil)
  /// A person steps the number with a label up or down.
  case step(Target, ContentEvent.Direction, in: Int? = nil)
  /// A person presses a keyboard shortcut of something in a window, or of a declared scene.
  case press(KeyboardShortcut, in: Int? = nil)
  /// A person turns to another window on screen.
  case focus(Int)
  /// A person gives a window another size, in points.
  case resize(width: Double, height: Double, in: Int? = nil)
  /// A person opens the application switcher.
  case openSwitcher
  /// A person asks for another window.
  case newWindow
  /// A person picks a window in the switcher, whether or not its scene is still connected.
  case resume(Int)
  /// A person closes a window for good.
  case close(Int? = nil)
  /// A person turns away from a window; from the application if none is named.
  case background(Int? = nil)
  /// A person returns to the application.
  case foreground
  /// Another display is there.
  case attachDisplay(String)
  /// A display is gone.
  case detachDisplay(String)
  /// The system needs memory back.
  case memoryPressure
  /// Somebody follows a link, or opens several at once.
  case open(URL, and: [URL] = [])
  /// A person chooses a quick action of a type, whose target is named or not.
  case shortcut(String, for: String? = nil)
  /// A person answers a notification with a title by an action, and with what they type if the action
  /// asks for it; they open it if none is named.
  case notify(String, for: String? = nil, with: String? = nil, saying: String? = nil)
  /// An activity of a type is to be continued.
  case continueActivity(String, for: String? = nil)
  /// An activity of a type comes from another device.
  case handoff(String, Handoff)
  /// The application is quit.
  case quit
  /// The process is ended without a word, and launched again on what was kept; for a link if one is
  /// named.
  case relaunch(opening: URL? = nil)
  /// The text of every window is printed.
  case show
  /// Something must hold.
  case expect(Expectation)

  /// The control an act is on, by its accessibility identifier or its label.
  public struct Target: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    public var name: String
    /// Which of several with the name, counted from 1 as a person sees them; nil if there is one.
    public var number: Int?

    /// A control by its name; of several with it the one with a number, counted from 1.
    public init(_ name: String, at number: Int? = nil) {
      self.name = name
      self.number = number
    }

    /// The only control with a name.
    public init(stringLiteral name: String) {
      self.init(name)
    }
  }

  /// How far an activity has come on its way from another device.
  public enum Handoff: Hashable, Codable, Sendable {
    /// It is announced, and its target named or not.
    case begins(for: String? = nil)
    /// It is here.
    case arrives(for: String? = nil)
    /// It won't come.
    case fails(String)
    /// Another device goes on with what is current here.
    case taken
  }

  /// Where a list is scrolled to.
  public enum Scroll: Hashable, Codable, Sendable {
    case up
    case down
    /// To a row, counted from 1.
    case to(Int)
  }

  /// What is looked at, and what must be found.
  public enum Expectation: Hashable, Codable, Sendable {
    /// A window shows a text, as a part of one of its lines.
    case text(String, in: Int? = nil)
    /// A window doesn't show a text.
    case noText(String, in: Int? = nil)
    /// So many windows are on screen.
    case windows(Int)
    /// A line of the trace since the last act contains a text.
    case trace(String)
    /// A method of a delegate received a call since the last act, whose line contains a text.
    case call(String)
  }
}
