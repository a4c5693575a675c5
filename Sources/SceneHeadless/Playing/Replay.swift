package import SceneRuntime

/// A replay of a recording on an application whose host has no screen.
///
/// The next input is sent when the recorded lines of the trace are there. If some don't come, or others do,
/// the replay ends with the difference.
@MainActor package final class Replay {
  private let recording: Recording
  private let player: Player
  /// The time to wait for what the app's own tasks do.
  private let limit: Duration
  /// The number of turns before the last input.
  private var lastTurn = 0
  /// The lines of the trace since the last input.
  private var lines: [String] = []
  /// Receives each input and each line of the trace.
  package var show: (Recording.Input?, String) -> Void = { _, _ in }

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - player: The player of an application that isn't launched yet.
  ///   - limit: The time to wait for what the app's own tasks do.
  package init(_ recording: Recording, on player: Player, within limit: Duration = .seconds(5)) {
    self.recording = recording
    self.player = player
    self.limit = limit
  }

  /// Plays all inputs.
  ///
  /// - Returns: The first step that differs; nil if the trace is the same.
  /// - Throws: A ``ScriptError`` if the recording is of another application, or the host can't start one again.
  package func run() async throws -> Recording.Difference? {
    guard recording.application == player.application.identifier else {
      throw ScriptError(
        "the recording is of \"\(recording.application)\", and this is "
          + "\"\(player.application.identifier)\"; replay it with the app that was recorded")
    }
    player.onStart = { [weak self] in self?.follow($0) }
    for index in recording.steps.indices {
      if !isTogether(index) {
        if index > 0 {
          let next = recording.steps[index]
          let turns =
            next.input == .start ? 0 : next.turn - recording.steps[index - 1].turn
          if let difference = await check(index - 1, turns: turns) { return difference }
        }
        lines = []
        lastTurn = recording.steps[index].input == .start ? 0 : player.application.turn
      }
      try play(recording.steps[index].input, isFirst: index == 0)
    }
    return await check(recording.steps.count - 1, turns: 0)
  }

  /// Returns whether a step belongs to the same turn as the previous one.
  private func isTogether(_ index: Int) -> Bool {
    guard index > 0, recording.steps[index].input != .start else { return false }
    return recording.steps[index].turn == recording.steps[index - 1].turn
  }

  private func play(_ input: Recording.Input, isFirst: Bool) throws {
    show(input, "\(input)")
    switch input {
    case .start: if isFirst { player.begin() } else { try player.restart() }
    case .event(let event): player.perform(event)
    case .rows(let rows): player.host.pull(rows)
    }
  }

  /// Waits for the recorded lines of the last steps and for the turns that followed, and compares the lines.
  private func check(_ index: Int, turns: Int) async -> Recording.Difference? {
    // Inputs that came together have their lines in the last of them.
    var first = index
    while isTogether(first) { first -= 1 }
    let expected = recording.steps[first...index].flatMap(\.lines)
    await player.host.settle()
    let application = player.application
    if application.isTerminated {
      // Nothing comes any more.
    } else if lines.count < expected.count, expected.starts(with: lines) {
      _ = await player.host.wait(within: limit) { self.lines.count >= expected.count }
    } else if lines == expected, application.turn - lastTurn < turns {
      // Tasks cause turns without lines too, such as one that loads what is shown next. Another store may need
      // fewer turns, so that they may never come.
      _ = await player.host.wait(within: limit / 10) {
        application.turn - self.lastTurn >= turns
      }
    }
    if lines == expected { return nil }
    return Recording.Difference(
      at: index, of: recording, recorded: expected, found: lines)
  }

  private func follow(_ application: Application) {
    for entry in application.trace.entries { append(entry) }
    application.trace.addSink { [weak self] in self?.append($0) }
  }

  private func append(_ entry: TraceEntry) {
    guard entry.isComparable else { return }
    show(nil, entry.line)
    lines.append(Redaction.$isDisabled.withValue(false) { entry.line })
  }
}
