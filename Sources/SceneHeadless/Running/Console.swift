import Foundation
import SceneRuntime

/// A console that reads acts as lines of text, and prints the trace and the text of windows.
///
/// A script ends at the first line that is invalid or whose act fails. In an interactive session, the error is printed
/// and input continues. A screen reader may read the lines of a session aloud. Therefore, the focused window is printed
/// only after acts that changed its text. Of the trace, only problems and failures are printed until a person types
/// `trace on`.
@MainActor package final class Console {
  private let player: Player
  private let lines: LineSource
  private let output: Output
  private var isTraced: Bool
  /// The text of the focused window when it was last printed.
  private var shown: [String] = []
  /// The maximum time that a line of a script waits for files that the previous line reads or writes.
  package var loadingLimit = Duration.seconds(5)
  /// The maximum time that the end of a run waits for work such as writing documents.
  package var workLimit = Duration.seconds(30)

  package init(player: Player, lines: LineSource, output: Output) {
    self.player = player
    self.lines = lines
    self.output = output
    isTraced = !lines.isTerminal
  }

  /// Launches the application and plays the lines.
  ///
  /// - Returns: The exit status: 0 for success, 65 for an error in a script, 66 if lines can't be
  ///   read, 74 if output can't be written.
  package func run() async -> Int32 {
    player.onStart = { [weak self] application in
      let show = { @MainActor (entry: TraceEntry) -> Void in self?.show(entry) }
      // Print the entries that were added before the launch, such as problems of the declarations.
      for entry in application.trace.entries { show(entry) }
      application.trace.addSink(show)
    }
    await player.launch()
    player.host.didLaunch?(player.application)
    await finishLoading()
    showChanges()
    if lines.isTerminal {
      // Only the focused window was printed, so the headings show that other windows were restored.
      output.write(lines: player.otherHeadings)
      output.write(
        "Type a number to choose, an act, or help for a list of acts; quit or Control-D ends.")
    }
    let status = lines.isTerminal ? await converse() : await playScript()
    await finishWork()
    return output.end(with: status)
  }

  /// Waits for work that must be finished before the process ends, such as writing documents.
  ///
  /// The time is limited, because writing a document may never end.
  private func finishWork() async {
    let work = player.application.work
    guard work.isUnfinished else { return }
    if await !player.host.wait(within: workLimit, until: { !work.isUnfinished }) { work.abandon() }
    await player.host.settle()
  }

  /// Waits for files that the application reads or writes in the background, so that the next line works
  /// on the result.
  ///
  /// The time is limited, because reading a file may never end.
  private func finishLoading() async {
    guard player.application.work.isBusy else { return }
    _ = await player.host.wait(within: loadingLimit) { !player.application.work.isBusy }
    await player.host.settle()
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
        await finishLoading()
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

  /// Plays typed lines until the input or the application ends.
  private func converse() async -> Int32 {
    while !output.hasFailed {
      do {
        guard let line = try await lines.next(output) else {
          // At the end of input, the application quits.
          if player.application.asksBeforeQuitting {
            // Nobody can answer a question at the end of input. In the background, no window asks before quitting.
            _ = try? await player.play(.background(nil))
          }
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
    // Links are redacted, because the message may contain an argument of the act.
    let lines = ((error as? ScriptError)?.lines ?? ["\(error)"]).map(\.withoutLinkValues)
    return [place + lines[0]] + lines.dropFirst()
  }

  /// Plays a typed line: an act, the number of a choice, or a command of the prompt.
  private func play(_ line: String) async throws {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if let first = words.first, first.hasPrefix("?") {
      words = ["help"] + (first == "?" ? [] : [String(first.dropFirst())]) + words.dropFirst()
    }
    switch words.first?.lowercased() {
    case "help" where words.count > 1:
      output.write(lines: try Act.help(on: words.dropFirst().joined(separator: " ")))
    case "help": output.write(lines: Act.help)
    case "choices": output.write(lines: lines(of: player.choices, most: .max))
    case let first? where Int(first) != nil: try await choose(line)
    case "trace":
      guard words == ["trace", "on"] || words == ["trace", "off"] else {
        throw ScriptError("expected: trace on, or trace off")
      }
      isTraced = words[1] == "on"
    case let first? where ActForm.isUnlike(first):
      throw ScriptError(
        "\"\(first.withoutLinkValues.shortened)\" isn't an act; type help for a list of acts, or "
          + "choices for what can be chosen")
    default:
      guard let act = try Act(line: line) else { return }
      if let text = try await player.play(act) {
        output.write(text: text)
        shown = player.focusedText
      }
      showChanges()
    }
  }

  // MARK: - Choices

  /// Performs the choice whose number is at the start of the line, with the text after the number.
  private func choose(_ line: String) async throws {
    let trimmed = line.drop(while: \.isWhitespace)
    let number = trimmed.prefix { !$0.isWhitespace }
    let text = trimmed[number.endIndex...].drop(while: \.isWhitespace)
    let choices = player.choices
    guard let index = Int(number), choices.indices.contains(index - 1) else {
      throw ScriptError(
        choices.isEmpty
          ? "there is nothing to choose; expected an act"
          : "there is no choice \(number); expected one of 1 to \(choices.count)")
    }
    await player.play(try choices[index - 1].event(String(text)))
    showChanges()
  }

  /// Returns a numbered line for each choice, up to the given number of choices; a last line says how many choices are
  /// left out.
  private func lines(of choices: [Choice], most: Int) -> [String] {
    let lines = choices.prefix(most).enumerated().map { "\($0.offset + 1) \($0.element.line)" }
    return choices.count > most
      ? lines + ["and \(choices.count - most) more; choices lists all"] : lines
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

  /// In an interactive session, prints the text and the choices of the focused window, if the text has changed since it
  /// was last printed.
  private func showChanges() {
    guard lines.isTerminal, !player.application.isTerminated else { return }
    let text = player.focusedText
    if text != shown { output.write(lines: text + lines(of: player.choices, most: 20)) }
    shown = text
  }

  /// A hint about scripts, which is printed after a run without acts.
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
