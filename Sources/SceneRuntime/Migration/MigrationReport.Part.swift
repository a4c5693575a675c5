extension MigrationReport {
  /// One of the parts into which the runs for a report are divided, so that each part can run in its own process.
  package enum Part: Hashable, Codable, Sendable {
    /// The runs in which the application is launched, goes to the background, returns and terminates.
    case lifeCycle
    /// The two runs with one external event: one without scenes, and one with scenes.
    case event(Occasion, Start)

    /// All parts, in the order in which a report lists their results.
    package static var all: [Part] {
      [.lifeCycle]
        + Occasion.allCases.flatMap { occasion in Start.allCases.map { .event(occasion, $0) } }
    }
  }

  /// The problems that occur only with scenes, and concern neither a method nor an external event.
  package var otherProblems: [Problem] { complaints }

  /// Adds the results of a report on other parts of the runs.
  ///
  /// - Parameter other: The other report, on the same delegate.
  package mutating func add(_ other: MigrationReport) {
    sceneDelegates = Set(sceneDelegates).union(other.sceneDelegates).sorted()
    rows = zip(rows, other.rows).map { own, other in
      var row = own
      row.implementation = own.implementation.combined(other.implementation)
      row.lifeCycles.formUnion(other.lifeCycles)
      row.successor = own.successor.flatMap { own in other.successor.map(own.combined) }
      return row
    }
    paths += other.paths
    complaints += other.complaints.filter { !complaints.contains($0) }
  }
}

extension MigrationReport.Implementation {
  /// Returns the observation that follows from two observations of the same method.
  fileprivate func combined(_ other: Self) -> Self {
    if self == .implemented || other == .implemented { return .implemented }
    return self == .notExercised ? other : self
  }
}
