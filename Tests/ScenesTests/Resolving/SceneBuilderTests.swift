import Checking
import ScenesTesting
import Testing

@testable import Scenes

/// The titles of what an app declares, and the paths they stand at.
@MainActor private func declared<Declaration: App>(_ app: Declaration) -> [String] {
  let declarations = AppDeclarations(app)
  return declarations.resolve().scenes.map { "\($0.path) \($0.title ?? "untitled")" }
}

@MainActor struct SceneBuilderTests {
  @Test func `one scene stands alone`() {
    struct One: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("Inbox") }
      }
    }
    expectEqual(declared(One()), ["0 Inbox"])
    expect(One.Body.self == WindowGroup<Text>.self)
  }

  @Test func `a block has any length and keeps its order`() {
    struct Many: App {
      var body: some Scene {
        WindowGroup("0") { Text("") }
        WindowGroup("1") { Text("") }
        WindowGroup("2") { Text("") }
        WindowGroup("3") { Text("") }
        WindowGroup("4") { Text("") }
        WindowGroup("5") { Text("") }
        WindowGroup("6") { Text("") }
        WindowGroup("7") { Text("") }
        WindowGroup("8") { Text("") }
        WindowGroup("9") { Text("") }
        WindowGroup("10") { Text("") }
        WindowGroup("11") { Text("") }
      }
    }
    expectEqual(declared(Many()), (0...11).map { "\($0) \($0)" })
  }

  @Test(arguments: [true, false])
  func `if and if-else choose`(flag: Bool) {
    struct Choosing: App {
      var flag = false

      var body: some Scene {
        WindowGroup("Always") { Text("") }
        if flag {
          WindowGroup("Sometimes") { Text("") }
        }
        if flag {
          WindowGroup("Yes") { Text("") }
          WindowGroup("Also") { Text("") }
        } else {
          WindowGroup("No") { Text("") }
        }
      }
    }
    let yes = ["0 Always", "1.true.0 Sometimes", "2.true.0 Yes", "2.true.1 Also"]
    expectEqual(declared(Choosing(flag: flag)), (flag ? yes : ["0 Always", "2.false.0 No"]))
  }

  @Test(arguments: [0, 1, 2])
  func `switch chooses`(number: Int) {
    struct Switching: App {
      var number = 0

      var body: some Scene {
        switch number {
        case 0: WindowGroup("Zero") { Text("") }
        case 1: WindowGroup("One") { Text("") }
        default: WindowGroup("More") { Text("") }
        }
      }
    }
    let titles = ["Zero", "One", "More"]
    expectEqual(
      declared(Switching(number: number)).map { $0.split(separator: " ")[1] },
      [
        Substring(titles[number])
      ])
  }

  @Test func `for repeats, with ids that tell scenes apart`() {
    struct Repeating: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("") }
        for folder in ["Sent", "Drafts"] {
          WindowGroup(folder, id: folder) { Text(folder) }
        }
      }
    }
    expectEqual(declared(Repeating()), ["0 Inbox", "1.[0].0 Sent", "1.[1].0 Drafts"])
  }

  @Test func `availability, nested scenes, local values and return work`() {
    struct Nested: Scene {
      var body: some Scene {
        WindowGroup("First") { Text("") }
        WindowGroup("Second") { Text("") }
      }
    }
    struct Returning: Scene {
      var body: some Scene {
        // swift-format-ignore: OmitExplicitReturns
        WindowGroup("Returned") { Text("") }
      }
    }
    struct All: App {
      var body: some Scene {
        let title = "Local"
        if #available(macOS 99, *) {
          WindowGroup("Available") { Text("") }
        }
        WindowGroup(title) { Text("") }
        Nested()
        Returning()
      }
    }
    expectEqual(
      declared(All()),
      [
        "0.true.0 Available", "1 Local", "2.0 First", "2.1 Second", "3.0 Returned",
      ])
  }

  @Test func `an empty body declares nothing`() {
    struct Empty: App {
      var body: some Scene {}
    }
    expectEqual(declared(Empty()), [])
  }

  @Test func `modifiers leave a scene in its place, and the innermost counts`() throws {
    struct Modified: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("") }
          .defaultSize(width: 1, height: 2)
          .defaultSize(width: 3, height: 4)
          .handlesExternalEvents(matching: ["inner"])
          .handlesExternalEvents(matching: ["outer"])
          .defaultLaunchBehavior(.presented)
          .environment(\.locale, "de")
      }
    }
    let scene = try require(AppDeclarations(Modified()).resolve().scenes.first)
    expectEqual(scene.path, "0")
    expectEqual(scene.defaultSize, .init(width: 1, height: 2))
    expectEqual(scene.conditions?.texts, ["inner"])
    expectEqual(scene.launchBehavior, .presented)
  }

  @Test func `a modifier of several scenes is each one's`() {
    struct Pair: Scene {
      var body: some Scene {
        WindowGroup("First") { Text("") }
        WindowGroup("Second") { Text("") }.defaultSize(width: 9, height: 9)
      }
    }
    struct Modified: App {
      var body: some Scene {
        Pair().defaultSize(width: 1, height: 1)
      }
    }
    let sizes = AppDeclarations(Modified()).resolve().scenes.map { $0.defaultSize?.width }
    expectEqual(sizes, [1, 9])
  }
}

extension EnvironmentValues {
  fileprivate var locale: String {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = "en"
}
