import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Links, and the actions that open them.
@MainActor struct LinkTests {
  private static let help = URL(string: "https://postbox.example/help")
  private static let other = URL(string: "https://postbox.example/other")

  private struct Linking: View {
    let url: URL
    let result: OpenURLAction.Result?
    @Environment(\.openURL) private var openURL
    @State private var isDone: Bool?

    var body: some View {
      VStack {
        Link("Help", destination: url)
          .environment(
            \.openURL, OpenURLAction { [result] _ in result ?? .systemAction })
        Button("Ask") { openURL(url) { isDone = $0 } }
        Text("done \(isDone.map { "\($0)" } ?? "unknown")")
      }
    }
  }

  @Test func `a link tells its address and opens it by the host`() async throws {
    let help = try require(Self.help)
    let simulator = await AppSimulator(Showing { Linking(url: help, result: nil) })
    expect(
      try PresentingTests.display(simulator).all.contains {
        $0.element == .link("https://postbox.example/help") && $0.label == "Help"
      })
    await simulator.tap("Help")
    expectEqual(simulator.trace.last, "request open https://postbox.example/help")
    await simulator.tap("Ask")
    simulator.expect("done true")
  }

  private struct OwnLinks: App {
    static let urlSchemes = ["Postbox"]
    let url: URL

    init(_ url: URL) {
      self.url = url
    }

    init() {
      self.init(URL(filePath: "/"))
    }

    var body: some Scene {
      WindowGroup { Linking(url: url, result: nil) }
      WindowGroup("Message", id: "message") { Arrived() }
        .handlesExternalEvents(matching: ["message/"])
    }
  }

  private struct Arrived: View {
    @State private var address = "nothing"

    var body: some View {
      Text("arrived: \(address)").onOpenURL { address = $0.absoluteString }
    }
  }

  @Test(arguments: ["Help", "Ask"])
  func `a link of a scheme of the app's own is routed to its scenes`(_ label: String) async throws {
    let url = try require(URL(string: "POSTBOX://message/42"))
    let simulator = await AppSimulator(OwnLinks(url))
    await simulator.tap(label)
    simulator.expect("arrived: POSTBOX://message/42", in: 2)
    expectContains(simulator.trace, "request open POSTBOX://message/42")
    expectContains(simulator.trace, "open POSTBOX://message/42")
    expectEqual(simulator.problems, [])
    if label == "Ask" { simulator.expect("done true", in: 1) }
  }

  @Test func `a link of the app's own names the app as its sender, or is refused`() async throws {
    let simulator = await AppSimulator(OwnLinks(URL(filePath: "/")))
    var sources: [String?] = []
    simulator.application.addEventObserver(named: "test") { event in
      if case .openURL(let link) = event { sources.append(link.sourceApplication) }
      return .seen
    }
    var answers: [Bool] = []
    for path in ["42", String(repeating: "4", count: 40_000)] {
      let url = try require(URL(string: "postbox://message/\(path)"))
      try await simulator.perform { $0.open(url) { answers.append($0) } }
    }
    expectEqual(sources, [simulator.application.identifier])
    expectEqual(answers, [true, false])
  }

  @Test func `a link of another scheme leaves an app with schemes of its own`() async throws {
    let simulator = await AppSimulator(OwnLinks(try require(Self.help)))
    await simulator.tap("Help")
    simulator.expect(windows: 1)
    expectEqual(simulator.trace.last, "request open https://postbox.example/help")
  }

  @Test func `an action set further out handles links, or names another`() async throws {
    let (help, other) = (try require(Self.help), try require(Self.other))
    for (result, opened) in [
      (OpenURLAction.Result.handled, nil), (.discarded, nil), (.systemAction, "help"),
      (.systemAction(other), "other"), (.systemAction(prefersInApp: true), "help"),
      (.systemAction(other, prefersInApp: true), "other"),
    ] {
      let simulator = await AppSimulator(Showing { Linking(url: help, result: result) })
      await simulator.tap("Help")
      let lines = simulator.trace.filter { $0.hasPrefix("request open") }
      expect(lines == opened.map { ["request open https://postbox.example/\($0)"] } ?? [])
    }
  }

  @Test func `an action tells whether the link was opened`() async throws {
    let help = try require(Self.help)
    var answers: [Bool] = []
    let action = OpenURLAction { $0.path == "/help" ? .handled : .discarded }
    action(help) { answers.append($0) }
    action(try require(Self.other)) { answers.append($0) }
    // There is no handler that opens it.
    OpenURLAction { _ in .systemAction }(help) { answers.append($0) }
    expectEqual(answers, [true, false, false])
    var links: [URL] = []
    OpenURLAction {
      links.append($0)
      return .handled
    }(help, prefersInApp: true)
    expectEqual(links, [help])
  }

  @Test func `a host that can't open links is a problem, or an answer`() throws {
    let help = try require(Self.help)
    let application = Application.stub()
    application.handle(.launch([]))
    application.open(help)
    var answer: Bool?
    application.open(help) { answer = $0 }
    application.runTurns()
    expectEqual(application.problems.map(\.code), [.unopenableLink])
    expectEqual(answer, false)
    application.tearDown()
  }
}
