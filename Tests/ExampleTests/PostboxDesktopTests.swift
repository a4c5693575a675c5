import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import PostboxDesktop

/// The mail app for a desktop: a split view, search, windows of messages and drafts, and commands on the selection.
@MainActor struct PostboxDesktopTests {
  private func link(_ text: String) throws -> URL { try require(URL(string: text)) }

  @Test func `the script gives the transcript it must give`() throws {
    let folder = Program.package.appending(path: "Examples/PostboxDesktop")
    let script = folder.appending(path: "PostboxDesktop.script").path
    let run = try Program(name: "PostboxDesktop").run("--script", script)
    let expected = try String(
      contentsOf: folder.appending(path: "PostboxDesktop.expected"), encoding: .utf8)
    expectEqual(run.output, expected)
    expectEmpty(run.complaints)
    expectEqual(run.status, 0)
    expect(!run.output.contains("problem: "))
  }

  @Test func `what it declares is sound`() throws {
    try expectEqual(Program(name: "PostboxDesktop").run("--describe-scenes").status, 0)
  }

  @Test func `a link selects its message, whether it launches the app or not`() async throws {
    let link = try link("postbox://message/42")
    let cold = await AppSimulator(PostboxDesktopApp(), opening: link)
    let warm = await AppSimulator(PostboxDesktopApp())
    await warm.open(link)
    cold.expect("You won't like it.")
    expectEqual(cold.text, warm.text)
    // A message is read as soon as it is shown, also if another message was shown before.
    await warm.open(try self.link("postbox://message/43"))
    warm.expect("Mark as Unread")
  }

  @Test func `a message is dragged to a window of its own, and links lead to a viewer`()
    async throws
  {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.drag("message-43", to: nil)
    simulator.expect(windows: 2)
    simulator.expect("It was in relay 70.", in: 2)
    await simulator.open(try link("postbox://message/43"))
    simulator.expect("It was in relay 70.", in: 1)
    await simulator.drag("message-4", to: nil)
    await simulator.open(try link("postbox://message/42"))
    simulator.expect("You won't like it.", in: 1)
    simulator.expect("At one, by the fountain.", in: 3)
    expectEqual(simulator.problems, [])
  }

  @Test func `a message is dragged to a mailbox`() async {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.drag("message-43", to: "moths")
    expect(!simulator.text.contains("A moth"))
    await simulator.tap("moths")
    simulator.expect("A moth")
  }

  @Test func `commands act on the messages that are selected in the window in front`() async throws
  {
    let simulator = await AppSimulator(PostboxDesktopApp())
    expect(!simulator.element("Message > Delete").isEnabled)
    await simulator.open(try link("postbox://message/43"))
    await simulator.tap("Message > Delete")
    expect(!simulator.text.contains("A moth"))
    await simulator.open(try link("postbox://message/44"))
    await simulator.tap("Open in New Window")
    await simulator.focus(1)
    await simulator.focus(2)
    await simulator.tap("Message > Reply")
    simulator.expect("Re: Two books are due", in: 3)
  }

  @Test func `commands act on no messages that the mailbox doesn't list`() async throws {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.drag("message-44", to: "moths")
    await simulator.open(try link("postbox://message/43"))
    expect(simulator.element("Message > Delete").isEnabled)
    await simulator.tap("moths")
    expect(!simulator.element("Message > Delete").isEnabled)
    await simulator.tap("message-44")
    simulator.expect("Open in New Window")
    simulator.expect(no: "Messages Selected")
    await simulator.tap("inbox")
    simulator.expect("It was in relay 70.")
    await simulator.press("command+a")
    simulator.expect("Messages Selected")
    await simulator.tap("moths")
    simulator.expect("No Message Selected")
  }

  @Test func `an answer is closed without a question until something is written`() async throws {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.open(try link("postbox://message/43"))
    await simulator.tap("Message > Reply")
    await simulator.close(2)
    simulator.expect(windows: 1)
    await simulator.tap("Message > Reply")
    await simulator.type("It was me.", into: "Text", in: 3)
    await simulator.close(3)
    simulator.expect("Discard this message?", in: 3)
    await simulator.tap("Discard", in: 3)
    simulator.expect(windows: 1)
  }

  @Test func `a search shows the messages with a text`() async {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.type("relay", into: "Search Inbox")
    simulator.expect("A moth")
    expect(!simulator.text.contains("Lunch?"))
    await simulator.type("nothing like it", into: "Search Inbox")
    expect(!simulator.text.contains("A moth"))
  }

  @Test func `a message to nobody isn't lost, and closing asks`() async throws {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.press("command+n")
    await simulator.type("Nobody", into: "To", in: 2)
    await simulator.tap("Send", in: 2)
    simulator.expect("Nobody is called “Nobody”.", in: 2)
    await simulator.tap("OK", in: 2)
    await simulator.close(2)
    simulator.expect("Discard this message?", in: 2)
    await simulator.tap("Keep", in: 2)
    await simulator.type("Grace", into: "To", in: 2)
    await simulator.tap("Send", in: 2)
    simulator.expect(windows: 1)
    await simulator.tap("sent", in: 1)
    simulator.expect("Me", in: 1)
  }

  @Test func `windows show their messages again after a relaunch`() async throws {
    let simulator = await AppSimulator(PostboxDesktopApp())
    await simulator.open(try link("postbox://message/42"))
    await simulator.drag("message-43", to: nil)
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(1)
    simulator.expect("You won't like it.", in: 1)
    await simulator.resume(2)
    simulator.expect("It was in relay 70.", in: 2)
  }
}
