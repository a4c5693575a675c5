import Checking
import Foundation
import SceneDisplay
import Testing

@testable import Scenes

/// A second host is an afternoon's work, and sees the same as the first.
@MainActor struct SecondHostTests {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox", id: "inbox") { Inbox() }
      WindowGroup("Message", for: Int.self) { number in
        Text("Message \(number.wrappedValue ?? 0)")
      }
    }
  }

  private struct Inbox: View {
    @State private var subject = "none"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TextField("Subject", text: $subject)
      HStack {
        Text("to \(subject)")
        Button("Open") { openWindow(value: 42) }
      }
    }
  }

  private let first = SceneWindow.ID(session: "1", number: 1)
  private let second = SceneWindow.ID(session: "2", number: 1)

  private func turns(_ application: Application) {
    while application.runTurn() {}
  }

  @Test(arguments: ["JSONLinesHost", "MarkupHost"])
  func `a host is written in at most 150 lines, without a default in a switch`(
    name: String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "\(name).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    expect(!source.contains("default:"))
  }

  @Test func `it shows windows, passes acts on, and lets windows go`() throws {
    let host = JSONLinesHost()
    let launch = AppLaunch(
      Postbox(), host: host, profile: .tablet, services: .repeatable())
    let application = launch.application
    expectEqual(host.run(application), 0)
    expectEqual(host.texts, [first: ["Subject=none", "to none | <Open>"]])

    let field = try node(in: application) { $0.acts.contains(.enter) }
    application.receive(.content(first, ContentEvent(.enter("hello"), on: field)))
    turns(application)
    expectEqual(host.texts[first], ["Subject=hello", "to hello | <Open>"])

    let button = try node(in: application) { $0 == .button(nil) }
    application.receive(.content(first, ContentEvent(.press, on: button)))
    turns(application)
    expectEqual(host.texts[second], ["Message 42"])

    application.receive(.close("2"))
    turns(application)
    expect(host.texts[second] == nil)
    let decoder = JSONDecoder()
    let lines = try host.lines.map {
      try decoder.decode(JSONLinesHost.Line.self, from: Data($0.utf8))
    }
    expectEqual(lines.map(\.change).first, .appears)
    expectEqual(lines.dropLast().last, JSONLinesHost.Line(change: .disappears, window: second))
    // The other window gets the focus.
    expectEqual(lines.last?.change, .changes)
    expectEqual(lines.last?.window, first)
  }

  @Test func `an app runs on a host of a user's own`() {
    let host = JSONLinesHost()
    expectEqual(Postbox.run(on: host, services: .repeatable()), 0)
    expectEqual(host.texts, [first: ["Subject=none", "to none | <Open>"]])
  }

  @Test func `one turn is one update of a window`() throws {
    let host = JSONLinesHost()
    let launch = AppLaunch(
      Postbox(), host: host, profile: .tablet, services: .repeatable())
    _ = host.run(launch.application)
    let before = host.lines.count
    let field = try node(in: launch.application) { $0.acts.contains(.enter) }
    for text in ["a", "b", "c"] {
      launch.application.receive(.content(first, ContentEvent(.enter(text), on: field)))
    }
    turns(launch.application)
    expectEqual(host.lines.count, before + 1)
    expectEqual(host.texts[first], ["Subject=c", "to c | <Open>"])
  }

  @Test func `content of a kind the host doesn't know is refused with a problem`() {
    final class Strange: WindowContent {
      func mount(in window: SceneWindow) {}
      func update() {}
      func runEffects() {}
      func receive(_ event: ContentEvent) -> Problem? { nil }
      func deliver(_ event: ExternalEvent) -> Bool { false }
      func unmount() {}
    }
    let scene = SceneDescription(id: .declared("strange"))
    let application = Application(
      identifier: "test", graph: SceneGraph([scene]),
      contents: ContentFactories([scene.id: ContentFactory(make: { _ in Strange() })]),
      manifest: nil, delegate: nil, host: JSONLinesHost(), services: .repeatable())
    application.receive(.launch([]))
    turns(application)
    expectEqual(application.problems.map(\.code), [.unsupportedContent])
  }

  private func node(
    in application: Application, _ isWanted: (DisplayElement) -> Bool
  ) throws -> Int {
    let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
    let content = try require(scene.windows.first?.content as? any DisplayContent)
    return try require(content.display.all.first { isWanted($0.element) }).id
  }
}
