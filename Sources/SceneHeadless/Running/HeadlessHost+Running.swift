import Foundation
public import SceneRuntime

extension HeadlessHost: SceneHost {
  /// Launches the application, and plays the acts of the host's `input` on the main thread.
  ///
  /// SIGTERM, SIGINT and SIGHUP quit the application, and a second signal ends the process immediately.
  ///
  /// - Parameter application: The application, created for this host and not launched yet.
  /// - Returns: The exit status: 0 for success, 65 for an error in a script, 66 if the input can't
  ///   be read, 74 if standard output can't be written. If the host replays a recording, 1 means that the trace
  ///   differs from the recorded trace.
  public func run(_ application: Application) -> Int32 {
    let player = Player(application: application, host: self)
    if let replayed { return replay(replayed, player) }
    let lines: LineSource
    do throws(ScriptInput.Failure) {
      lines = try lineSource(for: player)
    } catch {
      output.complain(error.message)
      return ScriptInput.Failure.status
    }
    let console = Console(player: player, lines: lines, output: output)
    goLive()
    let status = wait(for: player) { await console.run() }
    if case .edited(let prompt) = lines { prompt.close() }
    recorder?.finish()
    return output.end(with: status ?? 0)
  }

  /// Replays a recording, and compares the new trace with the recorded trace.
  ///
  /// - Returns: The exit status: 0 if the traces are equal, 1 if they differ, 65 if the recording
  ///   can't be replayed, such as a recording of another app, 74 if standard output can't be written.
  private func replay(_ recording: Recording, _ player: Player) -> Int32 {
    let replay = Replay(recording, on: player)
    replay.show = { [output] input, line in output.write(input == nil ? line : "> " + line) }
    let status = wait(for: player) { [output] () async -> Int32 in
      do {
        guard let difference = try await replay.run() else {
          output.write("\(recording.steps.count) steps, the same trace")
          return 0
        }
        output.complain(lines: "\(difference)".lines)
        return 1
      } catch {
        output.complain(lines: (error as? ScriptError)?.lines ?? ["\(error)"])
        return 65
      }
    }
    return output.end(with: status ?? 1)
  }

  /// Runs asynchronous work on the main thread until the work is finished, or until a signal has ended
  /// the application.
  ///
  /// - Returns: The result of the work; nil if the work isn't finished.
  private func wait(for player: Player, _ work: @escaping @MainActor () async -> Int32) -> Int32? {
    var isAskedToEnd = false
    let signals = EndingSignals {
      isAskedToEnd = true
      player.application.quitUnasked()
    }
    defer { signals.cancel() }
    var status: Int32?
    Task { status = await work() }
    // The run loop executes the main queue, and thereby the work of the main actor.
    while status == nil, !(isAskedToEnd && player.application.isTerminated) {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return status
  }

  /// Opens the source of the lines that the console reads.
  private func lineSource(for player: Player) throws(ScriptInput.Failure) -> LineSource {
    let descriptor = try input.open()
    if input.isTerminal, Terminal.canEdit {
      return .edited(
        LinePrompt(LineSource.prompt, on: descriptor, output: output) { line in
          Completion(of: line, for: player)
        })
    }
    let reader = LineReader { [input] () async throws(ScriptInput.Failure) in
      do throws(Descriptor.Failure) {
        return try await descriptor.readWithoutBlocking()
      } catch {
        throw input.failure(error)
      }
    }
    return input.isTerminal ? .typed(reader) : .script(reader)
  }
}
