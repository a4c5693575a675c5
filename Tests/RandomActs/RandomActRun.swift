import SceneRuntime

/// Plays random inputs to applications, one sequence for each seed, and compares each application with a
/// reference model.
@MainActor public struct RandomActRun {
  /// The number of sequences that were played.
  public private(set) var sequences = 0
  /// The number of inputs of each kind.
  public private(set) var inputs: [String: Int] = [:]
  /// The number of calls of each delegate method, and of each notification.
  public private(set) var callbacks: [String: Int] = [:]
  /// The lines recorded for the last sequence: its trace, the calls of delegates, and the notifications posted.
  public private(set) var lines: [String] = []

  public init() {}

  /// Plays the sequence of a seed.
  ///
  /// - Returns: Where the application differs from the model, with the fewest inputs that show it; nil
  ///   if it doesn't.
  public mutating func play(seed: UInt64) -> String? {
    var generator = InputGenerator(seed: seed)
    let sequence = generator.sequence()
    sequences += 1
    for step in sequence.steps { inputs[step.input.name, default: 0] += 1 }
    let comparison = Comparison(sequence)
    let difference = comparison.play()
    lines = comparison.found
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count > 1, words[0] == "told" || words[0] == "posted" else { continue }
      let name = words[1] == "application" ? words[1...2].joined(separator: " ") : "\(words[1])"
      callbacks[name, default: 0] += 1
    }
    return difference.map { Self.report(on: sequence, $0, seed: seed) }
  }

  /// A summary of the sequences that were played, in a few lines.
  public var summary: String {
    let count = inputs.values.reduce(0, +)
    return """
      \(sequences) sequences of \(count) acts are played as the model says
        acts: \(Self.list(inputs))
        told and posted: \(Self.list(callbacks))
      """
  }

  private static func list(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// Returns a report on a difference, with as few inputs as still show one.
  private static func report(
    on sequence: InputSequence, _ difference: Comparison.Difference, seed: UInt64
  ) -> String {
    var (least, difference) = (sequence, difference)
    least.steps = Array(sequence.steps.prefix(difference.step + 1))
    func shrinks(to candidate: InputSequence) -> Bool {
      guard let other = Comparison(candidate).play() else { return false }
      (least, difference) = (candidate, other)
      return true
    }
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for index in least.steps.indices.reversed() {
        var candidate = least
        candidate.steps.remove(at: index)
        if shrinks(to: candidate) { isShrinking = true }
      }
      for index in least.reactions.indices.reversed() {
        var candidate = least
        candidate.reactions.remove(at: index)
        if shrinks(to: candidate) { isShrinking = true }
      }
    }
    let (expected, found) = (difference.expected, difference.found)
    let same = zip(expected, found).prefix { $0 == $1 }.count
    return """
      seed \(seed): \(least)
      after this the model says
      \(text(expected, from: same))
      and the application
      \(text(found, from: same))
      """
  }

  private static func text(_ lines: [String], from index: Int) -> String {
    lines.enumerated().map { ($0.offset == index ? "> " : "  ") + $0.element }
      .joined(separator: "\n")
  }
}
