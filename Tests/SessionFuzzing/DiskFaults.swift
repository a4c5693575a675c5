import Foundation
import SceneRuntime
import TestSupport

/// Applications with a load of sessions in files, on a disk that fails for a while again and again.
///
/// An application goes on meanwhile and says once that it can't save; nothing confirmed is lost, and everything is
/// written when the disk can.
@MainActor package struct DiskFaults {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private var seed: UInt64
  private var generator: SeededGenerator
  /// The sessions that the last application left.
  private var left: [SceneID: SessionMark] = [:]

  /// The number of periods in which the disk failed.
  package private(set) var periods = 0
  /// The number of operations that failed.
  package private(set) var refused = 0
  /// The number of removed folders.
  package private(set) var removed = 0
  /// The number of confirmed states of sessions.
  package private(set) var confirmed = 0

  package init(seed: UInt64) {
    self.seed = seed * 1_000_000
    generator = SeededGenerator(seed: seed)
  }

  /// The results, on one line.
  package var summary: String {
    "\(periods) periods in which the disk failed, with \(refused) operations that failed and \(removed) "
      + "removed folders; \(confirmed) states of sessions confirmed"
  }

  /// Removes the folder.
  package func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  private var sessions: URL { folder.appending(path: "sessions") }

  // MARK: - Applications

  /// The application of a period, with what is known of it.
  @MainActor private final class Run {
    let files = FaultyFiles()
    let store: AnsweringStore
    let load: SessionLoad
    var claims: SessionClaims
    var fault: String?
    /// The number of entries in the trace that say that sessions can't be saved.
    var complaints = 0

    init(in folder: URL, seed: UInt64, _ claims: SessionClaims) {
      store = AnsweringStore(folder: folder.path, on: files)
      load = SessionLoad(store: store, seed: seed)
      self.claims = claims
      load.onAttempt = { [unowned self] in self.claims.attempt($0, $1) }
      load.onConfirmation = { [unowned self] confirmed in
        for (id, mark) in confirmed { fault = fault ?? self.claims.confirm(id, mark) }
      }
      load.application.trace.addSink { [unowned self] entry in
        guard case .problem(let problem) = entry.kind else { return }
        if problem.code == .unsavedSessions { complaints += 1 } else { fault = "\(problem)" }
      }
    }
  }

  /// Launches an application on what the last one left, and lets the disk fail a few times.
  ///
  /// - Returns: The fault, with the seed of the application; nil if there is none.
  package mutating func step() throws -> String? {
    seed += 1
    let run = Run(in: sessions, seed: seed, SessionClaims(left))
    guard let restored = run.load.launch() else { return "a session has parts of several edits" }
    if restored != left { return "\(restored) came back, and \(left) was there, with seed \(seed)" }
    for _ in 0..<3 {
      if let fault = try period(of: run) ?? run.fault {
        return "\(fault), with seed \(seed), while \(run.files.fault?.rawValue ?? "nothing") fails"
      }
    }
    (refused, confirmed) = (refused + run.files.refused, confirmed + run.claims.confirmed)
    return try quit(run).map { "\($0), at the end of seed \(seed)" }
  }

  /// Ends an application, half of the time while the disk fails.
  private mutating func quit(_ run: Run) throws -> String? {
    if Bool.random(using: &generator) {
      run.files.fault = FaultyFiles.Fault.allCases.randomElement(using: &generator)
      if let fault = act(run, 1...3) { return fault }
    }
    if Int.random(in: 0..<4, using: &generator) == 0, run.files.fault == nil {
      removed += 1
      try FileManager.default.removeItem(at: sessions)
    }
    run.load.application.receive(.quit)
    run.load.runTurns()
    if !run.store.wait() { return "the store doesn't answer" }
    run.load.runTurns()
    if !run.load.application.isTerminated { return "the application doesn't end" }
    let stored = try readCopy()
    left = stored.records.reduce(into: [:]) { $0[$1.id] = SessionMark(of: $1) }
    return run.fault ?? stored.problems.first?.description ?? run.claims.fault(in: stored.records)
  }

  /// Lets a disk work, then fail, then work.
  private mutating func period(of run: Run) throws -> String? {
    if let fault = act(run, 1...6) ?? settled(run) { return fault }
    if let fault = try faultOfFiles(run, isWhole: true) { return fault }
    periods += 1
    run.complaints = 0
    let refusals = run.store.refusals
    let isFailing = Int.random(in: 0..<10, using: &generator) > 0
    let fault = isFailing ? FaultyFiles.Fault.allCases.randomElement(using: &generator) : nil
    run.files.fault = fault
    let isRemoved = Int.random(in: 0..<4, using: &generator) == 0 || !isFailing
    if isRemoved {
      removed += 1
      try FileManager.default.removeItem(
        at: Bool.random(using: &generator) ? sessions : folder)
    }
    let writes = run.store.count
    if let fault = act(run, 1...6) { return fault }
    // A folder that was removed is missed with the next change, or at the end.
    while isRemoved, run.store.count == writes { run.load.step() }
    if !isRemoved, let fault = try faultOfFiles(run, isWhole: false) { return fault }
    run.files.fault = nil
    if Bool.random(using: &generator) { run.store.tryAgain() } else { run.load.step() }
    if let fault = settled(run) { return fault }
    // A disk that fails now and then works in between, so that there may be several complaints.
    let isRefused = run.store.refusals > refusals
    let expected = isRefused ? 1...(fault == .sometimes ? .max : 1) : 0...0
    if !expected.contains(run.complaints) {
      return "it complained \(run.complaints) times, and expected is \(expected)"
    }
    return try faultOfFiles(run, isWhole: true)
  }

  /// Performs acts while the store does what it can.
  private mutating func act(_ run: Run, _ range: ClosedRange<Int>) -> String? {
    for _ in 0..<Int.random(in: range, using: &generator) {
      run.load.step()
      if Int.random(in: 0..<3, using: &generator) == 0 { run.store.tryAgain() }
      if Bool.random(using: &generator), !run.store.wait() { return "the store doesn't answer" }
    }
    return run.store.wait() ? nil : "the store doesn't answer"
  }

  /// Waits until everything is confirmed.
  private func settled(_ run: Run) -> String? {
    for _ in 0..<100 {
      if !run.store.wait() { return "the store doesn't answer" }
      run.load.runTurns()
      if run.load.isConfirmed, run.store.wait() { return nil }
      run.store.tryAgain()
    }
    return "a working disk isn't written"
  }

  // MARK: - Files

  /// Reads a copy of the files, because the application has the folder's lock.
  private func readCopy() throws -> StoredSessions {
    let manager = FileManager.default
    let copy = manager.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? manager.removeItem(at: copy) }
    try manager.createDirectory(at: copy, withIntermediateDirectories: true)
    try manager.copyItem(at: sessions, to: copy.appending(path: "sessions"))
    return FileSessionStore(folder: copy.appending(path: "sessions")).read()
  }

  /// Compares the files with what they must have, which is everything if everything is confirmed.
  private func faultOfFiles(_ run: Run, isWhole: Bool) throws -> String? {
    let stored = try readCopy()
    if let problem = stored.problems.first { return "\(problem)" }
    if isWhole {
      let names = try FileManager.default.contentsOfDirectory(atPath: sessions.path)
      if let name = SessionClaims.leftovers(names, besides: stored.records).first {
        return "\(name) is left over"
      }
      return SessionClaims(run.load.marks).fault(in: stored.records)
    }
    return run.claims.fault(in: stored.records)
  }
}
