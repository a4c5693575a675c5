/// Measures the median time of some work.
///
/// - Parameters:
///   - count: The number of times the work is done in a run.
///   - runs: The number of runs.
///   - prepare: The preparation of each run, which isn't measured.
///   - work: The work, which repeats itself `count` times.
/// - Returns: The time in nanoseconds, divided by `count`.
@MainActor func median(
  per count: Int = 1, runs: Int = 15, prepare: @MainActor () -> Void = {},
  _ work: @MainActor () -> Void
) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    prepare()
    let start = ContinuousClock.now
    measured(work)
    times.append((ContinuousClock.now - start) / .nanoseconds(1) / Double(count))
  }
  return times.sorted()[runs / 2]
}

/// Does the measured part of a run.
///
/// A separate function, so that a profiler can count the instructions of the work alone.
@inline(never) @MainActor private func measured(_ work: @MainActor () -> Void) {
  work()
}

/// Takes a value so that making it isn't left out.
@inline(never) func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// The speed of the machine, which runs in phases.
@MainActor enum Calibration {
  // A variable that others could read, so that the loop isn't left out.
  static var number: UInt64 = 1

  static let rows = [
    Row(name: "calibration loop of 1,000,000 steps") {
      median(runs: 15) {
        for _ in 0..<1_000_000 {
          number ^= number << 13
          number ^= number >> 7
          number ^= number << 17
        }
      }
    }
  ]
}
