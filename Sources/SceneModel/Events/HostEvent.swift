public import Foundation

/// An event from the host: an action of a person, of the system, or of another process.
///
/// Events are values, so that a run can be recorded and played again.
///
/// ```swift
/// @MainActor func putAside(_ application: Application) {
///   application.receive(.background(nil))
/// }
/// ```
public enum HostEvent: Hashable, Codable, Sendable {
  /// The process starts, optionally with events to handle.
  case launch([ExternalEvent])
  /// A link, an activity, a quick action or a notification response arrives.
  case external(ExternalEvent)
  /// Several links arrive at once. All are routed, in order, to the scene that the first link
  /// chooses.
  case openURLs([ExternalEvent.Link])
  /// An announced activity arrives (S43).
  indirect case handoffArrives(ActivityRecord)
  /// An announced activity of the given type fails to arrive.
  case handoffFails(String, reason: String)
  /// Another device continues the current activity, which has the given type.
  case handoffTaken(String)
  /// A person acts on an element in a window.
  case content(WindowID, ContentEvent)
  /// A person focuses another window that is on screen.
  case focus(SceneID)
  /// The size of a session's scene changes.
  case resize(SceneID, to: SceneGeometry)
  /// A person opens the application switcher.
  case openSwitcher
  /// Another application, such as a call, gets the person's attention while the scenes stay on
  /// screen (S10). The event ``foreground`` ends the interruption.
  case interrupt
  /// A person requests another window.
  case newWindow
  /// A person requests a window of a declared scene.
  case openScene(SceneDescription.ID)
  /// A person selects a session, whether or not its scene is connected.
  case resume(SceneID)
  /// A person closes a session permanently.
  case close(SceneID)
  /// A person sends one scene to the background; nil means the whole application.
  case background(SceneID?)
  /// A person returns to the application.
  case foreground
  /// A display is attached, with a name given by the host.
  case attachDisplay(String)
  /// A display is detached.
  case detachDisplay(String)
  /// The application is registered for remote notifications, with a device token.
  case registeredForRemoteNotifications(Data)
  /// Registration for remote notifications failed, for a reason.
  case failedToRegisterForRemoteNotifications(String)
  /// The system requests that memory be freed.
  case memoryPressure
  /// The application ends after its windows have asked their questions, such as whether to save
  /// changes.
  case quit
  /// A person ends the application in the switcher, without a call of its delegate.
  /// ``HostProfile/forceQuitting`` determines the state that is lost (S123).
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
  /// An action on a node.
  public enum Act: Hashable, Codable, Sendable {
    /// The node is pressed.
    case press
    /// A person replaces the node's text. The trace shows the text only if
    /// `WindowContent.showsText(enteredInto:)` is true.
    case enter(String)
    /// A person selects characters of the node's text, given by their indexes; an empty range is
    /// the position of the cursor.
    case select(Range<Int>)
    /// A person sets the node's number.
    case set(Double)
    /// A person changes the node's number by one step.
    case step(Direction)
    /// The node gets keyboard focus.
    case focus
    /// A person submits the node's text, for example with the return key.
    case submit
    /// A person dismisses the node: leaves a page or closes a sheet.
    case dismiss
    /// A person scrolls the node, a container that keeps its scroll position; the descendant with
    /// this identity is now the first visible descendant.
    case scroll(to: Int)
    /// A person deletes the node, a row of a list.
    case delete
    /// A person moves the node, a row of a list, by a number of rows: down if positive, up if
    /// negative.
    case move(by: Int)
    /// A person presses a key while the node has the focus. A key sent to the root of a window
    /// applies wherever the focus is.
    case key(KeyboardShortcut)
    /// A person presses the node for a long time.
    case hold
    /// A person performs an action of the node by its name.
    case action(String)
    /// A person begins to drag the node.
    case drag
    /// A person drops the dragged item on the node; if the node is the root of a window, the item
    /// opens in a new window.
    case drop
    /// A person chooses a standard command by its identifier, on the root of a window.
    case command(String)
  }

  /// The direction of a step.
  public enum Direction: String, Hashable, Codable, Sendable {
    /// Increments the number.
    case up
    /// Decrements the number.
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

  /// The event with entered text redacted.
  package var withoutText: ContentEvent {
    guard case .enter = act else { return self }
    return ContentEvent(.enter(.hidden), on: node)
  }

  /// The action without its node, such as `press` or `set 0.5`; entered text is shown.
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
