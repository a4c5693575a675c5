import SceneHeadless
public import Scenes
public import Testing

// External events, with or without a target that chooses the scene.
extension AppSimulator {
  /// Chooses a quick action.
  ///
  /// - Parameters:
  ///   - type: The identifier of the quick action, chosen by the app.
  ///   - target: The target content identifier, which chooses the scene; nil for none.
  ///   - sourceLocation: The location of a failure in the test.
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
  ///   - action: The selected action; nil if the person opens the notification.
  ///   - text: The typed text, for an action with text input.
  ///   - sourceLocation: The location of a failure in the test.
  public func notify(
    _ title: String, for target: String? = nil, with action: String? = nil,
    saying text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.notify(title, for: target, with: action, saying: text), sourceLocation)
  }

  /// Accepts a share of records.
  ///
  /// - Parameters:
  ///   - container: The identifier of the container with the shared records.
  ///   - title: The title of the share; nil for none.
  ///   - sourceLocation: The location of a failure in the test.
  public func share(
    _ container: String, titled title: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.share(container, titled: title), sourceLocation)
  }

  /// Continues an activity of the given type.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity; the activity has no other values.
  ///   - target: The target content identifier, which chooses the scene; nil for none. For
  ///     ``/SceneRuntime/UserActivity/browsingWebType``, the target is the address of the page (S81).
  ///   - sourceLocation: The location of a failure in the test.
  public func `continue`(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.continueActivity(activityType, for: target), sourceLocation)
  }

  /// Continues an activity with its current contents.
  ///
  /// - Parameters:
  ///   - activity: The activity, which is read during the call.
  ///   - sourceLocation: The location of a failure in the test.
  public func `continue`(
    _ activity: UserActivity, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(.continueActivity(activity.record), sourceLocation: sourceLocation)
  }

  /// Announces an activity from another device.
  ///
  /// To deliver the activity, call `handoffArrives`; to report that it can't be delivered, call `handoffFails`.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - target: The target content identifier, which chooses the scene; nil for none.
  ///   - sourceLocation: The location of a failure in the test.
  public func handoff(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .begins(for: target)), sourceLocation)
  }

  /// Delivers an announced activity.
  ///
  /// - Parameters:
  ///   - activityType: The type that was announced.
  ///   - target: The target content identifier of the activity; nil for none. The identifier doesn't choose the
  ///     scene, because the announcement has already determined it.
  ///   - sourceLocation: The location of a failure in the test.
  public func handoffArrives(
    _ activityType: String, for target: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .arrives(for: target)), sourceLocation)
  }

  /// Reports that an announced activity failed to arrive.
  ///
  /// - Parameters:
  ///   - activityType: The type that was announced.
  ///   - reason: The reason, which is the description of the error that the delegate receives.
  ///   - sourceLocation: The location of a failure in the test.
  public func handoffFails(
    _ activityType: String, because reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .fails(reason)), sourceLocation)
  }

  /// Reports that another device continues the current activity.
  ///
  /// - Parameters:
  ///   - activityType: The type of the current activity; another type is recorded as a problem.
  ///   - sourceLocation: The location of a failure in the test.
  public func handoffTaken(
    _ activityType: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.handoff(activityType, .taken), sourceLocation)
  }

  /// Ends the app as if its process were killed, and launches the app again with its stored sessions.
  ///
  /// Unlike after the end of a real process, static variables and tasks of the app remain.
  ///
  /// - Parameters:
  ///   - events: The events for which the app is launched.
  ///   - sourceLocation: The location of a failure in the test.
  public func relaunch(
    for events: [ExternalEvent] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation, isStart: true) { try await player.relaunch(for: events) }
  }

  /// Delivers an external event with all its properties.
  ///
  /// ```swift
  /// @Test @MainActor func `a quick action composes`() async {
  ///   let simulator = await AppSimulator(Postbox())
  ///   await simulator.receive(.performShortcut(.init(type: "com.example.postbox.compose")))
  ///   simulator.expect("New Message")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - event: The event. An event that is too large or can't be stored is refused with a problem.
  ///   - sourceLocation: The location of a failure in the test.
  public func receive(
    _ event: ExternalEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) { await player.play(.external(event)) }
  }
}
