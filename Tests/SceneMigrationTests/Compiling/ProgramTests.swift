import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite(.thread(.projects)) struct ProgramTests {
  @Test func `a program leaves no temporary files behind`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try runProgram(
      "/bin/sh", ["-c", "mkdir \"$TMPDIR/left\" && ls \"$TMPDIR\""], in: folder, seconds: 60)
    expectEqual(result.status, 0)
    expectEqual(result.output, "left\n")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }
}
