extension MigrationReport: CustomStringConvertible {
  /// The report as text in lines of at most 100 characters, with two exceptions.
  ///
  /// Lines with a name that the app chose can be longer. So can the last lines, one for each problem and each uncertain
  /// event.
  public var description: String {
    let scenes = sceneDelegates.isEmpty ? "none" : sceneDelegates.joined(separator: ", ")
    return """
      Migration report
        application delegate  \(delegate)
        scene delegate        \(scenes)

      \(verdict)

      Methods of the application delegate

        before  scenes  \("method".padded(to: Self.width))  own method
      \(rows.map(text).joined())
      External events: cold if the event launches the application, warm if it was running

      \(Occasion.allCases.map(text).joined())\(remarks)
      """
  }

  /// A line for each problem, and for each event that may or may not be lost with scenes.
  private var remarks: String {
    (problems.map { "problem: \($0)\n" }
      + paths.compactMap(\.uncertainty).map { "not certain: \($0).\n" }).joined()
  }

  private var verdict: String {
    let uncertain = paths.count(where: \.isUncertain)
    let rest =
      uncertain == 0 ? "" : "Not certain: \(uncertain) of \(paths.count) external events."
    return losses + (rest.isEmpty ? "" : "\n\n\(rest)")
  }

  private var losses: String {
    if problems.isEmpty { return "Nothing is lost with scenes." }
    let events = paths.count(where: \.isLost)
    let methods = rows.count(where: \.isLost)
    let counts = [
      events == 0 ? nil : "\(events) of \(paths.count) external events",
      methods == 0 ? nil : "\(methods) of the life cycle's methods; no successor is implemented",
      complaints.isEmpty ? nil : "\(complaints.count) more, in scenes and their windows",
    ]
    return "Lost with scenes, each listed as a problem at the end:\n\n"
      + counts.compactMap(\.self).map { "  \($0)" }.joined(separator: "\n")
  }

  private func text(_ occasion: Occasion) -> String {
    let paths = paths.filter { $0.occasion == occasion }
    return "  \(occasion.rawValue)\n" + paths.map(\.text).joined() + "\n"
  }

  private func text(_ row: Row) -> String {
    let indentation = String(repeating: " ", count: 18)
    let own =
      "  \(row.word(.application))\(row.word(.scenes))"
      + "\(row.callback.method.padded(to: Self.width))  \(row.implementation)\n"
    switch row.fate {
    case .stays, .comes: return own
    case .staysWithoutOptions:
      return own + indentation + "with scenes its options are nil (S6)\n"
    case .moves(let successor):
      return own + indentation + "-> \(successor.method)".padded(to: Self.width)
        + "  \(isLost(row) ? "LOST" : row.successor.map { "\($0)" } ?? "")\n"
    }
  }

  /// Returns whether the work of a method is lost with scenes.
  ///
  /// The work is lost if the method is called without scenes, but with scenes neither this method nor a successor
  /// handles the life-cycle change or the external event.
  private func isLost(_ row: Row) -> Bool {
    row.isLost
      || row.successor != .implemented
        && paths.contains {
          $0.isLost
            && $0.before.contains(Reception(receiver: .method(row.callback), outcome: .taken))
        }
  }

  /// The number of characters of the longest method name.
  private static let width = fates.map(\.callback.method.count).max() ?? 0
}

extension MigrationReport.Row {
  /// Returns the word that tells whether the method was called in a life cycle.
  fileprivate func word(_ mode: LifeCycleMode) -> String {
    let isCalled = lifeCycles.contains(mode)
    let isNever = mode == .scenes && fate.successor != nil
    return (isCalled ? "called" : isNever ? "never" : "-").padded(to: 8)
  }
}

extension MigrationReport.Path {
  fileprivate var text: String {
    let lines =
      lines("before", before, untaken: "not taken")
      + lines(
        "scenes", withScenes, untaken: isLost ? "LOST" : isUncertain ? "uncertain" : "not taken")
    return lines.enumerated().map { index, line in
      "    \((index == 0 ? start.rawValue : "").padded(to: 6))\(line)\n"
    }.joined()
  }

  private func lines(
    _ side: String, _ receptions: [MigrationReport.Reception], untaken: String
  ) -> [String] {
    if receptions.isEmpty { return ["\(side)  \(untaken.padded(to: 11))not delivered"] }
    return receptions.enumerated().map { index, reception in
      let outcome =
        switch reception.outcome {
        case .taken: "taken"
        case .possible: "readable"
        case .ignored, .noMethod, .noDelegate: untaken
        }
      return "\((index == 0 ? side : "").padded(to: 8))\(outcome.padded(to: 11))"
        + "\(reception.receiver)"
    }
  }
}

extension MigrationReport.Implementation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .implemented: "implemented"
    case .notImplemented: "not implemented"
    case .notExercised: "not exercised"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
