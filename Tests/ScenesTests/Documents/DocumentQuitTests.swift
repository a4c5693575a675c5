import Checking
import Foundation
import SceneHeadless
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

/// Tests for the end of an app during a save.
@MainActor struct DocumentQuitTests {
  private let desk = Desk()

  /// Starts the app of letters, and changes a file that can't be written while the desk is closed.
  private func changed(_ file: URL) async -> AppSimulator {
    let simulator = await AppSimulator(Letters(desk))
    await simulator.open(file)
    await simulator.until { simulator.text.contains("[hello]") }
    await simulator.type("mine", into: "Text", in: 2)
    desk.writing.close()
    return simulator
  }

  @Test func `an app that quits waits half a minute for a writer`() async throws {
    let folder = try DocumentFolder()
    let simulator = await changed(try folder.file("a.txt", "hello"))
    await simulator.quit()
    await simulator.wait(seconds: 29)
    expect(!simulator.application.isTerminated)
    expectEqual(simulator.problems, [])
    await simulator.wait(seconds: 2)
    expect(simulator.application.isTerminated)
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    expectContains(simulator.problems.first?.description ?? "", "a.txt")
    try expectEqual(folder.names, ["a.txt"])
    desk.writing.open()
    await simulator.until { !simulator.application.work.isBusy }
    try expectEqual(folder.names, ["a.txt"])
    try expectEqual(folder.text("a.txt"), "hello")
  }

  @Test func `a save that waits for a reader is a problem too, once`() async throws {
    let folder = try DocumentFolder()
    let simulator = await changed(try folder.file("a.txt", "hello"))
    desk.reading.close()
    await simulator.tap("File > Revert", in: 2)
    await simulator.tap("Revert", in: 2)
    await simulator.until { desk.reading.count == 1 }
    await simulator.press("command+s", in: 2)
    await simulator.quit()
    await simulator.wait(seconds: 31)
    expect(simulator.application.isTerminated)
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    expectEqual(simulator.trace.filter { $0.contains("the app ended before its writer") }.count, 1)
    desk.writing.open()
    desk.reading.open()
    await simulator.until { !simulator.application.work.isBusy }
    try expectEqual(folder.text("a.txt"), "hello")
  }

  @Test func `a writer that ends in time is no problem`() async throws {
    let folder = try DocumentFolder()
    let simulator = await changed(try folder.file("a.txt", "hello"))
    await simulator.quit()
    await simulator.wait(seconds: 20)
    desk.writing.open()
    await simulator.until { simulator.application.isTerminated }
    try expectEqual(folder.text("a.txt"), "mine")
    expectEqual(simulator.problems, [])
  }

  @Test func `a script ends although a writer never does`() async throws {
    let folder = try DocumentFolder()
    let path = folder.url.appending(path: "a.txt").path
    let host = HeadlessHost()
    let launch = AppLaunch(
      Letters(desk), host: host, profile: .tablet,
      services: .repeatable(store: MemorySessionStore()))
    desk.writing.close()
    var rest = Array(
      "type \"one\" into \"Text\"\ntap \"File > Save\"\nchoose \"\(path)\"\nquit\n".utf8)
    let reader = LineReader { () async throws(ScriptInput.Failure) in
      defer { rest = [] }
      return rest
    }
    var printed: [UInt8] = []
    let console = Console(
      player: Player(application: launch.application, host: host), lines: .script(reader),
      output: Output(recording: { printed += $0 }, complaints: { _ in }))
    console.loadingLimit = .zero
    console.workLimit = .zero
    await expectEqual(console.run(), 0)
    expect(launch.application.isTerminated)
    expectContains(String(decoding: printed, as: UTF8.self), "the app ended before its writer did")
    try expectEqual(folder.names, [])
    desk.writing.open()
  }
}
