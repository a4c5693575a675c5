extension Recording {
  /// The first step in which the trace of a replay differs from the recorded trace.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The number of the step, from 1.
    public var step: Int
    /// The number of steps in the recording.
    public var count: Int
    /// The input of the step.
    public var input: Input
    /// The trace lines of the step in the recording.
    public var recorded: [String]
    /// The trace lines of the step in the replay.
    public var found: [String]

    /// Creates a difference that was found at a step of a recording.
    ///
    /// - Parameters:
    ///   - index: The index of the step, from 0.
    ///   - recording: The recording of the run.
    ///   - recorded: The trace lines of the step in the recording.
    ///   - found: The trace lines of the step in the replay.
    package init(at index: Int, of recording: Recording, recorded: [String], found: [String]) {
      step = index + 1
      count = recording.steps.count
      input = recording.steps[index].input
      self.recorded = recorded
      self.found = found
    }

    /// The step and its trace lines as text.
    ///
    /// A line that is only in the recording begins with `−`, and a line that is only in the replay begins with `+`.
    public var description: String {
      "step \(step) of \(count) differs, \(input) (− recorded, + now):\n"
        + found.marked(against: recorded).map { "  " + $0 }.joined(separator: "\n")
    }
  }
}

extension [String] {
  /// Returns these lines merged with the expected lines.
  ///
  /// An expected line that is missing begins with `−`, and a line that isn't expected begins with `+`.
  package func marked(against expected: [String]) -> [String] {
    let difference = self.difference(from: expected)
    var lines = expected
    for case .remove(let offset, let line, _) in difference { lines[offset] = "− \(line)" }
    var insertions: [Int: String] = [:]
    for case .insert(let offset, let line, _) in difference { insertions[offset] = "+ \(line)" }
    let removed = Set(
      difference.removals.compactMap {
        if case .remove(let offset, _, _) = $0 { offset } else { nil }
      })
    var result: [String] = []
    var place = 0
    for (offset, line) in lines.enumerated() {
      while let insertion = insertions[place] {
        result.append(insertion)
        place += 1
      }
      result.append(line)
      if !removed.contains(offset) { place += 1 }
    }
    while let insertion = insertions[place] {
      result.append(insertion)
      place += 1
    }
    return result
  }
}
