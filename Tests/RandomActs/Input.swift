import SceneRuntime

/// An input of an application: an event of its host, a request of its code, or a change of its store.
enum Input: Hashable {
  /// The host reports an event.
  case event(HostEvent)
  /// The app's code makes a request.
  case request(TraceEntry.Request)
  /// The app's code registers for scenes on displays (S139).
  case registersForDisplays
  /// The store delays the answers to all further writes.
  case storeDelaysAnswers
  /// The store answers the writes whose answers it delayed.
  case storeAnswers

  /// The name of the kind of input, for counts.
  var name: String {
    switch self {
    case .event(let event): Mirror(reflecting: event).children.first?.label ?? "\(event)"
    case .request(let request):
      "request " + (Mirror(reflecting: request).children.first?.label ?? "")
    case .registersForDisplays: "register for displays"
    case .storeDelaysAnswers: "store delays answers"
    case .storeAnswers: "store answers"
    }
  }
}

extension Input: CustomStringConvertible {
  var description: String {
    switch self {
    case .event(let event): "\(event)"
    case .request(let request): "request \(request)"
    case .registersForDisplays, .storeDelaysAnswers, .storeAnswers: name
    }
  }
}

/// A request that a delegate makes at the first call of a method.
struct Reaction: Hashable {
  var callback: TraceEntry.Callback
  /// The session that the call is about; nil for any, and for calls without a session.
  var session: SceneSession.ID?
  var request: TraceEntry.Request
}

/// An application, and its inputs in order.
struct InputSequence: Hashable {
  struct Step: Hashable {
    var input: Input
    /// Whether all turns that the input causes run before the next input; otherwise both belong to one turn.
    var isWaitedFor = true
  }

  var app: SampleApp
  var reactions: [Reaction]
  var steps: [Step]
}

extension InputSequence: CustomStringConvertible {
  var description: String {
    let reactions = reactions.map { reaction in
      "  once told \(reaction.callback)\(reaction.session.map { " of scene \($0)" } ?? ""), "
        + "request \(reaction.request)"
    }
    let steps = steps.map { "  \($0.input)\($0.isWaitedFor ? "" : ", and in the same turn")" }
    return (["\(app)"] + reactions + steps).joined(separator: "\n")
  }
}
