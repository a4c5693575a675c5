extension Problem.Code {
  /// An external event that neither a delegate nor the content of its scene handled.
  public static let unhandledEvent: Self = "unhandledEvent"
  /// An external event that was dropped because too many events wait for a handler.
  public static let droppedEvent: Self = "droppedEvent"
  /// An arrival of more links at once than the application opens.
  public static let tooManyLinks: Self = "tooManyLinks"
  /// An activity from another device that arrived, or whose transfer failed, although no scene expects it.
  public static let unannouncedHandoff: Self = "unannouncedHandoff"
  /// An activity that another device continued, but that isn't the current activity.
  public static let handoffNotCurrent: Self = "handoffNotCurrent"
  /// A quick action's completion handler that was called more than once.
  public static let shortcutAnsweredTwice: Self = "shortcutAnsweredTwice"
  /// A quick action's completion handler that was never called.
  public static let shortcutUnanswered: Self = "shortcutUnanswered"
}

extension Problem {
  /// The reason why an external event isn't handled.
  package enum UnhandledReason: String {
    /// Neither the scene's delegate nor its content handles the event.
    case noHandler = "neither its delegate nor its content handles it"
    /// The scene disconnected before the event was handled.
    case disconnected = "the scene disconnected first"
  }

  /// Returns the problem of an external event that neither a delegate nor the content of its scene handled.
  ///
  /// - Parameters:
  ///   - event: The event that wasn't handled.
  ///   - session: The identifier of the scene's session.
  ///   - reason: The reason why the event wasn't handled.
  ///   - option: The name of the connection option that contains the event, if the scene's content isn't offered the
  ///     event; otherwise nil.
  ///   - mode: The life cycle whose events delegates receive: that of scenes or that of the application.
  /// - Returns: The problem.
  package static func unhandledEvent(
    _ event: ExternalEvent, at session: SceneID, because reason: UnhandledReason,
    onlyIn option: String?, _ mode: LifeCycleMode
  ) -> Problem {
    Problem(
      .unhandledEvent, at: "scene \(session)", "unhandled event \"\(event)\": \(reason.rawValue)",
      remedy: option.map { "look at connectionOptions.\($0) in scene(_:willConnectTo:options:)" }
        ?? event.handlers(in: mode))
  }

  package static func droppedEvent(_ event: ExternalEvent, at session: SceneID) -> Problem {
    Problem(
      .droppedEvent, at: "scene \(session)",
      "more than 100 events wait for a handler, so \"\(event)\" was dropped",
      remedy: "handle them in the scene's delegate or its content")
  }

  package static func tooManyLinks(_ count: Int, limit: Int) -> Problem {
    Problem(
      .tooManyLinks, at: "links",
      "\(count) arrived at once, and only the first \(limit) are opened",
      remedy: "send at most \(limit) at once")
  }

  package static func unannouncedHandoff(_ activityType: String) -> Problem {
    Problem(
      .unannouncedHandoff, at: "handoff \(activityType)",
      "no scene expects it, so it is ignored",
      remedy: "have the host announce it first, and report its arrival or failure once")
  }

  package static func handoffNotCurrent(_ activityType: String) -> Problem {
    Problem(
      .handoffNotCurrent, at: "handoff \(activityType)",
      "no such activity is current, so no delegate is called",
      remedy: "have the host offer only the advertisedActivity")
  }

  package static func shortcutAnsweredTwice(_ type: String, at session: SceneID) -> Problem {
    answer(.shortcutAnsweredTwice, type, session, "was called more than once")
  }

  package static func shortcutUnanswered(_ type: String, at session: SceneID) -> Problem {
    answer(.shortcutUnanswered, type, session, "was released without being called")
  }

  private static func answer(
    _ code: Code, _ type: String, _ session: SceneID, _ what: String
  ) -> Problem {
    Problem(
      code, at: "scene \(session)", "the completion handler of shortcut \"\(type)\" \(what)",
      remedy: "call it once, passing whether the action was performed")
  }
}

extension ExternalEvent {
  /// Returns the remedy for an unhandled event: the modifiers and methods that could handle the event.
  fileprivate func handlers(in mode: LifeCycleMode) -> String {
    let delegate = mode == .application ? "the application's delegate" : "the scene's delegate"
    let method = method(in: mode)
    if link != nil {
      return "add onOpenURL(perform:) to the scene's content, or \(method) to \(delegate)"
    }
    switch self {
    case .openURL, .continueActivity, .willContinueActivity:
      return "add onContinueUserActivity(_:perform:) to the scene's content, or \(method) to "
        + delegate
    case .performShortcut where mode == .application, .acceptShare where mode == .application:
      return "add \(method) to \(delegate)"
    case .performShortcut, .acceptShare:
      return "add \(method) to \(delegate), and look for it in the options of "
        + "scene(_:willConnectTo:options:)"
    case .receiveNotification where mode == .application:
      return "set the application's notificationDelegate and hold it"
    case .receiveNotification:
      return "set the application's notificationDelegate and hold it, and look for the response in "
        + "the options of scene(_:willConnectTo:options:)"
    }
  }

  /// Returns the name of the delegate method that receives the event.
  private func method(in mode: LifeCycleMode) -> String {
    let isOld = mode == .application
    return switch self {
    case .openURL: isOld ? "application(_:open:options:)" : "scene(_:openURLContexts:)"
    case .continueActivity, .willContinueActivity:
      isOld ? "application(_:continue:restorationHandler:)" : "scene(_:continue:)"
    case .performShortcut:
      isOld
        ? "application(_:performActionFor:completionHandler:)"
        : "windowScene(_:performActionFor:completionHandler:)"
    case .receiveNotification: "notificationCenter(_:didReceive:)"
    case .acceptShare:
      isOld
        ? "application(_:userDidAcceptCloudKitShareWith:)"
        : "windowScene(_:userDidAcceptCloudKitShareWith:)"
    }
  }
}
