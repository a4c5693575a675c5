import Checking
import Testing

@testable import Scenes

/// All mistakes in declarations are reported together, each with the scene and the remedy.
@MainActor struct DeclarationRuleTests {
  private func problems<Declaration: App>(of app: Declaration) -> [String] {
    AppDeclarations(app).resolve().problems.map { "\($0.place): \($0.code)" }
  }

  @Test func `declarations without a mistake have no problems`() {
    struct Right: App {
      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Text("") }
        WindowGroup("Message", for: Int.self) { _ in Text("") }
          .handlesExternalEvents(matching: ["message/"])
          .keyboardShortcut("m")
        WindowGroup("Draft", id: "draft", for: Int.self) { _ in Text("") }
          .handlesExternalEvents(matching: [])
        for name in ["a", "b"] {
          WindowGroup(name, id: name) { Text("") }
        }
        Settings { Text("") }.keyboardShortcut("m", modifiers: [.command, .shift])
      }
    }
    expectEqual(problems(of: Right()), [])
  }

  @Test func `nothing can open at launch`() {
    struct Nothing: App {
      var body: some Scene {
        Settings { Text("") }
      }
    }
    expectEqual(
      problems(of: Nothing()),
      [
        "app: nothingToLaunch"
      ])
    struct Suppressed: App {
      var body: some Scene {
        Window("Main", id: "main") { Text("") }.defaultLaunchBehavior(.suppressed)
      }
    }
    expectEqual(
      problems(of: Suppressed()),
      [
        "app: nothingToLaunch"
      ])
  }

  @Test func `all mistakes are reported together`() {
    struct Wrong: App {
      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Text("") }
        WindowGroup("Again", id: "inbox") { Text("") }
        for _ in 0..<2 {
          WindowGroup("Repeated") { Text("") }
        }
        WindowGroup(for: Int.self) { _ in Text("") }
        WindowGroup(for: Int.self) { _ in Text("") }
        Settings { Text("") }.handlesExternalEvents(matching: ["settings"])
        Settings { Text("") }
        WindowGroup("Empty", id: "empty") { Text("") }.handlesExternalEvents(matching: [""])
        WindowGroup("Note", id: "note") { Text("") }.handlesExternalEvents(matching: ["note"])
        WindowGroup("Shadowed", id: "shadowed") { Text("") }
          .handlesExternalEvents(matching: ["Notebook", "NOTÉ/"])
        WindowGroup("Half", id: "half") { Text("") }
          .handlesExternalEvents(matching: ["notebook", "book"])
        WindowGroup("All", id: "all") { Text("") }.handlesExternalEvents(matching: ["*"])
        WindowGroup("Late", id: "late") { Text("") }.handlesExternalEvents(matching: ["late", "*"])
      }
    }
    expectEqual(
      problems(of: Wrong()),
      [
        "WindowGroup \"Again\" (\"inbox\") at 1: duplicateSceneID",
        "WindowGroup \"Repeated\" (at 2.[0].0): repeatedSceneWithoutID",
        "WindowGroup \"Repeated\" (at 2.[1].0): repeatedSceneWithoutID",
        "WindowGroup (at 4): duplicateValueType",
        "Settings (at 6): duplicateSettings",
        "Settings (at 5): unreachableConditions",
        "WindowGroup \"Empty\" (\"empty\") at 7: emptyCondition",
        "WindowGroup \"Shadowed\" (\"shadowed\") at 9: shadowedConditions",
        "WindowGroup \"Late\" (\"late\") at 12: shadowedConditions",
      ])
  }

  @Test func `two scenes have the same keyboard shortcut`() {
    struct Twice: App {
      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Text("") }.keyboardShortcut("N")
        Around().keyboardShortcut("n")
      }
    }
    struct Around: Scene {
      var body: some Scene {
        Window("Drafts", id: "drafts") { Text("") }
        Window("Sent", id: "sent") { Text("") }.keyboardShortcut(nil)
      }
    }
    expectEqual(
      problems(of: Twice()),
      [
        "Window \"Drafts\" (\"drafts\") at 1.0: duplicateShortcut"
      ])
  }

  @Test func `an empty condition saves no scene from being shadowed`() {
    struct Shadowed: App {
      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Text("") }
        WindowGroup("Note", id: "note") { Text("") }.handlesExternalEvents(matching: ["note"])
        WindowGroup("Book", id: "book") { Text("") }
          .handlesExternalEvents(matching: ["", "notebook"])
        WindowGroup("Other", id: "other") { Text("") }
          .handlesExternalEvents(matching: ["", "other"])
      }
    }
    expectEqual(
      problems(of: Shadowed()), ["WindowGroup \"Book\" (\"book\") at 2: shadowedConditions"])
  }

  @Test func `S132: of two application delegates the first counts, and the second is reported`()
    async
  {
    final class First: ApplicationDelegate {}
    final class Second: ApplicationDelegate {}
    struct Twice: App {
      @ApplicationDelegateAdaptor(First.self) var first
      @ApplicationDelegateAdaptor(Second.self) var second

      var body: some Scene {
        WindowGroup { Text("") }
      }
    }
    let (delegate, problems) = AppDeclarations(Twice()).delegate
    expect(delegate is First)
    expectEqual(problems.map(\.code), [.severalDelegates])
  }
}
