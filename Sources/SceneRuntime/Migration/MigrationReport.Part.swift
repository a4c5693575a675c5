extension MigrationReport {
  /// A part of the runs that a report is made from.
  package enum Part: Hashable, Codable, Sendable {
    /// Launching, leaving, returning and terminating.
    case lifeCycle
    /// One external event.
    case event(Occasion, Start)

    /// All parts, in the order of a report.
    package static var all: [Part] {
      [.lifeCycle]
        + Occasion.allCases.flatMap { occasion in Start.allCases.map { .event(occasion, $0) } }
    }
  }

  /// The problems of making scenes, which concern neither a method nor an event.
  package var otherProblems: [Problem] { complaints }

  /// Adds the results of other parts.
  ///
  /// - Parameter other: A report of the same delegate, of other parts.
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
  /// The observation of two runs.
  fileprivate func combined(_ other: Self) -> Self {
    if self == .implemented || other == .implemented { return .implemented }
    return self == .notExercised ? other : self
  }
}
