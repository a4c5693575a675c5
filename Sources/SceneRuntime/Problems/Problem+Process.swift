extension Problem.Code {
  /// Too many consecutive turns that were each caused only by the preceding turn, and were stopped.
  public static let turnLimitExceeded: Self = "turnLimitExceeded"
  /// A kernel, or a platform, that doesn't report whether memory is short.
  public static let memoryPressureUnavailable: Self = "memoryPressureUnavailable"
}

extension Problem {
  /// Returns the problem that turns were stopped, because each of them was caused only by the preceding turn.
  ///
  /// - Parameters:
  ///   - limit: The number of consecutive turns after which turns are stopped.
  ///   - sessions: The identifiers of the sessions whose windows the next turn would update.
  /// - Returns: The problem.
  package static func turnLimitExceeded(_ limit: Int, updating sessions: [SceneID]) -> Problem {
    Problem(
      .turnLimitExceeded,
      at: sessions.isEmpty
        ? "application" : sessions.map { "scene \($0)" }.joined(separator: ", "),
      "\(limit) consecutive turns each caused another, so they were stopped",
      remedy:
        "look for an onChange, onAppear or delegate method that changes a value on which it depends"
    )
  }

  /// Returns the problem of a kernel that doesn't report whether memory is short.
  ///
  /// - Parameter reasons: For each of the kernel's files, the reason why it can't be used.
  /// - Returns: The problem.
  package static func memoryPressureUnavailable(_ reasons: [String]) -> Problem {
    Problem(
      .memoryPressureUnavailable, at: "memory pressure",
      "memory pressure can't be observed (\(reasons.joined(separator: "; ")))",
      remedy: "run where the process may write to one of these files, or have the host report it")
  }

  /// The problem that memory pressure isn't monitored on this platform.
  package static var memoryPressureUnavailable: Problem {
    Problem(
      .memoryPressureUnavailable, at: "memory pressure",
      "memory pressure isn't observed on this platform",
      remedy: "have the host report it")
  }
}
