import SceneHeadless
public import Scenes
public import Testing

// External events, with or without a target that chooses the scene.
extension AppSimulator {
  /// Chooses a quick action.
  public func shortcut(
    _ type: String, for target: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.shortcut(type, for: target), sourceLocation)
  }

  /// Responds to a notification.
  ///
  /// - Parameters:
  ///   - title: The title of the notification.
  ///   - target: The target content identifier, which chooses the scene.
  ///   - action: The selected action; nil if the notification was opened.
  ///   - text: The typed text, for an action with text input.
  ///   - sourceLocation: The location of a failure in the test.
  public func notify(
    _ title: String, for target: String? = nil, with action: String? = nil,
    saying text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.notify(title, for: target, with: action, saying: text), sourceLocation)
  }

  /// Continues an activity of a type.
  public func `continue`(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.continueActivity(activityType, for: target), sourceLocation)
  }

  /// Continues an activity with its current contents.
  public func `continue`(
    _ activity: UserActivity, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(.continueActivity(activity.record), sourceLocation: sourceLocation)
  }

  /// Announces an activity from another device; its arrival or failure is a separate call.
  public func handoff(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .begins(for: target)), sourceLocation)
  }

  /// Delivers an announced activity.
  public func handoffArrives(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .arrives(for: target)), sourceLocation)
  }

  /// Reports that an announced activity failed to arrive.
  public func handoffFails(
    _ activityType: String, because reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .fails(reason)), sourceLocation)
  }

  /// Reports that another device continues the current activity, which has a type.
  public func handoffTaken(
    _ activityType: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .taken), sourceLocation)
  }

  /// Kills the process without notice, and launches the app again with its stored sessions.
  ///
  /// Static variables and tasks of the app remain, unlike after the end of a process.
  ///
  /// - Parameters:
  ///   - events: The events for which it is launched.
  ///   - sourceLocation: The location of a failure in the test.
  public func relaunch(
    for events: [ExternalEvent] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation, isStart: true) { try await player.relaunch(for: events) }
  }

  /// Delivers an external event with all its properties.
  public func receive(
    _ event: ExternalEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) { await player.play(.external(event)) }
  }
}
