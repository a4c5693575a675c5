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

  @Test func `a program that prints without end is ended, and its last lines are read`() throws {
    let folder = FileManager.default.temporaryDirectory
    let endless = try runProgram(
      "/bin/sh", ["-c", "yes"], in: folder, seconds: 600, limit: 1_000_000)
    expect(endless.isTooLong)
    expect(endless.status == nil)
    let long = try runProgram(
      "/bin/sh", ["-c", "yes | head -c 5000000; echo end"], in: folder, seconds: 60)
    expectEqual(long.status, 0)
    expectEqual(long.output.utf8.count, 4_000_000)
    expect(long.output.hasSuffix("end\n"))
    let late = try runProgram("/bin/sh", ["-c", "sleep 60"], in: folder, seconds: 0.1)
    expect(late.status == nil)
    expect(!late.isTooLong)
  }

  @Test func `the compiler runs in a folder whose name isn't ASCII`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "日本語-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("let a = 1".utf8).write(to: folder.appending(path: "A.swift"))
    let compiler = try Toolchain(products: SceneMigrationTests.products).compiler
    let result = try runProgram(compiler, ["-typecheck", "A.swift"], in: folder, seconds: 60)
    expectEqual(result.status, 0, "\(result.output)")
  }

  @Test func `processes that a program leaves behind end with it`() throws {
    let folder = FileManager.default.temporaryDirectory
    let start = Date()
    let result = try runProgram("/bin/sh", ["-c", "sleep 600 & echo $!"], in: folder, seconds: 100)
    expectEqual(result.status, 0)
    let process = try require(Int32(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    // The program's report waits for the signal, and not for the end that follows.
    while runs(process), Date().timeIntervalSince(start) < 60 { sched_yield() }
    expect(!runs(process))
    // A process in a group of its own isn't waited for.
    let other = try runProgram(
      "/bin/sh", ["-c", "setsid sleep 15 & echo a"], in: folder, seconds: 100)
    expect(other.status == nil)
    expect(Date().timeIntervalSince(start) < 60)
  }
  private func runs(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    // A process that has ended, and that nothing has waited for, is a zombie.
    return status.map { !$0.contains("State:\tZ") } ?? false
  }
}
