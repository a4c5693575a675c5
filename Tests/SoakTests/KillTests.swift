import Checking
import Foundation
import SessionFuzzing
import Testing

/// Processes that are killed while they store sessions; `Tests/Soak` kills more of them.
@Suite(.thread(.programs)) struct KillTests {
  /// The program, which is built beside the tests.
  private let program =
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Soak")

  @Test func `20 killed processes leave every confirmed change, and nothing else`() async throws {
    var kills = SessionKills(program, seed: 7)
    defer { kills.removeFolder() }
    for _ in 1...20 {
      let fault = try await kills.step()
      expectEqual(fault, nil)
    }
    print(kills.summary)
    expect(kills.launching > 0)
    expect(kills.confirmed > 20)
  }

  @Test func `a store that confirms too early is found out`() async throws {
    var kills = SessionKills(program, seed: 7, isLying: true)
    defer { kills.removeFolder() }
    var fault: String?
    for _ in 1...10 where fault == nil { fault = try await kills.step() }
    expectContains(fault, "and expected is")
  }
}
