import Scenes

/// An app with one of everything that a terminal shows, for tests that run it in one.
@main struct TerminalApp: App {
  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  static var identifier: String { "com.example.terminal-app" }

  var body: some Scene {
    WindowGroup("Main", id: "main") {
      MainView()
    }
    .commands {
      CommandMenu("Letters") {
        Button("Write Alpha") { delegate.letters.append("Alpha") }
          .keyboardShortcut("b")
        Button("Write Beta") { delegate.letters.append("Beta") }
          .keyboardShortcut("y", modifiers: [.command, .option])
      }
    }
    WindowGroup("Form", id: "form") {
      FormView()
    }
    .handlesExternalEvents(matching: ["form"])
    WindowGroup("Rows", id: "rows") {
      RowsView()
    }
    .handlesExternalEvents(matching: ["rows"])
  }
}
