import Foundation
import Observation
import Scenes

/// A text that is used often.
struct Snippet: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var text: String
}

/// The snippets of the app.
@MainActor @Observable final class SnippetLibrary {
  var snippets = [
    Snippet(id: 1, name: "Signature", text: "Ada, at the engine"),
    Snippet(id: 2, name: "Task", text: "- [ ] "),
  ]

  /// Adds a snippet, named by its first words.
  func add(_ text: String) {
    let id = (snippets.map(\.id).max() ?? 0) + 1
    snippets.append(Snippet(id: id, name: String(text.prefix(20)), text: text))
  }
}

/// The window of snippets, which inserts into the note in front.
struct SnippetsView: View {
  @Environment(SnippetLibrary.self) private var library
  @FocusedValue(NoteEditing.self) private var editing

  var body: some View {
    @Bindable var library = library
    List {
      ForEach($library.snippets) { $snippet in
        HStack {
          TextField("Name", text: $snippet.name)
            .textFieldStyle(.plain)
          Button("Insert") { editing?.insert(snippet) }
            .accessibilityLabel("Insert \(snippet.name)")
            .disabled(editing == nil)
        }
        .help(snippet.text)
        .draggable(snippet.text)
      }
      .onDelete { library.snippets.remove(atOffsets: $0) }
      .onMove { library.snippets.move(fromOffsets: $0, toOffset: $1) }
    }
    .overlay {
      if library.snippets.isEmpty {
        ContentUnavailableView("Drag a Text Here to Keep It", systemImage: "text.insert")
      }
    }
    .dropDestination(for: String.self) { texts, _ in
      for text in texts { library.add(text) }
      return !texts.isEmpty
    }
  }
}
