import SceneHeadless
import Scenes

/// An app whose acts are played line by line.
@MainActor struct PlayedApp {
  let player: Player
  // Holds the declarations.
  private let launch: AppLaunch

  init<Declaration: App>(_ app: Declaration) async {
    let host = HeadlessHost()
    launch = AppLaunch(app, host: host, profile: .tablet, services: .repeatable())
    player = Player(application: launch.application, host: host)
    await player.launch()
  }

  /// Plays lines of a script.
  ///
  /// - Returns: Why one of them can't be played; "done" if all were.
  func refusal(_ lines: [String]) async -> String {
    do {
      for line in lines {
        if let act = try Act(line: line) { try await player.play(act) }
      }
    } catch {
      return "\(error)"
    }
    return "done"
  }
}
