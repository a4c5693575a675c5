import RandomTrees

/// Trees that are edited at random, looked at after each edit.
@MainActor enum RandomTrees {
  /// - Returns: Whether every edit gave what it must.
  static func edit(seed: UInt64, _ edits: Int) -> Bool {
    let run = RandomTreeRun(seed: seed)
    for edit in 1...edits {
      if let problem = run.step() {
        print("random tree \(seed), edit \(edit): \(problem)")
        return false
      }
    }
    print("random tree \(seed): \(edits) edits, at most \(run.largest) branches")
    return true
  }
}
