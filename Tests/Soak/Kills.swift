import Foundation
import SessionFuzzing

/// Processes that are killed at random instants while they store sessions.
@MainActor enum Kills {
  /// - Returns: Whether each left every confirmed change, and nothing else.
  static func kill(seed: UInt64, _ count: Int) async -> Bool {
    guard let program = Bundle.main.executableURL else { return false }
    var run = SessionKills(program, seed: seed)
    do {
      for _ in 1...count {
        if let problem = try await run.step() {
          // The folder stays, to be looked at.
          print("kill \(run.count) of seed \(seed): \(problem)")
          return false
        }
      }
    } catch {
      print("kills of seed \(seed): \(error)")
      return false
    }
    print(run.summary)
    run.removeFolder()
    return run.launching > 0 && run.confirmed > run.count
  }
}
