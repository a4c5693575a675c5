import Foundation
import Testing

extension TerminalTests {
  #if os(Linux)
  @Test(.enabled(if: TmuxTerminal.program("strace") != nil))
  func `while nothing happens, the process makes no system call`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Form]")
    try terminal.wait(for: "▶ Form")
    try terminal.press("Tab")
    try terminal.type("a")
    try terminal.wait(for: "▶ a")
    try terminal.settle()
    let id = try #require(terminal.foregroundProcess)
    let file = terminal.folder.appending(path: "calls")
    let strace = Process()
    strace.executableURL = TmuxTerminal.program("strace")
    strace.arguments = ["-f", "-ttt", "-o", file.path, "-p", "\(id)"]
    strace.standardError = FileHandle.nullDevice
    let start = Date().timeIntervalSince1970
    try strace.run()
    // Waiting is what is measured.
    while Date().timeIntervalSince1970 < start + 6.5 { usleep(100_000) }
    strace.interrupt()
    strace.waitUntilExit()
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    // A container may not allow it.
    if lines.isEmpty { return }
    // The waits that the attachment interrupted are begun again in the first second.
    let calls = lines.filter { line in
      let parts = line.split(separator: " ", omittingEmptySubsequences: true)
      guard parts.count > 2, let time = Double(parts[1]) else { return true }
      return time > start + 1.2 && time < start + 6.2
    }
    #expect(calls == [])
    try terminal.press("C-c")
    try terminal.waitForShell()
  }
  #endif
}
