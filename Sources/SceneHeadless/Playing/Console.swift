import Foundation
import SceneRuntime

/// A run from lines of text: acts in, trace and texts out.
///
/// A script is refused at its first wrong line. Somebody who types is told what was expected, and
/// goes on.
@MainActor struct Console {
  let player: Player
  /// The acts, a line each, as they come.
  let lines: AsyncStream<String>
  /// Whether somebody types them.
  let isTerminal: Bool
  var print: @MainActor (String) -> Void = { Output.write($0) }
  var complain: @MainActor (String) -> Void = { Output.complain($0) }

  static let prompt = "> "

  /// Launches the application and plays the lines.
  ///
  /// - Returns: 0, or 65 if a line of a script is wrong.
  func run() async -> Int32 {
    let print = print
    let show = { @MainActor (entry: TraceEntry) in
      if entry.isComparable { print(entry.line + "\n") }
    }
    player.onLaunch = { application in
      // What was found before the launch stands first.
      for entry in application.trace.entries { show(entry) }
      application.trace.addSink(show)
    }
    await player.launch()
    if isTerminal { print("Type acts, or help for a list of them.\n\(Self.prompt)") }
    var number = 0
    var isEmpty = true
    for await line in lines {
      number += 1
      do {
        isEmpty = try await play(line) && isEmpty
      } catch {
        complain(isTerminal ? "\(error)" : "line \(number): \(error)")
        if !isTerminal { return 65 }
      }
      if isTerminal {
        if player.application.isTerminated { return 0 }
        print(Self.prompt)
      }
    }
    if isTerminal { print("\n") }
    if isEmpty, !isTerminal { print(hint) }
    return 0
  }

  /// Plays a line.
  ///
  /// - Returns: Whether it says nothing.
  private func play(_ line: String) async throws -> Bool {
    if isTerminal, line.trimmingCharacters(in: .whitespaces) == "help" {
      print(Act.grammar + "\n")
      return false
    }
    guard let act = try Act(line: line) else { return true }
    if !isTerminal { print("\(Self.prompt)\(player.echo(of: act, line).escaped)\n") }
    if let text = try await player.play(act) { print(text + "\n") }
    return false
  }

  /// What to do next, for somebody who gave no acts.
  private var hint: String {
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    let script = ["Examples/\(name)/\(name).script", "\(name).script"]
      .first { FileManager.default.fileExists(atPath: $0) }
    return "\nNo acts were given. Play some with --script \(script ?? "FILE"), or type them at a "
      + "terminal.\n"
  }
}
