package import Foundation
import SceneRuntime
import TestSupport

/// Processes with a load of sessions in files, each killed at a random instant and launched again.
///
/// After each kill every confirmed change is there, no session is there twice, none is invented, and no file is
/// left over.
package struct SessionKills {
  private let program: URL
  private let folder: URL
  private let isLying: Bool
  private var generator: SeededGenerator
  private var seed: UInt64
  /// The sessions that the last process left.
  private var left: [SceneID: SessionMark] = [:]
  /// Whether the next launch restores them, because not too many launches in a row were killed.
  private var isRestoring = true

  /// The number of processes that were killed.
  package private(set) var count = 0
  /// The number of those that were killed while they launched.
  package private(set) var launching = 0
  /// The number of confirmed states of sessions.
  package private(set) var confirmed = 0
  /// The number of sessions that were there after a kill.
  package private(set) var kept = 0

  /// Creates a series of processes in a new folder.
  ///
  /// - Parameters:
  ///   - program: The program `Soak`.
  ///   - seed: The seed of the instants and of the acts.
  ///   - isLying: Whether the store confirms changes that it hasn't written.
  package init(_ program: URL, seed: UInt64, isLying: Bool = false) {
    self.program = program
    self.seed = seed * 1_000_000
    self.isLying = isLying
    generator = SeededGenerator(seed: seed)
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  }

  /// The results, on one line.
  package var summary: String {
    "\(count) processes killed, \(launching) of them while launching; \(confirmed) confirmed states and "
      + "\(kept) sessions were there"
  }

  /// Removes the folder.
  package func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a process, kills it, and reads what it left.
  ///
  /// - Returns: The fault, with the seed of the process; nil if there is none.
  package mutating func step() async throws -> String? {
    count += 1
    seed += 1
    let sessions = folder.appending(path: "sessions")
    var process = try LoadProcess(
      program,
      ["--session-load", sessions.path, "--seed", "\(seed)"] + (isLying ? ["--lying"] : []))
    // One in five is killed while it launches.
    let isEarly = Int.random(in: 0..<5, using: &generator) == 0
    let isRunning = process.read(
      lines: isEarly ? 1 : Int.random(in: 2...80, using: &generator))
    usleep(UInt32.random(in: 0...(isEarly ? 4_000 : 30_000), using: &generator))
    process.kill()
    if !isRunning { return "process \(seed) ended: \(process.lines.last ?? "without a line")" }
    let fault = try await self.fault(after: process.lines, in: sessions)
    return fault.map { "\($0), after process \(seed) in \(sessions.path)" }
  }

  private mutating func fault(after lines: [Substring], in sessions: URL) async throws -> String? {
    var claims = SessionClaims(left)
    if let fault = follow(lines, &claims) { return fault }
    confirmed += claims.confirmed
    let stored = await MainActor.run { FileSessionStore(folder: sessions).read() }
    if let problem = stored.problems.first { return "\(problem)" }
    if let fault = claims.fault(in: stored.records) { return fault }
    let names = try FileManager.default.contentsOfDirectory(atPath: sessions.path)
    let leftovers = SessionClaims.leftovers(names, besides: stored.records + stored.discarded)
    let others = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    if let name = leftovers.first ?? others.first(where: { !Self.known.contains($0) }) {
      return "\(name) is left over"
    }
    left = stored.records.reduce(into: [:]) { $0[$1.id] = SessionMark(of: $1) }
    kept += left.count
    isRestoring = stored.history.unfinishedLaunches < LaunchHistory.limit
    return nil
  }

  /// The names beside the folder of sessions; a killed launch may leave an unfinished history.
  private static let known: Set<String> = [
    "sessions", "launches.json", "launches.json.new", "launching", "launching.again",
    "launching.finished",
  ]

  /// Follows what a process said.
  private mutating func follow(_ lines: [Substring], _ claims: inout SessionClaims) -> String? {
    if !lines.contains(where: { $0.hasPrefix("restored") }) { launching += 1 }
    for line in lines {
      let words = line.split(separator: " ")
      switch words.first {
      case "starting": break
      case "try" where words.count == 3:
        claims.attempt(String(words[1]), SessionMark(words[2]))
      case "sure":
        for (id, mark) in Self.states(words) {
          if let fault = claims.confirm(id, mark) { return fault }
        }
      case "restored":
        let restored = Self.states(words).reduce(into: [:]) { $0[$1.0] = $1.1 }
        if restored != (isRestoring ? left : [:]) {
          return "\(restored) came back, and \(left) was there"
        }
      case "problem" where !isRestoring && words.dropFirst().first == "skippedRestoration": break
      case _: return String(line)
      }
    }
    return nil
  }

  private static func states(_ words: [Substring]) -> [(SceneID, SessionMark?)] {
    words.dropFirst().compactMap { word in
      let parts = word.split(separator: "=")
      return parts.count == 2 ? (String(parts[0]), SessionMark(parts[1])) : nil
    }
  }
}
