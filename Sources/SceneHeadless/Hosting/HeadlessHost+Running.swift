import Foundation
public import SceneRuntime

extension HeadlessHost {
  /// Launches the application and plays the acts of its input, on the main thread.
  ///
  /// SIGTERM ends the application as quitting does, and a second one the process at once.
  ///
  /// - Returns: 0, 65 if a line of a script is wrong, 66 if there is no script.
  public func run(_ application: Application) -> Int32 {
    let lines: AsyncStream<String>
    do {
      lines = try input.lines()
    } catch {
      Output.complain(error.message)
      return error.status
    }
    let player = Player(application: application, host: self)
    let console = Console(player: player, lines: lines, isTerminal: input.isTerminal)
    goLive()
    var isAskedToEnd = false
    let termination = TerminationSignal {
      isAskedToEnd = true
      player.application.receive(.quit)
    }
    defer { termination.cancel() }
    var status: Int32?
    Task { status = await console.run() }
    // The main actor's work comes through the main queue, which the run loop serves.
    while status == nil, !(isAskedToEnd && player.application.isTerminated) {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return status ?? 0
  }
}
