import Checking
import Foundation
import Testing

/// Apps in a real terminal in which nothing happens for some seconds.
@Suite(.serialized, .enabled(if: TmuxTerminal.isInstalled), .thread(.watching))
struct TerminalIdleTests {
  @Test func `an app that hangs ends after its terminal is closed`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Hang]")
    let process = try require(terminal.foregroundProcess)
    try terminal.tmux("respawn-pane", "-k", "env", "ENV=", "PS1=shell> ", "/bin/sh", "-i")
    try terminal.wait("it didn't end") { kill(process, 0) != 0 }
  }

  #if os(Linux)
  @Test(
    .enabled(if: TmuxTerminal.program("strace") != nil),
    .disabled(if: isSanitized, "the sanitizer's thread works"))
  func `while nothing happens, the process makes no system call`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Form]")
    try terminal.wait(for: "▶ Form")
    try terminal.type("a")
    try terminal.wait(for: "▶ a")
    try terminal.settle()
    let id = try require(terminal.foregroundProcess)
    let file = terminal.folder.appending(path: "calls")
    let start = Date().timeIntervalSince1970
    // The time that passes is what is measured.
    try TmuxTerminal.run(
      "timeout -s INT 6.5 strace -f -ttt -o '\(file.path)' -p \(id) </dev/null >/dev/null 2>&1")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    // A container may not allow it.
    if lines.isEmpty { return }
    // A thread of Dispatch ends once, some seconds after the last work.
    let ended = Set(
      lines.filter { $0.contains("+++ exited") }.compactMap { $0.split(separator: " ").first })
    // The waits that the attachment interrupted are begun again in the first second.
    let calls = lines.filter { line in
      let parts = line.split(separator: " ", omittingEmptySubsequences: true)
      guard parts.count > 2, let time = Double(parts[1]) else { return true }
      if ended.contains(parts[0]) { return false }
      return time > start + 1.2 && time < start + 6.2
    }
    expectEqual(calls, [])
    try terminal.press("C-c")
    try terminal.waitForShell()
  }
  #endif
}
