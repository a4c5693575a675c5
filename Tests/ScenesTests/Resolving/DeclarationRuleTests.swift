import Testing

@testable import Scenes

/// What is wrong with declarations is said all at once, with the scene and the remedy.
@MainActor struct DeclarationRuleTests {
  private func problems<Declaration: App>(of app: Declaration) -> [String] {
    AppDeclarations(app).resolve().problems.map(\.description)
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
    #expect(problems(of: Right()).isEmpty)
  }

  @Test func `nothing can open at launch`() {
    struct Nothing: App {
      var body: some Scene {
        Settings { Text("") }
      }
    }
    #expect(
      problems(of: Nothing()) == [
        "app: nothing it declares can open at launch; declare a WindowGroup or a Window."
      ])
    struct Suppressed: App {
      var body: some Scene {
        Window("Main", id: "main") { Text("") }.defaultLaunchBehavior(.suppressed)
      }
    }
    #expect(
      problems(of: Suppressed()) == [
        "app: nothing it declares can open at launch, because Window \"Main\" (\"main\") is "
          + "suppressed; remove defaultLaunchBehavior(.suppressed) from one of them."
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
    #expect(
      problems(of: Wrong()) == [
        "WindowGroup \"Again\" (\"inbox\") at 1: it has the id of WindowGroup \"Inbox\" "
          + "(\"inbox\") at 0, which counts instead; give it an id of its own.",
        "WindowGroup \"Repeated\" (at 2.[0].0): it is declared in a loop without an id, so its "
          + "windows belong to its turn in the loop; give it an id made from the loop's element.",
        "WindowGroup \"Repeated\" (at 2.[1].0): it is declared in a loop without an id, so its "
          + "windows belong to its turn in the loop; give it an id made from the loop's element.",
        "WindowGroup (at 4): it presents Swift.Int as WindowGroup (for Swift.Int) at 3 does, so "
          + "no value ever opens it; give it an id, and open it with openWindow(id:value:).",
        "Settings (at 6): settings are declared already, and nothing opens a second window of "
          + "them; put all settings into one Settings scene.",
        "Settings (at 5): it has conditions for external events, which it never gets; remove "
          + "handlesExternalEvents(matching:) from it.",
        "WindowGroup \"Empty\" (\"empty\") at 7: its condition is the empty text, which matches "
          + "no event; name a text to look for, \"*\" for every event, or the empty set for none.",
        "WindowGroup \"Shadowed\" (\"shadowed\") at 9: its conditions never match, because "
          + "WindowGroup \"Note\" (\"note\") at 8 takes all they could with \"note\"; declare it "
          + "before that scene, or narrow the earlier condition.",
        "WindowGroup \"Late\" (\"late\") at 12: its conditions never match, because WindowGroup "
          + "\"All\" (\"all\") at 11 takes all they could with \"*\"; declare it before that "
          + "scene, or narrow the earlier condition.",
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
    #expect(
      problems(of: Twice()) == [
        "Window \"Drafts\" (\"drafts\") at 1.0: its keyboard shortcut command+n opens WindowGroup "
          + "\"Inbox\" (\"inbox\") at 0; give it a shortcut of its own, or keyboardShortcut(nil)."
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
    let found = problems(of: Shadowed())
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("WindowGroup \"Book\" (\"book\") at 2: its conditions never") == true)
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
    #expect(delegate is First)
    #expect(problems.map(\.what) == ["it declares 2 application delegates"])
  }
}
