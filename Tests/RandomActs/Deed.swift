import SceneRuntime

/// One thing that is done to an application, by a host, by its own code, or by its store.
enum Deed: Hashable {
  /// A host tells of an act.
  case told(HostEvent)
  /// The app's code asks for something.
  case asked(TraceEntry.Request)
  /// The app's code asks for scenes on displays (S139).
  case registersForDisplays
  /// The store keeps what it is given from now on without saying so.
  case storeFallsSilent
  /// The store says what it has kept.
  case storeSpeaks

  /// The name of the kind of deed, for counting.
  var name: String {
    switch self {
    case .told(let event): Mirror(reflecting: event).children.first?.label ?? "\(event)"
    case .asked(let request): "request " + (Mirror(reflecting: request).children.first?.label ?? "")
    case .registersForDisplays: "register for displays"
    case .storeFallsSilent: "store falls silent"
    case .storeSpeaks: "store speaks"
    }
  }
}

extension Deed: CustomStringConvertible {
  var description: String {
    switch self {
    case .told(let event): "\(event)"
    case .asked(let request): "request \(request)"
    case .registersForDisplays, .storeFallsSilent, .storeSpeaks: name
    }
  }
}

/// A request that a delegate makes the first time it is told something.
struct Reaction: Hashable {
  var callback: TraceEntry.Callback
  /// The session told of; nil for any, and for calls that are about none.
  var session: SceneSession.ID?
  var request: TraceEntry.Request
}

/// An application, and the deeds that are done to it, in order.
struct DeedSequence: Hashable {
  struct Step: Hashable {
    var deed: Deed
    /// Whether all it leads to is waited for before the next; else both fall into one turn.
    var isWaitedFor = true
  }

  var app: SampleApp
  var reactions: [Reaction]
  var steps: [Step]
}

extension DeedSequence: CustomStringConvertible {
  var description: String {
    let reactions = reactions.map { reaction in
      "  once told \(reaction.callback)\(reaction.session.map { " of scene \($0)" } ?? ""), "
        + "request \(reaction.request)"
    }
    let steps = steps.map { "  \($0.deed)\($0.isWaitedFor ? "" : ", and in the same turn")" }
    return (["\(app)"] + reactions + steps).joined(separator: "\n")
  }
}
