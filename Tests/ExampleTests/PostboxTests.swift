import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import Postbox

/// The mail app: one window per message, drafts that close themselves, and nothing that comes twice.
@MainActor struct PostboxTests {
  private func link(_ text: String) throws -> URL { try require(URL(string: text)) }

  @Test(arguments: ["Postbox", "Links", "QuickAction", "Notification", "Restart", "Quit"])
  func `each script gives the trace it must give`(name: String) throws {
    let folder = Program.package.appending(path: "Examples/Postbox")
    let script = folder.appending(path: "\(name).script").path
    let run = try Program(name: "Postbox").run("--script", script)
    let expected = try String(
      contentsOf: folder.appending(path: "\(name).expected"), encoding: .utf8)
    expectEqual(run.output, expected)
    expectEmpty(run.complaints)
    expectEqual(run.status, 0)
    expect(!run.output.contains("problem: "))
  }

  @Test func `what it declares is sound`() throws {
    try expectEqual(Program(name: "Postbox").run("--describe-scenes").status, 0)
  }

  // MARK: - Links

  @Test(arguments: [
    "postbox://message/42", "POSTBOX://MESSAGE/42", "postbox://message/42?from=news",
    "https://postbox.example/m/42",
  ])
  func `a link shows the same whether it launches the app or not`(text: String) async throws {
    let link = try link(text)
    let cold = await AppSimulator(PostboxApp(), opening: link)
    let warm = await AppSimulator(PostboxApp())
    await warm.open(link)
    expectEqual(cold.text, warm.text)
    cold.expect("You won't like it.", in: 2)
    for simulator in [cold, warm] {
      await simulator.open(link)
      expectEqual(simulator.sessions.count, 2)
      expectEmpty(simulator.problems)
    }
  }

  @Test func `T3: a message's window doesn't claim links with a longer number`() async throws {
    let simulator = await AppSimulator(PostboxApp())
    for (count, number) in [(2, 4), (3, 42), (4, 43), (4, 4), (4, 42), (4, 43)] {
      await simulator.open(try link("postbox://message/\(number)"))
      expectEqual(simulator.sessions.count, count)
    }
    for (number, title) in [(4, "Lunch?"), (42, "The answer"), (43, "A moth")] {
      await simulator.open(try link("https://postbox.example/m/\(number)"))
      expect(simulator.trace.contains { $0.contains("(prefers ") })
      expectContains(simulator.text, "\"\(title)\" (active, focused)")
    }
    expectEqual(simulator.problems, [])
  }

  @Test func `an unknown link is shown in the inbox`() async throws {
    let simulator = await AppSimulator(PostboxApp())
    for text in ["postbox://message/1000", "postbox://folder/42", "https://postbox.example/42"] {
      await simulator.open(try link(text))
      simulator.expect("Postbox knows nothing of \(text)", in: 1)
    }
    expectEqual(simulator.sessions.count, 1)
    expectEmpty(simulator.problems)
    await simulator.tap("Read 4")
    simulator.application.receive(
      .openURLs([try link("postbox://message/4"), try link("postbox://nowhere")].map { .init($0) }))
    await simulator.settle()
    simulator.expect("Postbox knows nothing of postbox://nowhere", in: 1)
  }

  // MARK: - Drafts

  @Test func `a draft's window closes itself, and is gone for good`() async {
    let simulator = await AppSimulator(PostboxApp())
    await simulator.shortcut(Shortcut.compose, for: Shortcut.compose)
    await simulator.type("Lunch", into: "Subject")
    await simulator.tap("Send")
    expectEqual(simulator.unreceivedCallbacks.last, "scene 2 didDiscardSceneSessions")
    simulator.expect("Sent: Lunch", in: 1)
    await simulator.relaunch()
    expectEqual(simulator.sessions.map(\.id), ["1"])
    expectEmpty(simulator.problems)
  }

