public import Foundation

/// What a host tells an application: an act of a person, of the system, or of another process.
///
/// Events are values, so that a run can be recorded and played again.
public enum HostEvent: Hashable, Codable, Sendable {
  /// The process starts, perhaps to handle events.
  case launch([ExternalEvent])
  /// A link, an activity, a quick action or an answer to a notification arrives.
  case external(ExternalEvent)
  /// Several links arrive at once; all go, in their order, where the first one goes.
  case openURLs([ExternalEvent.Link])
  /// An activity is here that was announced before (S43).
  indirect case handoffArrives(ActivityRecord)
  /// An activity of a type was announced and won't come.
  case handoffFails(String, reason: String)
  /// Another device goes on with the current activity, which is of a type.
  case handoffTaken(String)
  /// A person acts on what a window shows.
  case content(WindowID, ContentEvent)
  /// A person turns to another window that is on screen.
  case focus(SceneID)
  /// A session's scene is shown in another size than before.
  case resize(SceneID, to: SceneGeometry)
  /// A person opens the application switcher.
  case openSwitcher
  /// A person asks for another window.
  case newWindow
  /// A person asks for a window of a declared scene.
  case openScene(SceneDescription.ID)
  /// A person picks a session, whatever has become of its scene.
  case resume(SceneID)
  /// A person closes a session for good.
  case close(SceneID)
  /// A person turns away from one scene; from the application if nil.
  case background(SceneID?)
  /// A person returns to the application.
  case foreground
  /// Another display is there, by a name of the host's.
  case attachDisplay(String)
  /// A display is gone.
  case detachDisplay(String)
  /// The application may be sent notifications, addressed by a token.
  case registeredForRemoteNotifications(Data)
  /// The application can't be sent notifications, for a reason.
  case failedToRegisterForRemoteNotifications(String)
  /// The system needs memory back.
  case memoryPressure
  /// The application is to end.
  case quit
}

extension HostEvent: CustomStringConvertible {
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
    }
  }
}

/// An act of a person on one node of what a window shows.
public struct ContentEvent: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What can be done to a node.
  public enum Act: Hashable, Codable, Sendable {
    /// The node is pressed.
    case press
    /// The node's text is replaced. The trace shows the text if the content may show it
    /// (``WindowContent/showsText(enteredInto:)``).
    case enter(String)
    /// The node's number is set.
    case set(Double)
    /// The node's number goes one step up or down.
    case step(Direction)
    /// What is typed goes to the node from now on.
    case focus
    /// The node's text is to be taken as it is, as by pressing return.
    case submit
    /// The node is to go away: a person leaves a page or closes a sheet.
    case dismiss
  }

  /// Which way a number goes.
  public enum Direction: String, Hashable, Codable, Sendable {
    case up
    case down
  }

  /// The node's identity in its window's content.
  public var node: Int
  public var act: Act

  public init(_ act: Act, on node: Int) {
    self.act = act
    self.node = node
  }

  /// The same with text that is entered hidden.
  package var withoutText: ContentEvent {
    guard case .enter = act else { return self }
    return ContentEvent(.enter(.hidden), on: node)
  }

  public var description: String {
    switch act {
    case .press: "press"
    case .enter(let text): "enter \"\(text)\""
    case .set(let number): "set \(number)"
    case .step(let direction): "step \(direction.rawValue)"
    case .focus: "focus"
    case .submit: "submit"
    case .dismiss: "dismiss"
    }
  }
}
