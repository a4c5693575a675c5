import Checking
import Combine
import Foundation
import ScenesTesting
import SwiftUI
import Testing

/// Publishers as far as code around scenes uses them.
@MainActor struct PublisherTests {
  @Test func `an object tells before it changes, and its property sends the new value`() {
    let model = MailModel()
    var told: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    model.objectWillChange.sink { told.append("will change, has \(model.unread)") }
      .store(in: &subscriptions)
    model.$unread.sink { told.append("sends \($0), has \(model.unread)") }
      .store(in: &subscriptions)
    model.unread = 2
    expectEqual(told, ["sends 0, has 0", "will change, has 0", "sends 2, has 0"])
    subscriptions = []
    model.unread = 3
    expectEqual(told.count, 3)
  }

  @Test func `operators pass on values and the end`() {
    let numbers = PassthroughSubject<Int, Never>()
    var told: [String] = []
    let subscription = numbers.filter { $0 > 0 }.removeDuplicates().map { "\($0)" }.dropFirst()
      .sink {
        told.append("\($0)")
      } receiveValue: {
        told.append($0)
      }
    for number in [1, 1, -2, 2, 2, 3] { numbers.send(number) }
    numbers.send(completion: .finished)
    numbers.send(4)
    expectEqual(told, ["2", "3", "finished"])
    subscription.cancel()
  }

  @Test func `the last values of two publishers are sent as pairs`() {
    let (one, other) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var pairs: [String] = []
    let subscription = one.combineLatest(other).sink { pairs.append("\($0)\($1)") }
    other.send("a")
    one.value = 2
    expectEqual(pairs, ["1a", "2a"])
    subscription.cancel()
  }

  @Test func `a publisher sets a property, which updates the object's observers`() {
    final class Search: ObservableObject {
      @Published var text = ""
      @Published var folded = ""
      init() { $text.map { $0.lowercased() }.assign(to: &$folded) }
    }
    let search = Search()
    var changes = 0
    let subscription = search.objectWillChange.sink { changes += 1 }
    search.text = "LUNCH"
    expect(search.folded == "lunch" && changes == 2)
    subscription.cancel()
  }

  @Test func `a subscriber that is canceled while a value is sent doesn't get it`() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var values: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { values.append($0) }
    subject.send(1)
    expectEqual(values, [])
    first.cancel()
  }

  @Test func `a view receives values while it is there`() async {
    struct Bell: View {
      @State private var rings = 0
      @State private var isThere = true
      let center: NotificationCenter
      var body: some View {
        Text("rings \(rings)")
        if isThere {
          Button("Leave") { isThere = false }
            .onReceive(center.publisher(for: .init("ring"))) { _ in rings += 1 }
        }
      }
    }
    struct BellApp: App {
      let center: NotificationCenter
      var body: some Scene { WindowGroup { Bell(center: center) } }
      init() { center = .default }
      init(_ center: NotificationCenter) { self.center = center }
    }
    let center = NotificationCenter()
    let simulator = await AppSimulator(BellApp(center))
    center.post(name: .init("ring"), object: nil)
    await simulator.settle()
    simulator.expect("rings 1")
    await simulator.tap("Leave")
    center.post(name: .init("ring"), object: nil)
    await simulator.settle()
    simulator.expect("rings 1")
    await simulator.close(1)
    center.post(name: .init("ring"), object: nil)
  }

  @Test func `a view receives what the views around it send when they appear`() async {
    struct Bell: View {
      @State private var bell = PassthroughSubject<Int, Never>()
      @State private var rings = 0
      @State private var isThere = false
      var body: some View {
        Button("Enter") { isThere = true }
        VStack {
          Text("rings \(rings)").onReceive(bell) { rings += $0 }
          if isThere {
            VStack { Text("inside").onReceive(bell) { rings += $0 } }.onAppear { bell.send(10) }
          }
        }
        .onAppear { bell.send(1) }
      }
    }
    struct BellApp: App {
      var body: some Scene { WindowGroup { Bell() } }
    }
    let simulator = await AppSimulator(BellApp())
    simulator.expect("rings 1")
    await simulator.tap("Enter")
    simulator.expect("rings 21")
  }

  private struct Copies<Content: View>: View {
    let content: Content
    @State private var isTwice = true

    var body: some View {
      Button("Once") { isTwice = false }
      content
      if isTwice { content }
    }
  }

  @Test func `each place of a view receives values`() async {
    struct Bell: View {
      @State private var bell = PassthroughSubject<Int, Never>()
      @State private var rings = 0
      var body: some View {
        Button("Ring") { bell.send(1) }
        Text("rings \(rings)")
        Copies(content: Text("bell").onReceive(bell) { rings += $0 })
      }
    }
    struct BellApp: App {
      var body: some Scene { WindowGroup { Bell() } }
    }
    let simulator = await AppSimulator(BellApp())
    await simulator.tap("Ring")
    simulator.expect("rings 2")
    await simulator.tap("Once")
    await simulator.tap("Ring")
    simulator.expect("rings 3")
  }

  @Test func `a view receives values while its tab is shown`() async {
    struct Bell: View {
      @State private var bell = PassthroughSubject<Int, Never>()
      @State private var rings = 0
      var body: some View {
        Button("Ring \(rings)") { bell.send(1) }
        TabView {
          Tab("First", systemImage: "1.circle") { Text("one") }
          Tab("Second", systemImage: "2.circle") {
            Text("two").onReceive(bell) { rings += $0 }
          }
        }
      }
    }
    struct BellApp: App {
      var body: some Scene { WindowGroup { Bell() } }
    }
    let simulator = await AppSimulator(BellApp())
    await simulator.tap("Ring 0")
    await simulator.tap("Second")
    await simulator.tap("Ring 0")
    await simulator.tap("First")
    await simulator.tap("Ring 1")
    simulator.expect("Ring 1")
  }
}
