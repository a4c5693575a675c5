import SceneRuntime

// When things are done, and what is written of them.
extension SceneModel {
  mutating func perform(_ input: Input) {
    switch input {
    case .storeDelaysAnswers: storeDelaysAnswers = true
    case .storeAnswers:
      storeDelaysAnswers = false
      queue += unanswered.map { .kept(turn: $0) }
      unanswered = []
    case .event, .request, .registersForDisplays: queue.append(.input(input))
    }
  }

  /// Runs turns until the queue is empty; a request that is made during a turn is carried out in the next one.
  mutating func runTurns() {
    while !queue.isEmpty {
      turn += 1
      let work = queue
      queue = []
      for work in work { carryOut(work) }
      commit()
    }
  }

  mutating func carryOut(_ work: Work) {
    switch work {
    case .kept(let turn):
      unsaved = unsaved.filter { $0.key > turn }
      freeKept()
    case .input(.event(.launch(let events))): launch(for: events)
    case .input where !isLaunched: early.append(work)
    case .input(.event(let event)):
      trace(.input(event))
      if isEnding { problem("\(event)") } else { act(event) }
    case .input(.request(let request)): meet(request)
    case .input(.registersForDisplays):
      trace(.request(.registerForExternalDisplays))
      if isEnding { problem("registration for external displays") } else { registerForDisplays() }
    case .input: break
    }
  }

  private mutating func commit() {
    if isTerminated { return }
    // S11: a picture shows what the scene changed when it went to the background.
    for id in pictures where self[id]?.state == .background { trace(.snapshot(id)) }
    pictures = []
    if !changed.isEmpty {
      unsaved[turn] = changed
      changed = []
      if storeDelaysAnswers { unanswered.append(turn) } else { queue.append(.kept(turn: turn)) }
    }
    freeKept()
    if isQuitting, unsaved.isEmpty { end() }
  }

  /// Only scenes whose records are saved disconnect because of memory pressure.
  mutating func freeKept() {
    let unsaved = unsaved.values.reduce(changed) { $0.union($1) }
    for id in leaving where !unsaved.contains(id) {
      leaving.removeAll { $0 == id }
      disconnect(id)
    }
  }

  // MARK: - Lines

  mutating func trace(_ kind: TraceEntry.Kind) { lines.append("\(kind)") }

  mutating func problem(_ place: String) { lines.append("problem: \(place)") }

  mutating func error(_ code: SceneError.Code, _ place: String) {
    lines += ["error: \(code) at \(place)", "told \(code)"]
  }

  /// An entry of the trace, and the call.
  mutating func call(_ callback: Callback, _ id: String? = nil, _ note: String = "") {
    trace(.callback(callback, id.map { [$0] } ?? []))
    hear(callback, id, note)
  }

  /// The call of a delegate, with the requests that the delegate makes in it.
  mutating func hear(_ callback: Callback, _ id: String? = nil, _ note: String = "") {
    let state = id.map { " \($0) \(self[$0]?.state.map { "\($0)" } ?? "disconnected")" } ?? ""
    lines.append("told \(callback.rawValue)\(state)\(note)")
    if let index = reactions.firstIndex(where: {
      $0.callback == callback && ($0.session == nil || $0.session == id)
    }) {
      let request = reactions.remove(at: index).request
      if knows(request) { perform(.request(request)) }
    }
  }

  /// S22, S23: the notification, after the delegate's call.
  mutating func post(_ name: String, _ id: String? = nil) {
    lines.append("posted \(name)Notification\(id.map { " \($0)" } ?? "")")
  }

  /// Returns whether the app's code can refer to the session: it existed at some time.
  func knows(_ request: TraceEntry.Request) -> Bool {
    guard let id = request.session else { return true }
    return (Int(id) ?? 0) <= lastNumber
  }
}
