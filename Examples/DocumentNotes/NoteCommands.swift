import SceneMacros
import Scenes

extension FocusedValues {
  /// Whether the window in front shows the statistics.
  @Entry var showsStatistics: Binding<Bool>?
}

/// The commands that aren't standard ones, which act on the note in front.
struct NoteCommands: Commands {
  @FocusedValue(NoteEditing.self) private var editing
  @FocusedBinding(\.showsStatistics) private var showsStatistics

  var body: some Commands {
    CommandMenu("Format") {
      Group {
        button(.bold, "b")
        button(.italic, "i")
        Divider()
        Menu("Lines") {
          button(.heading, "1")
          button(.list, "2")
        }
        Divider()
        Button("Remove Formatting…") { editing?.isRemovingFormats = true }
          .keyboardShortcut("0", modifiers: [.command, .option])
      }
      .disabled(editing == nil)
    }
    CommandGroup(after: .sidebar) {
      Toggle("Show Statistics", isOn: Binding($showsStatistics) ?? .constant(false))
        .keyboardShortcut("s", modifiers: [.command, .option])
        .disabled(showsStatistics == nil)
      WindowVisibilityToggle(windowID: "snippets")
        .keyboardShortcut("t", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .help) {
      NewDocumentButton("Welcome Note", source: .welcome)
    }
  }

  private func button(_ format: TextFormat, _ key: KeyEquivalent) -> some View {
    Button(format.rawValue) { editing?.toggle(format) }
      .keyboardShortcut(key)
  }
}
