/// The median time of some work, in nanoseconds for each time it was done.
///
/// - Parameters:
///   - count: How often the work is done in a run.
///   - runs: How many runs there are.
///   - prepare: What is done before each run and not measured.
///   - work: The work, done `count` times by itself.
/// - Returns: Nanoseconds for each of the `count`.
@MainActor func median(
  per count: Int = 1, runs: Int = 15, prepare: @MainActor () -> Void = {},
  _ work: @MainActor () -> Void
) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    prepare()
    let start = ContinuousClock.now
    work()
    times.append((ContinuousClock.now - start) / .nanoseconds(1) / Double(count))
  }
  return times.sorted()[runs / 2]
}

/// Takes a value so that making it isn't left out.
@inline(never) func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
