import Checking
import Foundation
import Testing

@testable import SceneMigration

/// Runs of the command as a shell starts it.
@Suite(.thread(.projects)) struct StreamTests {
  private static var command: String {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "scene-migration").path
  }

  /// Runs a script with the command as `$1`, and returns its status and what it printed.
  private func run(_ script: String, on files: [String: String]) throws -> ProgramResult {
    let project = try FixtureProject(files)
    defer { try? FileManager.default.removeItem(at: project.folder) }
    return try runProgram(
      "/bin/bash", ["-c", script, "bash", Self.command, project.folder.path], in: project.folder,
      seconds: 120)
  }

  @Test(arguments: [
    ("\"$1\" --dry-run \"$2\" 2>/dev/null >/dev/full; echo $?", "74\n"),
    ("\"$1\" --dry-run \"$2\" 2>/dev/null >&-; echo $?", "74\n"),
    ("\"$1\" --dry-run \"$2\" 2>&- >/dev/null; echo $?", "0\n"),
    ("\"$1\" --dry-run \"$2\" 2>/dev/full >/dev/null; echo $?", "0\n"),
    (
      "trap '' PIPE; { sleep 1; \"$1\" --dry-run \"$2\" 2>/dev/null; echo $? >status; } | true; cat status",
      "74\n"
    ),
    ("TMPDIR=/proc/none \"$1\" --dry-run \"$2\" 2>/dev/null; echo $?", "74\n"),
    (
      "touch a; \"$1\" --dry-run \"$2\" --tests /proc/none 2>&1 | grep -c 'none: it can.t be written'",
      "1\n"
    ),
  ])
  func `a stream or folder that can't be written doesn't pass unnoticed`(
    script: String, output: String
  ) throws {
    expectEqual(
      try run(script, on: ["AppDelegate.swift": FixtureProject.delegate()]).output, output)
  }

  @Test(.disabled(if: isSanitized, "a built app would have to be linked with the sanitizer"))
  func `an interrupted report leaves no program and no folder behind`() throws {
    let endless = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          while true { if (options?.count ?? 0) > 1000 { return true } }
        }
      }
      """
    let script = """
      export TMPDIR="$PWD/temporary"; mkdir temporary
      "$1" "$2/App" >/dev/null 2>&1 & command=$!
      while ! pgrep -f "$TMPDIR/.*/program" >/dev/null; do sleep 0.1; done
      kill -TERM $command; wait $command; echo $?
      sleep 0.5; ls temporary; pgrep -f "$TMPDIR/.*/program"
      """
    expectEqual(try run(script, on: ["App/AppDelegate.swift": endless]).output, "143\n")
  }
}
