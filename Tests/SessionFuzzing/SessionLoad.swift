package import SceneRuntime
import TestSupport

/// An application whose windows are opened, edited and closed at random.
@MainActor package final class SessionLoad {
  package let application: Application
  /// The states of the open sessions.
  package private(set) var marks: [SceneID: SessionMark] = [:]
  /// A closure called before a state of a session can be written; the state is nil for a closed session.
  package var onAttempt: (SceneID, SessionMark?) -> Void = { _, _ in }
  /// A closure called with the states that the store has confirmed, and that nothing was known of before.
  package var onConfirmation: ([SceneID: SessionMark?]) -> Void = { _ in }
  /// Whether every state is confirmed.
  package var isConfirmed: Bool { unconfirmed.isEmpty }

  private let host = WaitingHost()
  private var generator: SeededGenerator
  /// The number of the last edit.
  private var number = 0
  /// The state of a session that is opened.
  private var opening = SessionMark()
  /// The sessions that were opened or changed since the last turn, and those that are to be closed.
  private var touched: Set<SceneID> = []
  private var closing: Set<SceneID> = []
  /// The states with the turns in which they were given to the store.
  private var unconfirmed: [(turn: Int, id: SceneID, mark: SessionMark?)] = []

  /// Creates an application, which isn't launched.
  ///
  /// - Parameters:
  ///   - store: The store of its sessions.
  ///   - seed: The seed of the acts; also the beginning of new identifiers.
  package init(store: any SessionStore, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let inbox = SceneDescription(id: .declared("inbox"))
    let message = SceneDescription(
      id: .declared("message"), valueType: SceneDescription.ValueType(Int.self))
    let link = IdentifierSource(seed: seed)
    var services = RuntimeServices.repeatable(store: store)
    services.makeIdentifier = { link.next() }
    application = Application(
      identifier: "load", graph: SceneGraph([inbox, message]),
      contents: ContentFactories([
        inbox.id: ContentFactory { _ in StubContent() },
        message.id: ContentFactory(values: ValueCoding(Int.self)) { _ in StubContent() },
      ]), manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: host,
      services: services, trace: Trace(capacity: 100))
    link.onNew = { [weak self] in self?.opened($0) }
    application.trace.addSink { [weak self] entry in
      if case .stored(let turn) = entry.kind { self?.confirm(through: turn) }
    }
  }

  /// New identifiers, which are given out after someone was told.
  private final class IdentifierSource {
    private let seed: UInt64
    private var count = 0
    var onNew: (SceneID) -> Void = { _ in }

    init(seed: UInt64) {
      self.seed = seed
    }

    func next() -> SceneID {
      count += 1
      let id = "\(seed)-\(count)"
      onNew(id)
      return id
    }
  }

  // MARK: - Acts

  /// Launches the application.
  ///
  /// - Returns: The sessions that came back; nil if the state of one isn't that of its edits.
  package func launch() -> [SceneID: SessionMark]? {
    application.receive(.launch([]))
    runTurn()
    let restored = application.orderedSessions.filter { marks[$0.id] == nil }
    for session in restored {
      guard let mark = SessionMark(of: session) else { return nil }
      marks[session.id] = mark
      number = max(number, mark.latest)
    }
    let found = marks.filter { id, _ in restored.contains { $0.id == id } }
    runTurns()
    return found
  }

  /// Performs a few acts, and the turn in which they are carried out.
  package func step() {
    opening = SessionMark()
    for _ in 0..<Int.random(in: 0...3, using: &generator) { edit() }
    let isCrowded = marks.count > 20
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...2 where !isCrowded:
      number += 1
      opening = SessionMark(value: number)
      application.openWindow(WindowRequest(value: number))
    case 3 where !isCrowded: application.receive(.newWindow)
    case 4, 5: close()
    case 0...3: close()
    case 6: application.receive(.memoryPressure)
    case 7: application.receive(.background(nil))
    case 8: application.receive(.foreground)
    case _:
      if let session = randomSession { application.receive(.resume(session.id)) }
    }
    runTurn()
  }

  private var randomSession: SceneSession? {
    application.orderedSessions.filter { !closing.contains($0.id) }.randomElement(using: &generator)
  }

  private func edit() {
    guard let session = randomSession, var mark = marks[session.id] else { return }
    var parts = SessionMark.Part.allCases
    if session.sceneDescription?.valueType == nil { parts.removeAll { $0 == .value } }
    number += 1
    mark.edit(parts.randomElement(using: &generator) ?? .userInfo, of: session, to: number)
    session.scene?.title = "\(number)"
    marks[session.id] = mark
    touched.insert(session.id)
    onAttempt(session.id, mark)
  }

  private func close() {
    guard let session = randomSession else { return }
    closing.insert(session.id)
    onAttempt(session.id, nil)
    application.requestSceneSessionDestruction(session, options: nil)
  }

  private func opened(_ id: SceneID) {
    marks[id] = opening
    touched.insert(id)
    onAttempt(id, opening)
  }

  // MARK: - Turns

  /// Runs a turn, and notes which states the store has from it.
  private func runTurn() {
    guard application.runTurn() else { return }
    for id in closing where !application.openSessions.contains(where: { $0.id == id }) {
      closing.remove(id)
      marks[id] = nil
      touched.insert(id)
    }
    for id in touched { unconfirmed.append((application.turn, id, marks[id])) }
    touched = []
  }

  /// Runs turns until there is no work left.
  package func runTurns() {
    let last = application.turn
    runTurn()
    if application.turn > last { runTurns() }
  }

  /// Waits until there is work, and does it.
  ///
  /// - Returns: False if there was none for half a minute.
  package func wait() -> Bool {
    defer { runTurns() }
    return host.wait()
  }

  private func confirm(through turn: Int) {
    var confirmed: [SceneID: SessionMark?] = [:]
    for entry in unconfirmed.prefix(while: { $0.turn <= turn }) {
      confirmed[entry.id] = .some(entry.mark)
    }
    unconfirmed.removeAll { $0.turn <= turn }
    if !confirmed.isEmpty { onConfirmation(confirmed) }
  }
}
