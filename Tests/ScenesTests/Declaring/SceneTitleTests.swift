import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for titles of scenes that are literals, strings and keys: a literal is a key.
@MainActor struct SceneTitleTests {
  nonisolated static let kind = LiteralKind()
  static let flag = Binding.constant(true)
  static let item = Binding<Int?>.constant(1)

  @Test(arguments: cases)
  func `a literal is a key, and strings and keys are shown the same`(
    title: SceneTitleCase
  ) async {
    let shown = await title.shown()
    expectEqual(shown[0], shown[2])
    expectContains(shown[0], "KeyTitle")
    expectEqual(shown[1].replacing("StringTitle", with: "KeyTitle"), shown[2])
  }

  /// Titles that depend on the language by a number in them.
  private struct Priced: App {
    @State private var language: String?
    @State private var isAsking = false
    @Environment(\.locale) private var locale

    private var isGerman: Binding<Bool> {
      Binding {
        language == "de"
      } set: {
        language = $0 ? "de" : nil
      }
    }

    private var price: Text { Text(1234.5, format: .number) }

    var body: some Scene {
      Group {
        WindowGroup(price) {
          Button("German") { language = "de" }
          Button("Ask") { isAsking = true }
        }
        Window("Costs \(1234.5, format: .number)", id: "costs") { Text("a") }
          .defaultLaunchBehavior(.presented)
        DocumentGroupLaunchScene("Notes for \(1234.5, format: .number)") { Text("a") }
          .defaultLaunchBehavior(.presented)
        AlertScene("Pay \(1234.5, format: .number)?", isPresented: $isAsking) {
          Button("Pay") {}
        }
        .dialogSuppressionToggle("Never \(1234.5, format: .number)", isSuppressed: isGerman)
        MenuBarExtra("Only \(1234.5, format: .number)") { Button("Pay") {} }
      }
      .environment(\.locale, language.map { Locale(identifier: $0) } ?? locale)
    }
  }

  private func titles(_ simulator: AppSimulator) -> [String] {
    simulator.sessions.map { ($0.scene as? WindowScene)?.windows.first?.effectiveTitle ?? "?" }
  }

  @Test func `a title follows the language of the person and of the environment`() async {
    let simulator = await AppSimulator(Priced(), locale: Locale(identifier: "en_US"))
    expectEqual(titles(simulator), ["1,234.5", "Costs 1,234.5", "Notes for 1,234.5"])
    expect(simulator.menus().contains { $0.hasPrefix("Only 1,234.5:") })
    await simulator.tap("German", in: 1)
    expectEqual(titles(simulator), ["1.234,5", "Costs 1.234,5", "Notes for 1.234,5"])
    expect(simulator.menus().contains { $0.hasPrefix("Only 1.234,5:") })
    let german = await AppSimulator(Priced(), locale: Locale(identifier: "de"))
    expectEqual(titles(german), ["1.234,5", "Costs 1.234,5", "Notes for 1.234,5"])
  }

  @Test func `an alert's title follows the language while it is shown, and it ends when answered`()
    async
  {
    let simulator = await AppSimulator(Priced(), locale: Locale(identifier: "en_US"))
    simulator.expect("Notes for 1,234.5", in: 3)
    await simulator.tap("Ask", in: 1)
    expectEqual(titles(simulator).last, "Pay 1,234.5?")
    simulator.expect("Pay 1,234.5?", in: 4)
    simulator.expect("Never 1,234.5", in: 4)
    await simulator.tap("Never 1,234.5", in: 4)
    expectEqual(titles(simulator).last, "Pay 1.234,5?")
    simulator.expect("Pay 1.234,5?", in: 4)
    simulator.expect("Never 1.234,5", in: 4)
    await simulator.tap("Pay", in: 4)
    expectEqual(simulator.sessions.count, 3)
  }

  /// Alerts with the same title.
  private struct Twins: App {
    @State private var asks = [false, false]

    var body: some Scene {
      WindowGroup("Twins") {
        Button("Ask") { asks[1] = true }
      }
      AlertScene("Sure?", isPresented: $asks[0]) { Button("First") {} }
      AlertScene("Sure?", isPresented: $asks[1]) { Button("Second") {} }
    }
  }

