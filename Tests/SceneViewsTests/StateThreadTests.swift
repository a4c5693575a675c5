import Checking
import Foundation
import Scenes
import ScenesTesting
import Synchronization
import Testing

/// State that is changed by several threads, and by code that runs while it changes.
@MainActor struct StateThreadTests {
  private struct Reading: View {
    @Binding var count: Int

    var body: some View {
      Text("read \(count)")
    }
  }

  @Test func `a thread may write while bodies that read are evaluated`() async {
    struct Counting: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("count \(count)")
          Reading(count: $count)
          Button("Count") {
            let count = $count
            Thread.detachNewThread {
              for number in 1...20_000 { count.wrappedValue = number }
            }
          }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Counting() })
    await simulator.tap("Count")
    await simulator.until { simulator.text.contains("read 20000") }
    simulator.expect("count 20000")
  }

  /// A value whose code reads and writes the very state it stands in.
  private struct Curious: Equatable, Sendable {
    final class Last: Sendable {
      let action: @MainActor @Sendable () -> Void

      init(_ action: @escaping @MainActor @Sendable () -> Void) {
        self.action = action
      }

      deinit { MainActor.assumeIsolated { action() } }
    }

    var number: Int
    var last: Last?
    var compared: (@MainActor @Sendable () -> Void)?

    /// A part whose setter looks at the whole again.
    var checked: Int {
      get { number }
      set {
        MainActor.assumeIsolated { compared?() }
        number = newValue
      }
    }

    static func == (lhs: Curious, rhs: Curious) -> Bool {
      MainActor.assumeIsolated { lhs.compared?() }
      return lhs.number == rhs.number
    }
  }

  private struct Holding: View {
    let runs: Runs
    @State private var value = Curious(number: 0)

    var body: some View {
      VStack {
        Text("number \(value.number)")
        Button("Compare") {
          value.compared = { runs("saw \(value.number)") }
          value = Curious(number: 1)
        }
        Button("Part") {
          value = Curious(number: 2, compared: { runs("saw \(value.number)") })
          $value.checked.wrappedValue = 3
        }
        Button("Release") {
          value = Curious(number: 4, last: Curious.Last { runs("released at \(value.number)") })
          value = Curious(number: 5)
        }
      }
    }
  }

  @Test func `what runs while state changes may read that state`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Holding(runs: runs) })
    await simulator.tap("Compare")
    simulator.expect("number 1")
    await simulator.tap("Part")
    simulator.expect("number 3")
    expect(runs.counts["saw 2"] != nil)
    await simulator.tap("Release")
    simulator.expect("number 5")
    expectEqual(runs.counts["released at 5"], 1)
  }
}
