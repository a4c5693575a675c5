import Foundation
public import SceneRuntime

extension HeadlessHost: SceneHost {
  /// Launches the application and plays the acts of its input on the main thread.
  ///
  /// SIGTERM, SIGINT and SIGHUP quit the application, and a second signal ends the process immediately.
  ///
  /// - Returns: The exit status: 0, or 65 for an error in a script, 66 if the input can't be read, 74 if
  ///   standard output can't be written.
  public func run(_ application: Application) -> Int32 {
    let player = Player(application: application, host: self)
    let lines: LineSource
    do throws(ScriptInput.Failure) {
      lines = try lineSource(for: player)
    } catch {
      output.complain(error.message)
      return ScriptInput.Failure.status
    }
    let console = Console(player: player, lines: lines, output: output)
    goLive()
    var isAskedToEnd = false
    let signals = EndingSignals {
      isAskedToEnd = true
      player.application.receive(.quit)
    }
    defer { signals.cancel() }
    var status: Int32?
    Task { status = await console.run() }
    // The main actor runs on the main queue, which the run loop serves.
    while status == nil, !(isAskedToEnd && player.application.isTerminated) {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    if case .edited(let prompt) = lines { prompt.close() }
    return output.end(with: status ?? 0)
  }

  /// Opens the input.
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
