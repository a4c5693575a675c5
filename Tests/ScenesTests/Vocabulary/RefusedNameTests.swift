import Checking
import Observation
import ScenesTesting
import TestSupport
import Testing

@testable import Scenes

/// A name that records a problem when it is used, with an app that uses it.
struct RefusedName: Sendable, CustomTestStringConvertible {
  let name: String
  let code: Problem.Code
  let launch: @MainActor @Sendable () async -> AppSimulator

  var testDescription: String { name }
}

/// Names that are accepted, and record a problem when they are used.
struct RefusedNameTests {
  private struct Door: View {
    @Environment(\.openImmersiveSpace) private var open
    @Environment(\.dismissImmersiveSpace) private var dismiss
    var isClosing = false
    @State private var outcome = "closed"

    var body: some View {
      Text("door \(outcome)")
      Button("Open") {
        Task {
          if isClosing {
            await dismiss()
            outcome = "jammed"
          } else if case .error = await open(id: "room") {
            outcome = "jammed"
          }
        }
      }
    }
  }

  private struct Rooms: App {
    var isClosing = false

    var body: some Scene {
      let isClosing = isClosing
      WindowGroup { Door(isClosing: isClosing) }
      ImmersiveSpace(id: "room") { Text("never") }
    }
  }

  static let all = [
    RefusedName(name: "ImmersiveSpace", code: .unshownSceneRequested) {
      await AppSimulator(Rooms())
    },
    RefusedName(name: "ImmersiveSpace", code: .unshownSceneRequested) {
      await AppSimulator(Rooms(isClosing: true))
    },
  ]

  @Test(arguments: all) @MainActor
  func `a problem is recorded by the use, not by the declaration`(name: RefusedName) async {
    let simulator = await name.launch()
    expectEqual(simulator.problems, [])
    await simulator.tap("Open")
    await simulator.until { simulator.text.contains("jammed") }
    expectEqual(simulator.problems.map(\.code), [name.code])
  }

  /// The names whose declaration is a problem in a program, but not in a test.
  private static let declared: Set = ["backgroundTask"]

  private struct Refreshing: App {
    static var identifier: String { "refreshing" }

    var body: some Scene {
      WindowGroup { Text("mail") }
        .backgroundTask(.appRefresh("mail")) {}
        .backgroundTask(.urlSession) { _ in }
    }
  }

  @Test @MainActor func `a program records once that no host requests work in the background`()
    async
  {
    let host = MarkupHost()
    let launch = AppLaunch(
      Refreshing(), host: host, profile: .tablet, services: .repeatable())
    expectEqual(launch.application.problems, [])
    expectEqual(launch.run(on: host), 0)
    expectEqual(
      launch.application.problems.map(\.code.rawValue), ["unrequestedBackgroundTask"])
    let simulator = await AppSimulator(Refreshing())
    await simulator.run(backgroundTask: "mail")
    expectEqual(simulator.problems, [])
  }

  @MainActor private struct Syncing: App {
    var setting = Setting()

    var body: some Scene {
      WindowGroup { Text("mail") }
      if setting.isOn {
        WindowGroup(id: "sync") { Text("sync") }.backgroundTask(.appRefresh) { _ in }
      }
    }
  }

  @Observable @MainActor fileprivate final class Setting {
    var isOn = false
  }

  @Test @MainActor func `work in the background that is declared later is recorded too`() {
    let setting = Setting()
    let host = MarkupHost()
    let launch = AppLaunch(
      Syncing(setting: setting), host: host, profile: .tablet, services: .repeatable())
    expectEqual(launch.run(on: host), 0)
    expectEqual(launch.application.problems, [])
    for isOn in [true, false, true] {
      setting.isOn = isOn
      while launch.application.runTurn() {}
    }
    expectEqual(
      launch.application.problems.map(\.code.rawValue), ["unrequestedBackgroundTask"])
  }

  @Test func `every name with the letter R is tested`() throws {
    let rows = try VocabularyRow.all.filter { $0.letter == "R" }
    let names = Self.declared.union(Self.all.map(\.name))
    expectEqual(names.symmetricDifference(rows.map(\.name)), [])
  }
}
