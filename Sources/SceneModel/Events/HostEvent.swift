public import Foundation

/// An event that a host sends to an application: an action of a person, of the system, or of another process.
///
/// Events are values, so that a host can record all events that an application receives, and send them again later.
///
/// ```swift
/// @MainActor func putAside(_ application: Application) {
///   application.receive(.background(nil))
/// }
/// ```
public enum HostEvent: Hashable, Codable, Sendable {
  /// The process starts.
  ///
  /// The array contains the external events for which the process was started, or is empty.
  case launch([ExternalEvent])
  /// An external event arrives, such as a link, an activity, a quick action or a response to a notification.
  case external(ExternalEvent)
  /// Several links arrive at once.
  ///
  /// The first link chooses a scene, and all links are delivered to this scene in their order.
  case openURLs([ExternalEvent.Link])
  /// An activity arrives that another device announced (S43).
  indirect case handoffArrives(ActivityRecord)
  /// Another device announced an activity, but the transfer failed; the text is the type of the activity.
  case handoffFails(String, reason: String)
  /// Another device continues the current activity of this application; the text is the type of the activity.
  case handoffTaken(String)
  /// A person acts on a node of a window's content.
  case content(WindowID, ContentEvent)
  /// A person gives the focus to a session's scene that is on screen.
  case focus(SceneID)
  /// The size of a session's scene changes.
  case resize(SceneID, to: SceneGeometry)
  /// A person opens the application switcher.
  case openSwitcher
  /// An incoming call or another application gets the person's attention while the scenes stay on screen (S10).
  ///
  /// The event ``foreground`` ends the interruption.
  case interrupt
  /// A person requests a new window without choosing a scene.
  case newWindow
  /// A person requests a window of the declared scene with this identity.
  case openScene(SceneDescription.ID)
  /// A person selects a session, whether its scene is connected or not.
  case resume(SceneID)
  /// A person closes the scene of a session.
  ///
  /// The session is discarded, unless the content of the scene's window prevents a person from closing the window.
  case close(SceneID)
  /// A person sends the scene of this session to the background or, if the value is nil, switches to another
  /// application.
  case background(SceneID?)
  /// A person returns to the application.
  case foreground
  /// An external display is attached, with a name that the host gives it.
  case attachDisplay(String)
  /// The external display with this name is detached.
  case detachDisplay(String)
  /// The registration for remote notifications succeeded, with this device token.
  case registeredForRemoteNotifications(Data)
  /// The registration for remote notifications failed, for this reason.
  case failedToRegisterForRemoteNotifications(String)
  /// The system is short of memory, and requests that applications free some.
  case memoryPressure
  /// The application ends after a person has confirmed the questions of its windows, such as whether to save changes.
  ///
  /// If the application is in the background, the windows ask no questions.
  case quit
  /// A person ends the application in the switcher.
  ///
  /// The application's delegate isn't called. ``HostProfile/forceQuitting`` determines which state of the sessions
  /// is deleted (S123).
  case forceQuit
}

extension HostEvent: CustomStringConvertible {
  /// The event as one line of the trace, with secrets of links redacted.
  public var description: String {
    switch self {
    case .launch(let events):
      events.isEmpty ? "launch" : "launch, \(events.map(\.description).joined(separator: ", "))"
    case .external(let event): event.description
    case .openURLs(let links):
      links.map { ExternalEvent.openURL($0).description }.joined(separator: ", ")
    case .handoffArrives(let activity):
      "handoff \(activity.activityType) arrives"
        + (ExternalEvent.continueActivity(activity).text.map { " \"\($0.withoutValues)\"" } ?? "")
    case .handoffFails(let type, let reason): "handoff \(type) fails: \(reason)"
    case .handoffTaken(let type): "handoff \(type) taken"
    case .content(let window, let event): "\(event) in scene \(window.session)"
    case .focus(let session): "focus scene \(session)"
    case .resize(let session, let geometry): "resize scene \(session) to \(geometry)"
    case .openSwitcher: "open the switcher"
    case .interrupt: "interruption"
    case .newWindow: "new window"
    case .openScene(let scene): "open scene \(scene)"
    case .resume(let session): "resume scene \(session)"
    case .close(let session): "close scene \(session)"
    case .background(nil): "background"
    case .background(let session?): "background scene \(session)"
    case .foreground: "foreground"
    case .attachDisplay(let name): "attach display \"\(name)\""
    case .detachDisplay(let name): "detach display \"\(name)\""
    case .registeredForRemoteNotifications: "registered for remote notifications"
    case .failedToRegisterForRemoteNotifications(let reason):
      "not registered for remote notifications: \(reason)"
    case .memoryPressure: "memory pressure"
    case .quit: "quit"
    case .forceQuit: "force quit"
    }
  }
}

