package import SceneRuntime

/// A replay of a recording on an application whose host has no screen.
///
/// A step of a recording is an input with the lines that were added to the trace after the input. After each input, the
/// replay waits until the trace has the recorded lines. Inputs that were recorded in one turn are sent together. If a
/// line is missing or different, the replay ends with the difference.
@MainActor package final class Replay {
  private let recording: Recording
  private let player: Player
  /// The maximum time to wait for the app's own tasks after an input.
  private let limit: Duration
  /// The number of turns that had run before the last inputs were sent.
  private var lastTurn = 0
  /// The lines of the trace since the last inputs were sent.
  private var lines: [String] = []
  /// A closure that is called for each input, with the input and its text, and for each line of the trace.
  ///
  /// For a line of the trace, the input is nil.
  package var show: (Recording.Input?, String) -> Void = { _, _ in }

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - recording: The recording, made with the same app.
  ///   - player: The player of an application that isn't launched yet.
  ///   - limit: The maximum time to wait for the app's own tasks after an input.
  package init(_ recording: Recording, on player: Player, within limit: Duration = .seconds(5)) {
    self.recording = recording
    self.player = player
    self.limit = limit
  }

  /// Plays all inputs.
  ///
  /// - Returns: The difference at the first step whose trace differs from the recorded trace; nil if no step differs.
  /// - Throws: A ``ScriptError`` if the recording is of another application, or the host can't
  ///   launch the application again.
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

  /// Returns whether the step at an index belongs to the same turn as the step before it.
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

  /// Waits, for a limited time, until the recorded lines of a step have appeared and the given number of turns have
  /// run; then compares the lines.
  private func check(_ index: Int, turns: Int) async -> Recording.Difference? {
    // Inputs that were recorded in one turn are sent together, so the lines of all of them are expected.
    var first = index
    while isTogether(first) { first -= 1 }
    let expected = recording.steps[first...index].flatMap(\.lines)
    await player.host.settle()
    let application = player.application
    if application.isTerminated {
      // Don't wait, because a terminated application adds no lines.
    } else if lines.count < expected.count, expected.starts(with: lines) {
      _ = await player.host.wait(within: limit) { self.lines.count >= expected.count }
    } else if lines == expected, application.turn - lastTurn < turns {
      // Tasks of the app, such as a task that loads content, may cause turns that add no lines. With a different store,
      // there may be fewer turns, so this wait is short.
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
