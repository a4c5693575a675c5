import Scenes

/// Benchmarks for reading a value from the environment.
@MainActor enum EnvironmentReads {
  static let rows = [10, 100].flatMap { depth in
    [
      Row(name: "environment value read again at depth \(depth)", goal: 5, best: 37) {
        times(depth).again
      },
      Row(name: "environment value read first at depth \(depth)", goal: 1_000, budget: 0.5 / 0.9) {
        times(depth).first
      },
    ]
  }

  private static func times(_ depth: Int) -> (first: Double, again: Double) {
    var firsts: [Double] = []
    var agains: [Double] = []
    for _ in 0..<99 {
      let times = Times()
      let content = HostingContent(
        rootView: Nested(depth: depth, reader: Reader(times: times)).environment(\.benchmarked, 1))
      content.mount(in: Views.window())
      firsts.append(times.first)
      agains.append(times.again)
      content.unmount()
    }
    return (firsts.sorted()[49], agains.sorted()[49])
  }
}

@MainActor private final class Times {
  var first = 0.0
  var again = 0.0
}

/// A view that contains itself as often as asked.
private struct Nested: View {
  let depth: Int
  let reader: Reader

  var body: some View {
    AnyView(depth > 1 ? Nested(depth: depth - 1, reader: reader) : reader as any View)
  }
}

private struct Reader: View {
  let times: Times
  @Environment(\.benchmarked) private var value

  // Timed here, not by `median`: a closure's captures would take a tenth of the time of a first read, and a captured sum
  // would be added to in memory.
  var body: some View {
    let start = ContinuousClock.now
    var sum = value
    let middle = ContinuousClock.now
    for _ in 0..<10_000 { sum &+= value }
    let end = ContinuousClock.now
    times.first = (middle - start) / .nanoseconds(1)
    times.again = (end - middle) / .nanoseconds(10_000)
    return Text("\(sum)")
  }
}

extension EnvironmentValues {
  fileprivate var benchmarked: Int {
    get { self[BenchmarkedKey.self] }
    set { self[BenchmarkedKey.self] = newValue }
  }
}

private struct BenchmarkedKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
