import Foundation

/// A recorder of the inputs and the trace of a run.
///
/// A run may consist of several processes one after the other, each with its own application.
@MainActor package final class Recorder {
  /// The recording of all inputs until now.
  package var recording: Recording {
    var recording = inputs
    for (index, entries) in entries.enumerated() {
      recording.steps[index].lines = entries.map(Self.line)
    }
    return recording
  }

  /// A closure that receives each line of the recording's text as soon as the line is complete; nil if no file is
  /// written.
  package var write: ((String) -> Void)?

  /// The recording without the lines of the trace.
  private var inputs: Recording
  /// The trace entries of each step.
  ///
  /// The entries become lines only when ``recording`` is read, because most recordings are dropped unread.
  private var entries: [[TraceEntry]] = []
  private weak var application: Application?
  /// The values that the application has read from its services since the last input.
  private var readings = Recording.Readings()
  private var isStored = false

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - profile: The profile of the device.
  ///   - faults: The faults that a test injects.
  package init(profile: HostProfile, faults: [InjectedFault] = []) {
    inputs = Recording(of: "", profile: profile, faults: faults)
  }

  /// Returns services that return the same values as the given services, and record these values.
  package func services(_ services: RuntimeServices) -> RuntimeServices {
    var recorded = services
    recorded.now = { [weak self] in
      let time = services.now()
      self?.readings.clock.append(time.timeIntervalSinceReferenceDate)
      return time
    }
    recorded.makeIdentifier = { [weak self] in
      let id = services.makeIdentifier()
      self?.readings.identifiers.append(id)
      return id
    }
    recorded.pushToken = { [weak self] in
      let result = services.pushToken()
      switch result {
      case .success(let token): self?.readings.tokens.append(.token(token))
      case .failure(let error): self?.readings.tokens.append(.failure(error.reason))
      }
      return result
    }
    recorded.store = RecordedStore(services.store) { [weak self] in self?.read($0) }
    return recorded
  }

  /// Records the start of a process with an application that isn't launched yet.
  package func start(_ application: Application) {
    self.application = application
    if inputs.steps.isEmpty {
      inputs.application = application.identifier
      for line in inputs.header { write?(line) }
    }
    begin(.start, turn: 0)
    for entry in application.trace.entries { append(entry) }
    application.trace.addSink { [weak self] in self?.append($0) }
    application.parts.onInput = { [weak self, unowned application] in
      self?.begin(.event($0), turn: application.turn)
    }
  }

  /// Records that the host shows certain rows of a list, as an input of the application.
  package func show(_ rows: Recording.Rows) {
    begin(.rows(rows), turn: application?.turn ?? 0)
  }

  /// Completes the recording of the last input with the values that were read since that input.
  package func finish() {
    guard !inputs.steps.isEmpty, !readings.isEmpty else { return }
    inputs.steps[inputs.steps.count - 1].readings.append(readings)
    readings = Recording.Readings()
    for line in inputs.steps[inputs.steps.count - 1].foot { write?(line) }
  }

  // MARK: - Steps

  private func begin(_ input: Recording.Input, turn: Int) {
    // Values that were read before the first step belong to the first step.
    if !inputs.steps.isEmpty { finish() }
    let step = Recording.Step(input, turn: turn)
    inputs.steps.append(step)
    entries.append([])
    write?(step.head)
  }

  private func append(_ entry: TraceEntry) {
    guard entry.isComparable else { return }
    entries[entries.count - 1].append(entry)
    write?("  " + Self.line(of: entry))
  }

  /// Returns the line of a trace entry, with secrets redacted even if the trace shows them.
  private static func line(of entry: TraceEntry) -> String {
    Redaction.$isDisabled.withValue(false) { entry.line }
  }

  /// Records the contents of the store that the first launch found.
  private func read(_ stored: StoredSessions) {
    if isStored { return }
    isStored = true
    readings.stored = stored
    readings.stored.records.sort { $0.ordinal < $1.ordinal }
    readings.stored.discarded.sort { $0.ordinal < $1.ordinal }
  }
}

/// A store that passes all calls to another store, and reports the contents that the application reads.
private final class RecordedStore: SessionStore {
  private let store: any SessionStore
  private let onRead: (StoredSessions) -> Void

  init(_ store: any SessionStore, onRead: @escaping (StoredSessions) -> Void) {
    self.store = store
    self.onRead = onRead
  }

  func read() -> StoredSessions {
    let stored = store.read()
    onRead(stored)
    return stored
  }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    store.write(changes, turn: turn, completion: completion)
  }

  func launchWillBegin(_ history: LaunchHistory) { store.launchWillBegin(history) }

  func launchDidFinish(
    _ history: LaunchHistory, completion: @escaping @Sendable () -> Void
  ) {
    store.launchDidFinish(history, completion: completion)
  }

  func applicationWillEnd() { store.applicationWillEnd() }
}

extension Recording.Readings {
  /// Adds values that the application read later in the same step.
  fileprivate mutating func append(_ other: Self) {
    clock += other.clock
    identifiers += other.identifiers
    if stored == StoredSessions() { stored = other.stored }
    tokens += other.tokens
  }
}