  @Test func `of alerts with the same title the presented one is shown`() async {
    let simulator = await AppSimulator(Twins())
    await simulator.tap("Ask", in: 1)
    simulator.expect("Second", in: 2)
    await simulator.tap("Second", in: 2)
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems, [])
  }

  private struct Menus: App {
    var body: some Scene {
      let (string, key): (String, LocalizedStringKey) = ("String", "Key")
      WindowGroup { Text("a") }.commands {
        CommandMenu("\(SceneTitleTests.kind)") { Button("a") {} }
        CommandMenu(string) { Button("a") {} }
        CommandMenu(key) { Button("a") {} }
        CommandMenu(Text("Text")) { Button("a") {} }
      }
    }
  }

  @Test func `a menu has a key, a string or a text as its title`() async {
    let menus = await AppSimulator(Menus()).menus()
    for title in ["KeyTitle", "String", "Key", "Text"] {
      expect(menus.contains { $0.hasPrefix("\(title):") }, "\(menus)")
    }
  }

  nonisolated static let cases: [SceneTitleCase] = [
    SceneTitleCase(
      "WindowGroup", { WindowGroup("\(kind)") { Text("a") } },
      { title in WindowGroup(title) { Text("a") } }, { title in WindowGroup(title) { Text("a") } }),
    SceneTitleCase(
      "WindowGroup with an id", { WindowGroup("\(kind)", id: "a") { Text("a") } },
      { title in WindowGroup(title, id: "a") { Text("a") } },
      { title in WindowGroup(title, id: "a") { Text("a") } }),
    SceneTitleCase(
      "WindowGroup of a function", { WindowGroup("\(kind)", makeContent: { Text("a") }) },
      { title in WindowGroup(title, makeContent: { Text("a") }) },
      { title in WindowGroup(title, makeContent: { Text("a") }) }),
    SceneTitleCase(
      "WindowGroup of a function with an id",
      { WindowGroup("\(kind)", id: "a", makeContent: { Text("a") }) },
      { title in WindowGroup(title, id: "a", makeContent: { Text("a") }) },
      { title in WindowGroup(title, id: "a", makeContent: { Text("a") }) }),
    SceneTitleCase(
      "WindowGroup of values", { WindowGroup("\(kind)", for: Int.self) { _ in Text("a") } },
      { title in WindowGroup(title, for: Int.self) { _ in Text("a") } },
      { title in WindowGroup(title, for: Int.self) { _ in Text("a") } }),
    SceneTitleCase(
      "WindowGroup of values with an id",
      { WindowGroup("\(kind)", id: "a", for: Int.self) { _ in Text("a") } },
      { title in WindowGroup(title, id: "a", for: Int.self) { _ in Text("a") } },
      { title in WindowGroup(title, id: "a", for: Int.self) { _ in Text("a") } }),
    SceneTitleCase(
      "WindowGroup with a default value",
      {
        WindowGroup("\(kind)", for: Int.self) { _ in
          Text("a")
        } defaultValue: {
          1
        }
      },
      { title in
        WindowGroup(title, for: Int.self) { _ in
          Text("a")
        } defaultValue: {
          1
        }
      },
      { title in
        WindowGroup(title, for: Int.self) { _ in
          Text("a")
        } defaultValue: {
          1
        }
      }),
    SceneTitleCase(
      "WindowGroup with a default value and an id",
      {
        WindowGroup("\(kind)", id: "a", for: Int.self) { _ in
          Text("a")
        } defaultValue: {
          1
        }
      },
      { title in
        WindowGroup(title, id: "a", for: Int.self) { _ in
          Text("a")
        } defaultValue: {
          1
        }
      },
      { title in
        WindowGroup(title, id: "a", for: Int.self) { _ in
          Text("a")
        } defaultValue: {
          1
        }
      }),
    SceneTitleCase(
      "Window", { Window("\(kind)", id: "a") { Text("a") } },
      { title in Window(title, id: "a") { Text("a") } },
      { title in Window(title, id: "a") { Text("a") } }),
    SceneTitleCase(
      "UtilityWindow", { UtilityWindow("\(kind)", id: "a") { Text("a") } },
      { title in UtilityWindow(title, id: "a") { Text("a") } },
      { title in UtilityWindow(title, id: "a") { Text("a") } }),
    SceneTitleCase(
      "DocumentGroupLaunchScene", { DocumentGroupLaunchScene("\(kind)") { Text("a") } },
      { title in DocumentGroupLaunchScene(title) { Text("a") } },
      { title in DocumentGroupLaunchScene(title) { Text("a") } }),
    SceneTitleCase(
      "DocumentGroupLaunchScene with a background",
      {
        DocumentGroupLaunchScene("\(kind)") {
          Text("a")
        } background: {
          Text("b")
        }
      },
      { title in
        DocumentGroupLaunchScene(title) {
          Text("a")
        } background: {
          Text("b")
        }
      },
      { title in
        DocumentGroupLaunchScene(title) {
          Text("a")
        } background: {
          Text("b")
        }
      }),
    SceneTitleCase(
      "AlertScene", { AlertScene("\(kind)", isPresented: flag) { Button("a") {} } },
      { title in AlertScene(title, isPresented: flag) { Button("a") {} } },
      { title in AlertScene(title, isPresented: flag) { Button("a") {} } }),
    SceneTitleCase(
      "AlertScene with a message",
      {
        AlertScene("\(kind)", isPresented: flag) {
          Button("a") {}
        } message: {
          Text("b")
        }
      },
      { title in
        AlertScene(title, isPresented: flag) {
          Button("a") {}
        } message: {
          Text("b")
        }
      },
      { title in
        AlertScene(title, isPresented: flag) {
          Button("a") {}
        } message: {
          Text("b")
        }
      }),
    SceneTitleCase(
      "AlertScene about a value",
      { AlertScene("\(kind)", isPresented: flag, presenting: 1) { _ in Button("a") {} } },
      { title in AlertScene(title, isPresented: flag, presenting: 1) { _ in Button("a") {} } },
      { title in AlertScene(title, isPresented: flag, presenting: 1) { _ in Button("a") {} } }),
    SceneTitleCase(
      "AlertScene with a message about a value",
      {
        AlertScene("\(kind)", isPresented: flag, presenting: 1) { _ in
          Button("a") {}
        } message: { _ in
          Text("b")
        }
      },
      { title in
        AlertScene(title, isPresented: flag, presenting: 1) { _ in
          Button("a") {}
        } message: { _ in
          Text("b")
        }
      },
      { title in
        AlertScene(title, isPresented: flag, presenting: 1) { _ in
          Button("a") {}
        } message: { _ in
          Text("b")
        }
      }),
    SceneTitleCase(
      "AlertScene about an item", { AlertScene("\(kind)", item: item) { _ in Button("a") {} } },
      { title in AlertScene(title, item: item) { _ in Button("a") {} } },
      { title in AlertScene(title, item: item) { _ in Button("a") {} } }),
    SceneTitleCase(
      "AlertScene with a message about an item",
      {
        AlertScene("\(kind)", item: item) { _ in
          Button("a") {}
        } message: { _ in
          Text("b")
        }
      },
      { title in
        AlertScene(title, item: item) { _ in
          Button("a") {}
        } message: { _ in
          Text("b")
        }
      },
      { title in
        AlertScene(title, item: item) { _ in
          Button("a") {}
        } message: { _ in
          Text("b")
        }
      }),
    SceneTitleCase(
      "dialogSuppressionToggle",
      {
        AlertScene("a", isPresented: flag) { Button("a") {} }.dialogSuppressionToggle(
          "\(kind)", isSuppressed: flag)
      },
      { title in
        AlertScene("a", isPresented: flag) { Button("a") {} }.dialogSuppressionToggle(
          title, isSuppressed: flag)
      },
      { title in
        AlertScene("a", isPresented: flag) { Button("a") {} }.dialogSuppressionToggle(
          title, isSuppressed: flag)
      }),
    SceneTitleCase(
      "MenuBarExtra", { MenuBarExtra("\(kind)") { Text("a") } },
      { title in MenuBarExtra(title) { Text("a") } }, { title in MenuBarExtra(title) { Text("a") } }
    ),
    SceneTitleCase(
      "MenuBarExtra with a binding", { MenuBarExtra("\(kind)", isInserted: flag) { Text("a") } },
      { title in MenuBarExtra(title, isInserted: flag) { Text("a") } },
      { title in MenuBarExtra(title, isInserted: flag) { Text("a") } }),
    SceneTitleCase(
      "MenuBarExtra with a symbol", { MenuBarExtra("\(kind)", systemImage: "star") { Text("a") } },
      { title in MenuBarExtra(title, systemImage: "star") { Text("a") } },
      { title in MenuBarExtra(title, systemImage: "star") { Text("a") } }),
    SceneTitleCase(
      "MenuBarExtra with a symbol and a binding",
      { MenuBarExtra("\(kind)", systemImage: "star", isInserted: flag) { Text("a") } },
      { title in MenuBarExtra(title, systemImage: "star", isInserted: flag) { Text("a") } },
      { title in MenuBarExtra(title, systemImage: "star", isInserted: flag) { Text("a") } }),
    SceneTitleCase(
      "MenuBarExtra with an image", { MenuBarExtra("\(kind)", image: "star") { Text("a") } },
      { title in MenuBarExtra(title, image: "star") { Text("a") } },
      { title in MenuBarExtra(title, image: "star") { Text("a") } }),
    SceneTitleCase(
      "MenuBarExtra with an image and a binding",
      { MenuBarExtra("\(kind)", image: "star", isInserted: flag) { Text("a") } },
      { title in MenuBarExtra(title, image: "star", isInserted: flag) { Text("a") } },
      { title in MenuBarExtra(title, image: "star", isInserted: flag) { Text("a") } }),
  ]
}
