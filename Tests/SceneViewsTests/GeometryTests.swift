import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Views that depend on their size and their place.
@MainActor struct GeometryTests {
  private struct Measured: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("title")
        GeometryReader { proxy in
          VStack(spacing: 0) {
            Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
            Text("at \(Int(proxy.frame(in: .global).minY))")
            Text("in list \(Int(proxy.frame(in: .named("list")).minY))")
          }
        }
      }
      .coordinateSpace(.named("list"))
      .padding(.top, 32)
    }
  }

  @Test func `a reader is told the size that its host's layout gives it`() async {
    let simulator = await AppSimulator(Showing { Measured() })
    await simulator.resize(width: 400, height: 320)
    simulator.expect("400 by 272")
    simulator.expect("at 48")
    simulator.expect("in list 16")
    await simulator.resize(width: 160, height: 160)
    simulator.expect("160 by 112")
    expectEqual(simulator.problems, [])
  }

  @Test func `without a size of the window it is that of 80 by 24 letters`() async {
    let simulator = await AppSimulator(
      Showing { GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") } })
    simulator.expect("640 by 384")
  }

  @Test func `frames that change without end are ignored until a person does something`()
    async throws
  {
    let simulator = await AppSimulator(
      Showing {
        GeometryReader { Text("\(Int($0.size.width)) wide") }
        Button("Go On") {}
      })
    let scene = simulator.sessions[0].scene as? WindowScene
    let content = try require(scene?.windows.first?.content as? any DisplayContent)
    let node = try require(content.placedNodes.first)
    func place(_ width: Int) -> [DisplayPatch] {
      content.place([node: DisplayFrame(x: 0, y: 0, width: Double(width), height: 16)])
    }
    let taken = (1...30).prefix { !place($0).isEmpty }
    expect(taken.count > 3 && taken.count < 30)
    expectEqual(place(99), [])
    await simulator.tap("Go On")
    expect(!place(99).isEmpty)
  }

  private struct Watching: View {
    @State private var width = 0.0
    @State private var changes = 0
    @State private var isWide = false

    var body: some View {
      VStack {
        Text(isWide ? "a text that is long" : "short")
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: { old, new in
            width = new
            changes += 1
          }
        Text("width \(Int(width)), \(changes) changes")
        Button("Widen") { isWide = true }
      }
    }
  }

  @Test func `a change of the size is told once`() async {
    let simulator = await AppSimulator(Showing { Watching() })
    simulator.expect("width 40, 1 changes")
    await simulator.tap("Widen")
    simulator.expect("width 152, 2 changes")
  }

  private struct Restless: View {
    @State private var height = 10.0

    var body: some View {
      VStack {
        Text("restless").frame(height: height)
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            height = $0 + 16
          }
        Button("Act") {}
      }
    }
  }

  @Test func `a window whose layout changes itself comes to rest`() async {
    let simulator = await AppSimulator(Showing { Restless() })
    await simulator.tap("Act")
    simulator.expect("restless")
  }

  private final class Log: ObservableObject {
    @Published var count = 0
  }

  private struct Growing: View {
    @ObservedObject var log: Log
    @State private var isHigh = false

    var body: some View {
      VStack(spacing: 0) {
        Text("high \(isHigh)")
        Text("end").padding(.top, Double(log.count) * 8)
          .onGeometryChange(for: Bool.self) {
            $0.size.height > 200
          } action: {
            isHigh = $0
          }
      }
    }
  }

  @Test func `content that grows again and again is told its size`() async {
    let log = Log()
    let simulator = await AppSimulator(Showing { Growing(log: log) })
    simulator.expect("high false")
    for _ in 0..<30 {
      log.count += 1
      await simulator.settle()
    }
    simulator.expect("high true")
  }

  @Test func `the display tree is the same with and without a name of a space and an action`()
    async throws
  {
    let plain = await AppSimulator(Showing { Text("a") })
    let named = await AppSimulator(
      Showing {
        Text("a").coordinateSpace(name: "b").onGeometryChange(for: Double.self) {
          $0.size.width
        } action: { _ in
        }
      })
    try expectEqual(PresentingTests.display(plain), PresentingTests.display(named))
  }
}
