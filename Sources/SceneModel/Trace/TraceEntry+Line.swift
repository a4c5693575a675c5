import Foundation

extension TraceEntry {
  /// The entry as one line of text.
  ///
  /// ```
  /// launch
  /// didFinishLaunching
  /// -> new scene of "inbox" (first scene)
  /// scene 1 configurationForConnecting
  /// scene 1 sceneDidBecomeActive
  /// request activation of scene 1, com.example.postbox.read "message/42"
  /// scene 2 snapshot
  /// problem: window "outbox": no declared scene matches it; declare one, or …
  /// ```
  ///
  /// Secrets of links are redacted unless ``Redaction/isDisabled`` is set. Text that was typed into a secure field is
  /// always redacted. A routing decision begins with an arrow, and follows the line of the event or the request that it
  /// concerns. The turn and the date are left out, because they depend on the timing of stores and tasks. Equal actions
  /// therefore give equal lines, except for the lines of ``Kind/stored(turn:)``.
  public var line: String { "\(kind)".escaped }

  /// Whether the line of the entry is the same in every run with the same actions.
  ///
  /// The property is false only for ``Kind/stored(turn:)``, whose turn depends on the timing of the store.
  public var isComparable: Bool {
    if case .stored = kind { false } else { true }
  }
}

extension TraceEntry.Kind: CustomStringConvertible {
  /// The content of the entry as its line shows it, with secrets of links redacted.
  public var description: String { text.withoutLinkValues }

  private var text: String {
    switch self {
    case .input(let event): "\(event)"
    case .request(let request): "request \(request)"
    case .decision(let decision): "-> \(decision)"
    case .callback(let callback, let sessions):
      switch sessions.count {
      case 0: callback.rawValue
      case 1: "scene \(sessions[0]) \(callback.rawValue)"
      default: "scenes \(sessions.joined(separator: ", ")) \(callback.rawValue)"
      }
    case .answer(let callback, let session, let succeeded):
      "scene \(session) \(callback.rawValue) answers \(succeeded)"
    case .attachedInBackground(let session): "scene \(session) attached in the background"
    case .snapshot(let session): "scene \(session) snapshot"
    case .observation(let event, let name, let isClaimed):
      "\(name) \(isClaimed ? "claims" : "sees"): \(event)"
    case .delivery(let event, let session): "scene \(session) handles: \(event)"
    case .currentActivity(nil, _): "no current activity"
    case .currentActivity(let type?, let session):
      (session.map { "scene \($0) " } ?? "") + "current activity \(type)"
    case .message(let text, let level): "log \(level): \(text.withoutLinkValues.escaped)"
    case .stored(let turn): "stored \(turn)"
    case .failure(let error): "error: \(error)"
    case .problem(let problem): "problem: \(problem)"
    }
  }
}

extension TraceEntry.Request: CustomStringConvertible {
  /// The request with its parameters as the line of its entry shows it, with secrets redacted.
  public var description: String {
    switch self {
    case .activation(let session, let activity, let requesting, let behavior):
      "activation of \(session.map { "scene \($0)" } ?? "a new scene")"
        + (activity.map { ", \($0.activityType)" } ?? "")
        + (activity.flatMap { ExternalEvent.continueActivity($0).text }.map {
          " \"\($0.withoutValues)\""
        } ?? "")
        + (requesting.map { ", from scene \($0)" } ?? "")
        + (behavior == .automatic ? "" : ", joining \(behavior)")
    case .destruction(let session, let animation):
      "destruction of scene \(session)" + (animation == .standard ? "" : ", \(animation)")
    case .refresh(let session): "refresh of scene \(session)"
    case .openWindow(let window): "open window \(window)"
    case .dismissWindow(let window): "dismiss window \(window)"
    case .openURL(let url): "open \(url.absoluteString.withoutValues)"
    case .showNotification(let notification):
      "show \(ExternalEvent.receiveNotification(notification))"
    case .registerForRemoteNotifications: "registration for remote notifications"
    case .registerForExternalDisplays: "registration for external displays"
    }
  }
}
