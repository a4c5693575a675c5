extension MigrationReport {
  /// Whom something that comes from outside reaches, before there are scenes and with them.
  public struct Path: Hashable, Sendable {
    /// What comes.
    public var occasion: Occasion
    /// Whether the application is launched for it or was running.
    public var start: Start
    /// Who is offered it in the old life cycle, in order.
    public var before: [Reception]
    /// Who is offered it where there are scenes, in order.
    public var withScenes: [Reception]

    /// Whether somebody took it before, and nobody does with scenes.
    public var isLost: Bool {
      before.contains(where: \.isTaken) && !withScenes.contains(where: \.isTaken)
    }
  }

  /// Whether an application runs when something comes.
  public enum Start: String, CaseIterable, Sendable {
    /// It is launched for it.
    case cold
    /// It has been launched before, and a window is on screen.
    case warm
  }

  /// One who is offered what comes, and what came of that.
  public struct Reception: Hashable, Sendable {
    public var receiver: Receiver
    public var outcome: Outcome

    /// Whether it is known to be taken.
    public var isTaken: Bool { outcome == .taken }
  }

  /// Where something that comes from outside arrives.
  public enum Receiver: Hashable, Sendable {
    /// A method that is told of it.
    case method(TraceEntry.Callback)
    /// A property of the options with which a scene connects (S42).
    case connection(ConnectionOptions.Part)
    /// The options of a method that is told of the launch, under a key (S6).
    case launch(TraceEntry.Callback, Application.LaunchOptionsKey)
    /// What the scene's window shows.
    case content
  }

  /// What came of an offer.
  public enum Outcome: Hashable, Sendable {
    /// A method of its own was told, the property was looked at, or the content handled it.
    case taken
    /// There is a method of its own that may look at it; whether it does can't be seen.
    case possible
    /// The method is there, and doesn't look at the property.
    case ignored
    /// The delegate has no method of its own.
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
    }
  }
}

extension Application.LaunchOptionsKey {
  /// Its name in Swift, where it has one here.
  fileprivate var name: String {
    switch self {
    case .url: "url"
    case .sourceApplication: "sourceApplication"
    case .userActivityType: "userActivityType"
    case .shortcutItem: "shortcutItem"
    default: rawValue
    }
  }
}
