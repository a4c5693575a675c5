import Foundation
import Scenes

/// A notes app: a window for each Markdown file, a utility window of snippets, settings.
@main struct DocumentNotesApp: App {
  @State private var library = SnippetLibrary()

  var body: some Scene {
    DocumentGroup { document in
      NoteView(document: document)
        .environment(library)
    } makeDocument: { _, context in
      NoteDocument(text: context.creationSource == .welcome ? NoteDocument.welcome : "")
    }
    .defaultSize(width: 960, height: 640)
    .windowToolbarStyle(.unified)
    .commands {
      SidebarCommands()
      InspectorCommands()
      TextEditingCommands()
      NoteCommands()
    }

    // It inserts into the note in front, so it stays above the notes.
    UtilityWindow("Snippets", id: "snippets") {
      SnippetsView()
        .environment(library)
    }
    .defaultSize(width: 280, height: 360)
    .defaultPosition(.topTrailing)
    .windowResizability(.contentMinSize)
    .commandsRemoved()

    Settings {
      NotesSettings()
    }
  }
}
