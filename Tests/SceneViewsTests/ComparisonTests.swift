import Checking
import Scenes
import ScenesTesting
import Testing

@testable import SceneViews

/// When two values count as the same.
@MainActor struct ComparisonTests {
  /// Not `Equatable`, with room between its fields.
  private struct Message {
    var isRead = false
    var number = 7
    var title: String
  }

  private enum Kind {
    case plain
    case titled(String)
  }

  /// A text that stands somewhere else each time.
  private func long(_ number: Int = 1) -> String { "a text that is stored elsewhere \(number)" }

  @Test func `structs and tuples are the same if their fields are`() {
    expect(areSame(Message(title: long()), Message(title: long())))
    expect(!areSame(Message(title: long()), Message(title: long(2))))
    expect(!areSame(Message(title: long()), Message(isRead: true, title: long())))
    expect(areSame((long(), 2), (long(), 2)))
    expect(!areSame((long(), 2), (long(), 3)))
    expect(areSame((first: Message(title: long()), 2), (first: Message(title: long()), 2)))
  }

  @Test func `optionals of them are the same if both are nil or both have the same`() {
    let there: Message? = Message(title: long())
    expect(areSame(there, Message(title: long())))
    expect(!areSame(there, Message(title: long(2))))
    expect(!areSame(there, nil))
    expect(areSame(nil as Message?, nil))
    expect(areSame(there as Message??, Message(title: long())))
  }

  @Test func `what stands between fields doesn't count`() throws {
    struct Mark {
      var isSet: Bool
      var number: Int
    }
    let place = try require(MemoryLayout<Mark>.offset(of: \.number))
    let marks = [0, 0xFF].map { (filling: UInt8) in
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: MemoryLayout<Mark>.size, alignment: MemoryLayout<Mark>.alignment)
      bytes.initializeMemory(as: UInt8.self, repeating: filling)
      bytes.storeBytes(of: true, as: Bool.self)
      bytes.storeBytes(of: 7, toByteOffset: place, as: Int.self)
      return UnsafeRawBufferPointer(bytes)
    }
    defer { for mark in marks { mark.deallocate() } }
    expect(!marks[0].elementsEqual(marks[1]))
    let pointers = try marks.map { try require($0.baseAddress) }
    expect(Comparison.of(Mark.self).areSame(pointers[0], pointers[1]))
  }

  @Test func `what can't be looked into is the same if its bits are`() {
    struct Doing {
      let action: () -> String
    }
    let doing = Doing { [text = long()] in text }
    expect(areSame(doing, doing))
    let other = Doing { [text = long()] in text }
    expect(!areSame(doing, other))
    expect(areSame(Kind.plain, .plain))
    expect(!areSame(Kind.plain, .titled(long())))
    let error: any Error = CancellationError()
    expect(areSame(error, error))
    let hidden: Any = Message(title: long())
    expect(!areSame(hidden, Message(title: long()) as Any))
    let runs = Runs()
    expect(areSame(runs, runs))
    expect(!areSame(runs, Runs()))
  }

  private struct Outer: View {
    let runs: Runs
    @State private var count = 0
    @State private var range = (low: 1, high: 2)

    var body: some View {
      Button("Count \(count)") { count += 1 }
      Titled(message: Message(title: "a text that is rather long \(1)"), runs: runs)
      Bound(low: $range.low, runs: runs)
      Cased.one(runs)
    }
  }

  private struct Titled: View {
    let message: Message
    let runs: Runs

    var body: some View {
      runs("titled")
      return Text(message.title)
    }
  }

  private enum Cased: View {
    case one(Runs)

    var body: some View {
      switch self {
      case .one(let runs):
        let _ = runs("cased")
        Text("one")
      }
    }
  }

  private struct Bound: View {
    let low: Binding<Int>?
    let runs: Runs

    var body: some View {
      runs("bound")
      return Text("bound")
    }
  }

  @Test func `a view given the same nested values, or the same optional binding, is skipped`() async
  {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Outer(runs: runs) })
    await simulator.tap("Count 0")
    expectEqual(runs.counts, ["titled": 1, "bound": 1, "cased": 1])
  }

  private struct Row: View, Equatable {
    let number: Int
    let runs: Runs

    nonisolated static func == (one: Row, other: Row) -> Bool { one.number == other.number }

    var body: some View {
      runs("row \(number)")
      return Text("row \(number)")
    }
  }

  private struct Rows: View {
    let runs: Runs
    @State private var number = 1

    var body: some View {
      Button("Next \(number)") { number += 1 }
      Row(number: 0, runs: runs).equatable()
      Row(number: number, runs: runs).equatable()
    }
  }

  @Test func `a view that says it is equatable is evaluated if it differs`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Rows(runs: runs) })
    await simulator.tap("Next 1")
    simulator.expect("row 2")
    expectEqual(runs.counts, ["row 0": 1, "row 1": 1, "row 2": 1])
  }

  /// A row whose action differs each time, which its operator leaves out.
  private struct ActingRow: View, Equatable {
    let name: String
    let runs: Runs
    let act: () -> Void
    @State private var count = 0

    nonisolated static func == (one: ActingRow, other: ActingRow) -> Bool { one.name == other.name }

    var body: some View {
      runs(name)
      return Button("\(name) \(count)") {
        count += 1
        act()
      }
    }
  }

  private struct ActingRows: View {
    let runs: Runs
    @State private var number = 1

    var body: some View {
      Button("Next \(number)") { number += 1 }
      ActingRow(name: "plain", runs: runs) { number = 10 }
      ActingRow(name: "kept", runs: runs) { number = 20 }.equatable()
      EquatableView(content: ActingRow(name: "row \(number)", runs: runs) { number = 30 })
      EquatableView(content: ActingRow(name: "same", runs: runs) { number = 40 })
    }
  }

  @Test func `the operator of an equatable view decides whether its body runs`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { ActingRows(runs: runs) })
    await simulator.tap("Next 1")
    expectEqual(runs.counts, ["plain": 2, "kept": 1, "row 1": 1, "row 2": 1, "same": 1])
    // A change of its own state runs the body all the same.
    await simulator.tap("kept 0")
    simulator.expect("kept 1")
    simulator.expect("Next 20")
    expectEqual(runs.counts["kept"], 2)
  }
}
