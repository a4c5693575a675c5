import SceneRuntime

// When things are done, and what is written of them.
extension SceneModel {
  mutating func take(_ deed: Deed) {
    switch deed {
    case .storeFallsSilent: isStoreSilent = true
    case .storeSpeaks:
      isStoreSilent = false
      queue += unspoken.map { .kept(turn: $0) }
      unspoken = []
    case .told, .asked, .registersForDisplays: queue.append(.deed(deed))
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
      unkept = unkept.filter { $0.key > turn }
      freeKept()
    case .deed(.told(.launch(let events))): launch(for: events)
    case .deed where !isLaunched: early.append(work)
    case .deed(.told(let event)):
      trace(.input(event))
      if isEnding { problem("\(event)") } else { act(event) }
    case .deed(.asked(let request)): meet(request)
    case .deed(.registersForDisplays):
      trace(.request(.registerForExternalDisplays))
      if isEnding { problem("registration for external displays") } else { registerForDisplays() }
    case .deed: break
    }
  }

  private mutating func commit() {
    if isTerminated { return }
    // S11: a picture shows what the scene changed when it went to the background.
    for id in pictures where self[id]?.state == .background { trace(.snapshot(id)) }
    pictures = []
    if !changed.isEmpty {
      unkept[turn] = changed
      changed = []
      if isStoreSilent { unspoken.append(turn) } else { queue.append(.kept(turn: turn)) }
    }
    freeKept()
    if isQuitting, unkept.isEmpty { end() }
  }

  /// Memory is taken only from scenes whose records are kept.
  mutating func freeKept() {
    let unkept = unkept.values.reduce(changed) { $0.union($1) }
    for id in leaving where !unkept.contains(id) {
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

  /// The call, with what the delegate asks for in it.
  mutating func hear(_ callback: Callback, _ id: String? = nil, _ note: String = "") {
    let state = id.map { " \($0) \(self[$0]?.state.map { "\($0)" } ?? "disconnected")" } ?? ""
    lines.append("told \(callback.rawValue)\(state)\(note)")
    if let index = reactions.firstIndex(where: {
      $0.callback == callback && ($0.session == nil || $0.session == id)
    }) {
      let request = reactions.remove(at: index).request
      if knows(request) { take(.asked(request)) }
    }
  }

  /// S22, S23: after the delegate's call.
  mutating func post(_ name: String, _ id: String? = nil) {
    lines.append("posted \(name)Notification\(id.map { " \($0)" } ?? "")")
  }

  /// Whether code can name the session: it was there at some time.
  func knows(_ request: TraceEntry.Request) -> Bool {
    guard let id = request.session else { return true }
    return (Int(id) ?? 0) <= lastNumber
  }
}
