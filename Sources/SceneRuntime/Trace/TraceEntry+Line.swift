extension TraceEntry {
  /// The entry on one line: the turn, then what happened.
  ///
  /// ```
  /// 1 launch
  /// 1 didFinishLaunching
  /// 1 -> new scene of "inbox", the first scene
  /// 1 scene 1 configurationForConnecting
  /// 1 scene 1 sceneDidBecomeActive
  /// 4 request activation of scene 1, com.example.reading "message/42"
  /// 4 scene 2 snapshot
  /// 6 problem: window "outbox": no scene is declared under this id; declare …
  /// ```
  ///
  /// Decisions follow what they answer, behind an arrow. The form is kept from version to version.
  public var line: String {
    // What comes from outside mustn't break the line or reach a terminal as a control sequence.
    String("\(turn) \(kind)".unicodeScalars.flatMap { scalar -> [Character] in
      scalar.properties.generalCategory == .control
        ? Array(scalar.escaped(asASCII: true)) : [Character(scalar)]
    })
  }
}

extension TraceEntry.Kind: CustomStringConvertible {
  public var description: String {
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
    case .snapshot(let session): "scene \(session) snapshot"
    case .delivery(let event, let session): "scene \(session) handles: \(event)"
    case .stored(let turn): "stored \(turn)"
    case .failure(let error): "error: \(error)"
    case .problem(let problem): "problem: \(problem)"
    }
  }
}

extension TraceEntry.Request: CustomStringConvertible {
  public var description: String {
    switch self {
    case .activation(let session, let activity):
      "activation of \(session.map { "scene \($0)" } ?? "a new scene")"
        + (activity.map { ", \($0.activityType)" } ?? "")
        + (activity.flatMap { ExternalEvent.continueActivity($0).text }.map { " \"\($0)\"" } ?? "")
    case .destruction(let session): "destruction of scene \(session)"
    case .refresh(let session): "refresh of scene \(session)"
    case .openWindow(let window): "open window \(window)"
    case .dismissWindow(let window): "dismiss window \(window)"
    }
  }
}
