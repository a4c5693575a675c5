import Foundation

extension TraceEntry {
  /// Encodes the entry with secrets redacted.
  ///
  /// If ``Redaction/isDisabled`` is set, the values of links, activities and notifications are
  /// written. No entry contains text that was typed into a secure field.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(turn, forKey: .turn)
    try container.encode(date, forKey: .date)
    try container.encode(Redaction.isDisabled ? kind : kind.withoutValues, forKey: .kind)
    try container.encodeIfPresent(reception, forKey: .reception)
  }
}

extension TraceEntry.Kind {
  fileprivate var withoutValues: TraceEntry.Kind {
    switch self {
    case .input(let event): .input(event.withoutValues)
    case .request(let request): .request(request.withoutValues)
    case .decision(let decision): .decision(decision.withoutValues)
    case .observation(let event, let name, let isClaimed):
      .observation(event.withoutValues, by: name, isClaimed: isClaimed)
    case .delivery(let event, let session): .delivery(event.withoutValues, session)
    case .currentActivity(let type, let session):
      .currentActivity(type?.withoutLinkValues, session)
    case .failure(let error): .failure(SceneError(error.code, error.problem.withoutValues))
    case .problem(let problem): .problem(problem.withoutValues)
    case .message(let text, let level): .message(text.withoutLinkValues, level: level)
    case .callback, .answer, .attachedInBackground, .snapshot, .stored: self
    }
  }
}

extension HostEvent {
  fileprivate var withoutValues: HostEvent {
    switch self {
    case .launch(let events): .launch(events.map(\.withoutValues))
    case .external(let event): .external(event.withoutValues)
    case .openURLs(let links): .openURLs(links.map(\.withoutValues))
    case .handoffArrives(let record): .handoffArrives(record.withoutValues)
    case .handoffFails(let type, let reason):
      .handoffFails(type.withoutLinkValues, reason: reason.withoutLinkValues)
    case .handoffTaken(let type): .handoffTaken(type.withoutLinkValues)
    // The device token is removed, because it allows its holder to send notifications to the device.
    case .registeredForRemoteNotifications: .registeredForRemoteNotifications(Data())
    case .failedToRegisterForRemoteNotifications(let reason):
      .failedToRegisterForRemoteNotifications(reason.withoutLinkValues)
    case .content, .focus, .resize, .openSwitcher, .interrupt, .newWindow, .openScene, .resume,
      .close, .background, .foreground, .memoryPressure, .quit, .forceQuit:
      self
    case .attachDisplay(let name): .attachDisplay(name.withoutLinkValues)
    case .detachDisplay(let name): .detachDisplay(name.withoutLinkValues)
    }
  }
}

extension TraceEntry.Request {
  fileprivate var withoutValues: TraceEntry.Request {
    switch self {
    case .activation(let session, let activity, let requesting, let behavior):
      .activation(session, activity?.withoutValues, from: requesting, joining: behavior)
    case .openURL(let url): .openURL(url.withoutValues)
    case .openWindow(let window): .openWindow(window.withoutLinkValues)
    case .dismissWindow(let window): .dismissWindow(window.withoutLinkValues)
    case .showNotification(let notification): .showNotification(notification.withoutValues)
    case .destruction, .refresh, .registerForRemoteNotifications, .registerForExternalDisplays:
      self
    }
  }
}

extension RoutingDecision {
  fileprivate var withoutValues: RoutingDecision {
    switch self {
    case .session(let session, let rule): .session(session, rule.withoutValues)
    case .newSession(let scene, let rule): .newSession(scene, rule.withoutValues)
    case .unrouted: self
    }
  }
}

extension RoutingDecision.Rule {
  fileprivate var withoutValues: RoutingDecision.Rule {
    switch self {
    case .prefers(let claim): .prefers(claim.withoutValues)
    case .can(let claim): .can(claim.withoutValues)
    case .matching(let condition): .matching(condition: condition.withoutValues)
    case .onlyScene, .lastUsed, .open, .withoutConditions, .primary, .named, .presenting, .single,
      .restored:
      self
    }
  }
}

extension EventClaim {
  fileprivate var withoutValues: EventClaim {
    switch self {
    case .condition(let condition): .condition(condition.withoutValues)
    case .predicate(let predicate): .predicate(predicate.withoutValues)
    case .unstated: self
    }
  }
}

extension Problem {
  fileprivate var withoutValues: Problem {
    Problem(
      code, at: place.withoutLinkValues, what.withoutLinkValues,
      remedy: remedy.withoutLinkValues)
  }
}
