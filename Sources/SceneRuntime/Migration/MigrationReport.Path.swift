extension MigrationReport {
  /// The receivers of one external event, in the run without scenes and in the run with scenes.
  public struct Path: Hashable, Codable, Sendable {
    /// The kind of external event.
    public var occasion: Occasion
    /// Whether the application is launched for the event or is already running.
    public var start: Start
    /// The receivers without scenes, in the order in which they received the event.
    public var before: [Reception]
    /// The receivers with scenes, in the order in which they received the event.
    public var withScenes: [Reception]

    /// Whether the event is handled without scenes, but certainly not with scenes.
    public var isLost: Bool { isHandledBeforeOnly && !isUncertain }

    /// Whether the event is unhandled with scenes in this library, but may be handled on devices.
    ///
    /// The value is true if a scene connects for a response to a notification, and the notification delegate handles
    /// the response without scenes. With scenes, the response is only in the connection options in this library (S42).
    /// Reports from devices differ on whether the notification delegate is called too.
    public var isUncertain: Bool {
      isHandledBeforeOnly && before.first(where: \.isTaken)?.receiver == .method(.didReceive)
        && withScenes.contains { $0.receiver == .connection(.notificationResponse) }
    }

    private var isHandledBeforeOnly: Bool {
      before.contains(where: \.isTaken) && !withScenes.contains(where: \.isTaken)
    }

    /// Returns the reason why a response to a notification may be lost if a scene connects for the response.
    ///
    /// - Parameters:
    ///   - handler: The method that handles the response without scenes.
    ///   - remedy: The change after which the response is handled on every device.
    /// - Returns: The reason and the change, as one sentence.
    package static func uncertainty(of handler: String, _ remedy: String) -> String {
      "\(handler) handled it; Apple puts the response that a scene connects for in its connection options, and reports "
        + "from devices differ on whether that method is called too; \(remedy), and act on a response once"
    }
  }

  /// The state of the application when an event occurs.
  ///
  /// For an activity from another device, this is the state when the activity is announced.
  public enum Start: String, CaseIterable, Codable, Sendable {
    /// The application is launched for the event or the announcement.
    case cold
    /// The application is running, with a window on screen.
    case warm
  }

  /// One receiver of an external event, and whether this receiver handled the event.
  public struct Reception: Hashable, Codable, Sendable {
    /// The method, property or handler that received the event.
    public var receiver: Receiver
    /// Whether the receiver handled the event, or the reason why not.
    public var outcome: Outcome

    /// Whether the receiver handled the event.
    public var isTaken: Bool { outcome == .taken }
  }

  /// A method, property or handler that receives an external event.
  public enum Receiver: Hashable, Codable, Sendable {
    /// A delegate method for the event.
    case method(TraceEntry.Callback)
    /// A property of a scene's connection options (S42).
    case connection(ConnectionOptions.Part)
    /// A key in the options of a launch method (S6).
    case launch(TraceEntry.Callback, Application.LaunchOptionsKey)
    /// The handlers of the scene's content.
    case content
    /// The event observer with this name, which claimed the event.
    case observer(String)
  }

  /// The results of passing an external event to a receiver.
  public enum Outcome: Hashable, Codable, Sendable {
    /// The delegate implements the method, the property was read, or the content or an observer handled the event.
    case taken
    /// The delegate implements a launch method; whether the method read the event from the launch options is unknown.
    case possible
    /// The delegate implements `scene(_:willConnectTo:options:)`, but hasn't read the connection option with the event.
    case ignored
    /// The delegate doesn't implement the method.
    case noMethod
    /// There is no delegate.
    case noDelegate
  }
}

extension MigrationReport.Receiver: CustomStringConvertible {
  public var description: String {
    switch self {
    case .method(let callback): callback.method
    case .connection(let part): "\(TraceEntry.Callback.willConnectTo.method), \(part.rawValue)"
    case .launch(let callback, let key): "\(callback.method), .\(key.name)"
    case .content: "the content's handlers"
    case .observer(let name): "the observer \(name)"
    }
  }
}

extension Application.LaunchOptionsKey {
  /// The Swift name of the key, or its raw value if the key has no name in this library.
  fileprivate var name: String {
    switch self {
    case .url: "url"
    case .sourceApplication: "sourceApplication"
    case .userActivityType: "userActivityType"
    case .shortcutItem: "shortcutItem"
    case .cloudKitShareMetadata: "cloudKitShareMetadata"
    default: rawValue
    }
  }
}