/// An action of a person on one node of a window's content.
public struct ContentEvent: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The actions of a person on a node.
  public enum Act: Hashable, Codable, Sendable {
    /// A person presses the node.
    case press
    /// A person replaces the text of the node with this text.
    ///
    /// The trace shows the text only if `WindowContent.showsText(enteredInto:)` returns true.
    case enter(String)
    /// A person selects characters of the node's text.
    ///
    /// The bounds of the range are counted in characters from the start of the text; an empty range is a position of
    /// the cursor.
    case select(Range<Int>)
    /// A person sets the number that the node shows, such as that of a slider.
    case set(Double)
    /// A person changes the number that the node shows by one step.
    case step(Direction)
    /// The node gets the keyboard focus; if the node is the root of a window, no node has the focus afterwards.
    case focus
    /// A person submits the node's text, for example with the return key.
    case submit
    /// A person dismisses the node: leaves a page, or closes a sheet.
    case dismiss
    /// A person scrolls the node, which is a container whose scroll position the app stores.
    ///
    /// The descendant with the given identity is now the first visible descendant.
    case scroll(to: Int)
    /// A person deletes the node, which is a row of a list.
    case delete
    /// A person moves the node, which is a row of a list, by a number of rows: down if the number is positive, up if it
    /// is negative.
    case move(by: Int)
    /// A person presses a key while the node has the keyboard focus.
    ///
    /// A key that is sent to the root of a window applies to whichever node has the focus.
    case key(KeyboardShortcut)
    /// A person presses the node for a long time.
    case hold
    /// A person performs the node's action with this name.
    case action(String)
    /// A person begins to drag the node.
    case drag
    /// A person drops the dragged item on the node.
    ///
    /// If the node is the root of a window, the item opens a new window.
    case drop
    /// A person chooses the standard command with this identifier.
    ///
    /// The node is the root of a window.
    case command(String)
  }

  /// The direction in which a step changes a number.
  public enum Direction: String, Hashable, Codable, Sendable {
    /// The step increases the number.
    case up
    /// The step decreases the number.
    case down
  }

  /// The identity of the node in its window's content.
  public var node: Int
  /// The action.
  public var act: Act

  /// Creates an action on a node.
  ///
  /// - Parameters:
  ///   - act: The action.
  ///   - node: The identity of the node in its window's content.
  public init(_ act: Act, on node: Int) {
    self.act = act
    self.node = node
  }

  /// The event, in which `…` replaces text that the user typed.
  package var withoutText: ContentEvent {
    guard case .enter = act else { return self }
    return ContentEvent(.enter(.hidden), on: node)
  }

  /// The action as text, such as `press` or `set 0.5`, without its node.
  ///
  /// Text that the user typed is included.
  public var description: String {
    switch act {
    case .press: "press"
    case .enter(let text): "enter \"\(text)\""
    case .select(let characters):
      "select \(characters.lowerBound) to \(characters.upperBound)"
    case .set(let number): "set \(number)"
    case .step(let direction): "step \(direction.rawValue)"
    case .focus: "focus"
    case .submit: "submit"
    case .dismiss: "dismiss"
    case .scroll: "scroll"
    case .delete: "delete"
    case .move(let distance): "move by \(distance)"
    case .key(let key): "key \(key)"
    case .hold: "hold"
    case .action(let name): "action \"\(name)\""
    case .drag: "drag"
    case .drop: "drop"
    case .command(let identifier): "command \(identifier)"
    }
  }
}
