import SessionFuzzing

/// Disks that fail for a while under applications that store sessions.
@MainActor enum Disks {
  /// - Returns: Whether nothing confirmed was lost, and everything was written when the disk could.
  static func fail(seed: UInt64, _ count: Int) -> Bool {
    var run = DiskFaults(seed: seed)
    do {
      for _ in 1...count {
        if let problem = try run.step() {
          print("failing disk of seed \(seed): \(problem)")
          return false
        }
      }
    } catch {
      print("failing disks of seed \(seed): \(error)")
      return false
    }
    print(run.summary)
    run.removeFolder()
    return run.refused > run.periods
  }
}
