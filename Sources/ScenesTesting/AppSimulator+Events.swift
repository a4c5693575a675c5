import SceneHeadless
public import Scenes
public import Testing

// What comes from outside of the app, with or without the target by which a scene is chosen.
extension AppSimulator {
  /// A person chooses a quick action.
  public func shortcut(
    _ type: String, for target: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.shortcut(type, for: target), sourceLocation)
  }

  /// A person answers a notification.
  ///
  /// - Parameters:
  ///   - title: The notification's title.
  ///   - target: By what a scene is chosen.
  ///   - action: The action a person chose; nil if they opened the notification.
  ///   - text: What they typed, for an action that asks for it.
  ///   - sourceLocation: Where the test is said to fail.
  public func notify(
    _ title: String, for target: String? = nil, with action: String? = nil,
    saying text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.notify(title, for: target, with: action, saying: text), sourceLocation)
  }

  /// An activity is to be continued.
  public func `continue`(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.continueActivity(activityType, for: target), sourceLocation)
  }

  /// An activity is to be continued, with all that it says now.
  public func `continue`(
    _ activity: UserActivity, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(.continueActivity(activity.record), sourceLocation: sourceLocation)
  }

  /// An activity is announced from another device; it has to arrive or to fail.
  public func handoff(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .begins(for: target)), sourceLocation)
  }

  /// An activity that was announced is here.
  public func handoffArrives(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .arrives(for: target)), sourceLocation)
  }

  /// An activity that was announced won't come.
  public func handoffFails(
    _ activityType: String, because reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .fails(reason)), sourceLocation)
  }

  /// Another device goes on with the current activity, which is of a type.
  public func handoffTaken(
    _ activityType: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .taken), sourceLocation)
  }

  /// The process is killed without a word to anybody, and the app launched again on what was kept.
  ///
  /// What the app holds in static variables stays, and so do its tasks; a process would lose them.
  ///
  /// - Parameters:
  ///   - events: What it is launched for.
  ///   - sourceLocation: Where the test says so.
  public func relaunch(
    for events: [ExternalEvent] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) { try await player.relaunch(for: events) }
  }

  /// Something else comes from outside, with all that can be said of it.
  public func receive(
    _ event: ExternalEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) { await player.play(.external(event)) }
  }
}
