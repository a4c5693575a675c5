import Foundation
import SceneRuntime

/// A run from lines of text: acts in, trace and texts out.
///
/// A script is refused at its first wrong line. Somebody who types is told what was expected, and
/// goes on; they are shown the focused window after each act that changed it.
@MainActor package final class Console {
  private let player: Player
  private let lines: LineSource
  private let output: Output
  private var isTraced = true
  /// The text of the focused window as it was printed last.
  private var shown: [String] = []

  package init(player: Player, lines: LineSource, output: Output) {
    self.player = player
    self.lines = lines
    self.output = output
  }

  /// Launches the application and plays the lines.
  ///
  /// - Returns: The exit status: 0, 65 if a line of a script is wrong, 66 if lines can't be read, 74 if
  ///   nothing can be printed.
  package func run() async -> Int32 {
    player.onLaunch = { [weak self] application in
      let show = { @MainActor (entry: TraceEntry) -> Void in self?.show(entry) }
      // What was found before the launch stands first.
      for entry in application.trace.entries { show(entry) }
      application.trace.addSink(show)
    }
    await player.launch()
    showChanges()
    if lines.isTerminal { output.write("Type acts, or help for a list of them.") }
    let status = lines.isTerminal ? await converse() : await playScript()
    return output.end(with: status)
  }

  private func playScript() async -> Int32 {
    var number = 0
    var isEmpty = true
    while !output.hasFailed {
      number += 1
      do {
        guard let line = try await lines.next(output) else { break }
        guard let act = try Act(line: line) else { continue }
        isEmpty = false
        output.write(LineSource.prompt + player.echo(of: act, line))
        if let text = try await player.play(act) { output.write(text: text) }
      } catch let failure as ScriptInput.Failure {
        output.complain(failure.message)
        return ScriptInput.Failure.status
      } catch {
        output.complain(lines: lines(of: error, behind: "line \(number): "))
        return 65
      }
    }
    if isEmpty { output.write(lines: hint) }
    return 0
  }

  /// Plays what somebody types, until they or the application end.
  private func converse() async -> Int32 {
    while !output.hasFailed {
      do {
        guard let line = try await lines.next(output) else {
          // The end of the input quits the application.
          if !player.application.isTerminated { _ = try? await player.play(.quit) }
          return 0
        }
        try await play(line)
        if player.application.isTerminated { return 0 }
      } catch let failure as ScriptInput.Failure {
        output.complain(failure.message)
        return ScriptInput.Failure.status
      } catch {
        output.complain(lines: lines(of: error))
      }
    }
    return 0
  }

  private func lines(of error: any Error, behind place: String = "") -> [String] {
    // The message may repeat the act's own argument.
    let lines = ((error as? ScriptError)?.lines ?? ["\(error)"]).map(\.withoutLinkValues)
    return [place + lines[0]] + lines.dropFirst()
  }

  /// Plays a line that somebody typed.
  private func play(_ line: String) async throws {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if let first = words.first, first.hasPrefix("?") {
      words = ["help"] + (first == "?" ? [] : [String(first.dropFirst())]) + words.dropFirst()
    }
    switch words.first?.lowercased() {
    case "help" where words.count > 1:
      output.write(lines: try Act.help(on: words.dropFirst().joined(separator: " ")))
    case "help": output.write(lines: Act.help)
    case "trace":
      guard words == ["trace", "on"] || words == ["trace", "off"] else {
        throw ScriptError("expected: trace on, or trace off")
      }
      isTraced = words[1] == "on"
    default:
      guard let act = try Act(line: line) else { return }
      if let text = try await player.play(act) {
        output.write(text: text)
        shown = player.focusedText
      }
      showChanges()
    }
  }

  // MARK: - Showing

  private func show(_ entry: TraceEntry) {
    let isWanted =
      switch entry.kind {
      case .problem, .failure: true
      default: isTraced
      }
    if isWanted, entry.isComparable { output.write(entry.line) }
  }

  /// Prints the focused window for somebody who types, if it isn't what they saw last.
  private func showChanges() {
    guard lines.isTerminal, !player.application.isTerminated else { return }
    let text = player.focusedText
    if text != shown { output.write(lines: text) }
    shown = text
  }

  /// What to do next, for somebody who gave no acts.
  private var hint: [String] {
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    let script = ["Examples/\(name)/\(name).script", "\(name).script"]
      .first { FileManager.default.fileExists(atPath: $0) }
    return [
      "",
      "No acts were given. Play some with --script \(script ?? "FILE"), or type them at a terminal.",
    ]
  }
}
