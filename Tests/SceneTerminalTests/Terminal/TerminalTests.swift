import Checking
import Foundation
import Testing

/// Apps that run in a real terminal, one after the other; skipped where tmux isn't installed.
@Suite(.serialized, .enabled(if: TmuxTerminal.isInstalled), .thread(.terminal)) struct TerminalTests
{}

extension TmuxTerminal {
  /// Expects the trace of the app that was started last to be that of a script.
  ///
  /// Three things are left out on both sides, which a script doesn't have: the sizes that windows get as the terminal
  /// lays them out, the focus of a button as a person reaches it by keys, and the numbers of what was stored, as a
  /// person's acts are stored while time passes. All other lines are the same, in the same order.
  func expectTrace(of script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let lines = comparable(traceLines)
    let file = folder.appending(path: "\(UUID()).script")
    try Data(script.utf8).write(to: file)
    let process = Process()
    process.executableURL = Self.app("TerminalApp")
    process.arguments = ["--script", file.path]
    let trace = folder.appending(path: "script-trace")
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TRACE_FILE": trace.path]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let complaint = try complaints.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: complaint, as: UTF8.self) == "", sourceLocation: sourceLocation)
    let played = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
    let expected = comparable(played.map(String.init))
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  private func comparable(_ lines: [String]) -> [String] {
    lines.filter { line in
      !line.hasPrefix("resize scene") && !line.hasSuffix("didUpdateEffectiveGeometry")
        && !line.hasPrefix("focus in scene") && !line.hasPrefix("stored ")
    }
  }
}
