import Foundation
import SceneRuntime

/// A run from lines of text: acts in, trace and texts out.
@MainActor struct Console {
  let application: Application
  let host: HeadlessHost

  /// Launches the application and plays the lines of the host's input.
  ///
  /// - Returns: 0, 65 if a line of a script is wrong, 66 if there is no script.
  func run() async -> Int32 {
    let lines: AsyncStream<String>
    do {
      lines = try host.input.lines()
    } catch {
      complain(error.message)
      return error.status
    }
    let isTerminal = host.input.isTerminal
    let player = Player(application: application, host: host)
    application.trace.addSink { if $0.isComparable { print($0.line) } }
    await player.launch()
    var number = 0
    var isEmpty = true
    if isTerminal { prompt() }
    for await line in lines {
      number += 1
      do {
        if isTerminal, line.trimmingCharacters(in: .whitespaces) == "help" {
          print(Act.grammar)
        } else if let act = try Act(line: line) {
          isEmpty = false
          if !isTerminal { print("> \(line)") }
          if let text = try await player.play(act) { print(text) }
        }
      } catch {
        guard isTerminal else {
          complain("line \(number): \(error)")
          return 65
        }
        complain("\(error)")
      }
      if application.isTerminated, isTerminal { return 0 }
      if isTerminal { prompt() }
    }
    if isEmpty, !isTerminal { print(hint) }
    return 0
  }

  private func prompt() {
    FileHandle.standardOutput.write(Data("> ".utf8))
  }

  private func print(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// What to do next, for somebody who gave no acts.
  private var hint: String {
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    let script = ["Examples/\(name)/\(name).script", "\(name).script"]
      .first { FileManager.default.fileExists(atPath: $0) }
    return "\nNo acts were given. Play a script with --script \(script ?? "FILE"), or type acts at a "
      + "terminal."
  }
}
