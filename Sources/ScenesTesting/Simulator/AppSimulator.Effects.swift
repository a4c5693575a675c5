import SceneHeadless
import Scenes
import Testing

extension AppSimulator {
  /// The effects of the last act, all of which the test has to expect.
  @MainActor final class Effects {
    /// A type of effects that an expectation lists.
    enum Kind: String {
      /// Calls of methods that the app's delegates implement.
      case callbacks
      /// All lines of the trace, without entries of the store.
      case trace

      static let all = [callbacks, trace]

      /// Returns whether a trace entry is one of the effects that an expectation of this kind has to list.
      func includes(_ entry: TraceEntry) -> Bool {
        switch self {
        case .callbacks: entry.reception == .method
        case .trace: entry.isComparable
        }
      }
    }

    private var player: Player?
    private var sourceLocation: SourceLocation?
    /// The number of trace entries that the act had when the test last expected effects, for each kind of effects.
    private var expected: [Kind: Int] = [:]

    /// Begins the check of a new act; the test hasn't expected any of its effects yet.
    func begin(_ player: Player, _ sourceLocation: SourceLocation) {
      self.player = player
      self.sourceLocation = sourceLocation
      expected = [:]
    }

    /// Records that the test expects all effects of the given kind that the act has had so far.
    func expect(_ kind: Kind) {
      expected[kind] = player?.recentTrace.count
    }

    /// Stops the check for unexpected effects, because an act has failed.
    func stop() {
      player = nil
    }

    /// The unexpected effects of an act: the effects without an expectation in the test.
    struct Missing {
      /// The types of effects, each with all lines since the act.
      var lines: [(kind: Kind, lines: [String])]
      /// Whether the test already expects some, but not all, effects of one of these types.
      var isPartial: Bool
      /// The location of the act that caused the effects.
      var sourceLocation: SourceLocation
    }

    /// Returns the effects that the test doesn't expect; nil if there are none.
    func missing() -> Missing? {
      guard let player, let sourceLocation else { return nil }
      let entries = player.recentTrace
      let kinds = Kind.all.filter { kind in
        entries.dropFirst(expected[kind] ?? 0).contains(where: kind.includes)
      }
      if kinds.isEmpty { return nil }
      // An expectation compares all lines since the act, so the suggested code contains all of
      // them.
      return Missing(
        lines: kinds.map { kind in (kind, entries.filter(kind.includes).map(\.line)) },
        isPartial: kinds.contains { expected[$0] != nil }, sourceLocation: sourceLocation)
    }

    /// Returns the Swift code of an expectation that lists the given lines of the given kind.
    nonisolated static func code(_ kind: Kind, _ lines: [String]) -> String {
      "  simulator.expect(\(kind.rawValue): [\n"
        + lines.map { "    \($0.literal),\n" }.joined() + "  ])"
    }

    /// Fails the current test if unexpected effects remain when the simulator is released.
    nonisolated func end() {
      // If the simulator is released on the main actor, the test that releases it is still running.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { recordMissing() }
      } else {
        Task { @MainActor in recordMissing() }
      }
    }

    private func recordMissing() {
      guard let missing = missing(), let player else { return }
      let act = player.recentTrace.first { $0.isComparable }?.line
      SimulatorIssue.unexpected(missing, of: act.map { "\"\($0)\"" } ?? "the last act").record()
    }
  }

  /// Fails the test if effects of the last act aren't expected; without the check ``Check/exhaustive``, does nothing.
  ///
  /// Each act begins with a call of this method, and the release of the simulator makes the same check. If the
  /// simulator lives longer than the test, call this method at the end of the test.
  public func finish() {
    guard case .going = progress, let missing = effects?.missing() else { return }
    effects?.begin(player, missing.sourceLocation)
    for kind in Effects.Kind.all { effects?.expect(kind) }
    report(.unexpected(missing, of: actName))
  }
}

extension SimulatorIssue {
  /// Creates an issue that reports the unexpected effects of an act.
  static func unexpected(_ missing: AppSimulator.Effects.Missing, of act: String) -> Self {
    let code = missing.lines.map { AppSimulator.Effects.code($0.kind, $0.lines) }
      .joined(separator: "\n")
    return SimulatorIssue(
      message: "effects of \(act) aren't expected; expect them"
        + (missing.isPartial ? ", in place of the expectations that are there" : "") + ":\n\(code)",
      severity: .error, sourceLocation: missing.sourceLocation)
  }
}

extension String {
  /// The text as a string literal of Swift.
  fileprivate var literal: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