  @Test func `closing a draft's window asks first, unless it is empty`() async throws {
    let simulator = await AppSimulator(PostboxApp())
    await simulator.tap("New Message")
    let scene = try require(simulator.sessions.last?.scene as? WindowScene)
    expect(scene.closureConfirmation == nil)
    await simulator.type("Lunch", into: "Subject")
    expectEqual(
      scene.closureConfirmation,
      SceneClosureConfirmation(
        title: "Discard the draft?", confirmTitle: "Discard", cancelTitle: "Keep"))
    await simulator.type("", into: "Subject")
    expect(scene.closureConfirmation == nil)
    await simulator.type("Lunch", into: "Subject")
    await simulator.tap("Send")
    expect(scene.closureConfirmation == nil)
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems, [])
  }

  @Test func `the quick action launches the app with a draft and nothing else`() async {
    let simulator = await AppSimulator(
      PostboxApp(),
      launchedFor: [
        .performShortcut(
          .init(
            type: Shortcut.compose, localizedTitle: "New Message",
            targetContentIdentifier: .string(Shortcut.compose)))
      ])
    simulator.expect(windows: 1)
    simulator.expect("Subject: []")
    expectEqual(simulator.problems, [])
  }

  // MARK: - Notifications

  private func mail(_ action: String, _ text: String? = nil) -> ExternalEvent {
    .receiveNotification(
      .init(
        title: "New mail", actionIdentifier: action, userText: text,
        targetContentIdentifier: "message/42"))
  }

  @Test(arguments: [nil, "It is."])
  func `a reply is the same whether it launches the app or not`(text: String?) async {
    let cold = await AppSimulator(PostboxApp(), launchedFor: [mail("reply", text)])
    let warm = await AppSimulator(PostboxApp())
    await warm.receive(mail("reply", text))
    expectEqual(cold.text, warm.text)
    if text == nil {
      cold.expect("Subject: [Re: The answer]", in: 2)
    } else {
      cold.expect("Sent: Re: The answer", in: 1)
      cold.expect(windows: 1)
    }
    expectEmpty(cold.problems)
    expectEmpty(warm.problems)
  }

  // MARK: - One window

  @Test func `on a phone messages are pages and drafts are sheets`() async throws {
    let simulator = await AppSimulator(
      PostboxApp(), profile: .phone, opening: try link("postbox://message/4"))
    simulator.expect("At one, by the fountain.")
    await simulator.open(try link("postbox://message/42"))
    simulator.expect("You won't like it.")
    await simulator.tap("Close")
    simulator.expect("[Read 42]")
    await simulator.shortcut(Shortcut.compose, for: Shortcut.compose)
    await simulator.type("Lunch", into: "Subject")
    await simulator.tap("Send")
    simulator.expect("Sent: Lunch")
    expectEqual(simulator.sessions.count, 1)
    expectEmpty(simulator.problems)
  }

  @Test func `on a phone the page, its scroll place and a draft are there after a relaunch`() async
  {
    let simulator = await AppSimulator(PostboxApp(), profile: .phone)
    await simulator.scroll(to: "A nanosecond")
    await simulator.tap("Read 47")
    await simulator.scroll(to: "Cards tell")
    await simulator.tap("Reply")
    await simulator.type("Is it 42?", into: "Text")
    await simulator.relaunch()
    simulator.expect("| Is it 42?")
    await simulator.tap("Send")
    simulator.expect("↑ 3 lines above")
    await simulator.tap("Close")
    simulator.expect("↑ 8 rows above")
    expectEqual(simulator.sessions.count, 1)
    expectEmpty(simulator.problems)
  }

  @Test func `on a phone a reply is begun in front of the draft, which isn't lost`() async {
    let simulator = await AppSimulator(PostboxApp(), profile: .phone)
    await simulator.tap("New Message")
    await simulator.type("Lunch", into: "Subject")
    await simulator.receive(mail("reply"))
    simulator.expect("Subject: [Re: The answer]")
    await simulator.tap("Send")
    simulator.expect("Subject: [Lunch]")
    await simulator.tap("Send")
    simulator.expect("Sent: Re: The answer")
    simulator.expect("Sent: Lunch")
    simulator.expect("[New Message]")
    expectEqual(simulator.problems, [])
  }

  @Test func `before scenes the application's delegate takes what a scene's delegate would`() async
  {
    let simulator = await AppSimulator(PostboxApp(), profile: .classic)
    await simulator.shortcut(Shortcut.compose, for: Shortcut.compose)
    await simulator.type("Lunch", into: "Subject")
    await simulator.tap("Send")
    simulator.expect("Sent: Lunch")
    await simulator.notify("New mail", for: "message/42")
    simulator.expect("You won't like it.")
    await simulator.notify("New mail", for: "message/42", with: "reply", saying: "I do.")
    expect(simulator.problems.allSatisfy { $0.place.hasPrefix("application") })
  }
}
