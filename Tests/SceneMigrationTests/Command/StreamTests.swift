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
      for _ in {1..200}; do
        left=$(ls temporary; pgrep -f "$TMPDIR/.*/program")
        if [ -z "$left" ]; then break; fi
        sleep 0.1
      done
      echo "left: $left"
      """
    expectEqual(try run(script, on: ["App/AppDelegate.swift": endless]).output, "143\nleft: \n")
  }

  @Test func `apps further down are reported only by name`() throws {
    let files = [
      "Main.xcodeproj/project.pbxproj": FixtureProject.xcode(),
      "App/AppDelegate.swift": FixtureProject.delegate(),
      "Kit/Example/B.xcodeproj/project.pbxproj": FixtureProject.xcode().replacing(
        "name = App;", with: "name = Example;"),
      "Kit/Example/App/AppDelegate.swift": FixtureProject.delegate(),
    ]
    func titles(_ options: String) throws -> [Substring] {
      try run("\"$1\" --dry-run \"$2\" \(options) 2>/dev/null", on: files).output.split(
        separator: "\n"
      )
      .filter { $0.hasPrefix("Migration report: ") }
    }
    try expectEqual(titles(""), ["Migration report: App"])
    try expectEqual(titles("--app Example"), ["Migration report: Example"])
  }

  @Test(.disabled(if: isSanitized, "a built app would have to be linked with the sanitizer"))
  func `the app's code has a home folder of its own, and isn't stopped by one bad statement`()
    throws
  {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) {
          FileManager.default.createFile(atPath: NSHomeDirectory() + "/left", contents: nil)
          let path = ProcessInfo.processInfo.environment["HOME"] ?? ""
          try? Data().write(to: URL(fileURLWithPath: path + "/left"))
          let value: Int? = path.isEmpty ? 1 : nil
          print(value!)
        }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool { print(url); return true }
      }
      """
    let script = """
      mkdir home; HOME="$PWD/home" "$1" --format json "$2/App" >report 2>/dev/null; echo $?; ls home
      grep -c '"isn.t run' report; grep -o '"notRun"' report; grep -c '"lost"' report
      """
    expectEqual(try run(script, on: ["App/AppDelegate.swift": source]).output, "1\n0\n3\n")
  }
}
