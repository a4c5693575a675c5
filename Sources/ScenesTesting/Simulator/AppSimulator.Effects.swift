import Dispatch
import SceneHeadless
import Scenes
import Testing

extension AppSimulator {
  /// The effects of the last act that the test has to expect.
  @MainActor final class Effects {
    /// A kind of effect that an expectation lists.
    enum Kind: String {
      /// Calls that a delegate's own method received.
      case callbacks
      /// All lines.
      case trace

      static let all = [callbacks, trace]
    }

    private var player: Player?
    private var sourceLocation: SourceLocation?
    /// The entries since the last act that were expected, by kind.
    private var expected: [Kind: Int] = [:]

    /// Begins with the effects of an act.
    func begin(_ player: Player, _ sourceLocation: SourceLocation) {
      self.player = player
      self.sourceLocation = sourceLocation
      expected = [:]
    }

    /// Records that the test expects the effects of a kind that are there now.
    func expect(_ kind: Kind) {
      expected[kind] = player?.recentTrace.count
    }

    /// Stops the check, because an act has failed.
    func stop() {
      player = nil
    }

    /// Returns the code for the effects that the test doesn't expect, with the place of their act; nil if there
    /// are none.
    func missing() -> (code: String, sourceLocation: SourceLocation)? {
      guard let player, let sourceLocation else { return nil }
      let code = Kind.all.compactMap { kind in
        Self.code(kind, entries: player.recentTrace.dropFirst(expected[kind] ?? 0))
      }
      return code.isEmpty ? nil : (code.joined(separator: "\n"), sourceLocation)
    }

    /// Returns the expectation of some effects; nil if there are none.
    private static func code(_ kind: Kind, entries: some Sequence<TraceEntry>) -> String? {
      let lines = entries.filter { entry in
        switch kind {
        case .callbacks: entry.reception == .method
        case .trace: entry.isComparable
        }
      }.map(\.line)
      return lines.isEmpty ? nil : code(kind, lines)
    }

    /// Returns the code of an expectation.
    static func code(_ kind: Kind, _ lines: [String]) -> String {
      "  simulator.expect(\(kind.rawValue): [\n"
        + lines.map { "    \($0.literal),\n" }.joined() + "  ])"
    }

    /// Fails the current test if effects aren't expected when the simulator is released.
    nonisolated func end() {
      // A test releases its simulator on the main actor, and is still running then.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { recordMissing() }
      } else {
        Task { @MainActor in recordMissing() }
      }
    }

    private func recordMissing() {
      if let missing = missing() { SimulatorIssue.unexpected(missing).record() }
    }
  }

  /// Expects the effects of the last act to be expected, if the simulator is exhaustive.
  ///
  /// It is called by each act, and at last when the simulator is released; call it at the end of a test whose
  /// simulator lives longer.
  public func finish() {
    guard case .going = progress, let missing = effects?.missing() else { return }
    effects?.begin(player, missing.sourceLocation)
    for kind in Effects.Kind.all { effects?.expect(kind) }
    report(.unexpected(missing))
  }
}

extension SimulatorIssue {
  /// The issue of effects that the test doesn't expect.
  static func unexpected(_ missing: (code: String, sourceLocation: SourceLocation)) -> Self {
    SimulatorIssue(
      message: "effects of this act aren't expected; expect them:\n\(missing.code)",
      severity: .error, sourceLocation: missing.sourceLocation)
  }
}

extension String {
  /// The text as a literal of Swift.
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

/// The queue on which the main actor's work is done, which isn't always the main thread.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  /// Whether this code runs on the queue.
  static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) != nil
  }
}
