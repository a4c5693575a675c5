import Scenes

/// The menu of formats, which act on the note in front.
struct FormatCommands: Commands {
  @FocusedValue(NoteEditing.self) private var editing
  @FocusedValue(\.noteText) private var text

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
      .disabled(editing == nil || text == nil)
    }
  }

  private func button(_ format: TextFormat, _ key: KeyEquivalent) -> some View {
    Button(format.rawValue) {
      if let editing, let text { editing.toggle(format, in: text) }
    }
    .keyboardShortcut(key)
  }
}

/// The commands of a note that aren't standard ones.
struct NoteCommands: Commands {
  @FocusedBinding(\.showsStatistics) private var showsStatistics

  var body: some Commands {
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
}
