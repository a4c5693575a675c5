import Foundation
import Scenes

/// The outline of a note, or the lines that a search finds.
struct NoteSidebar: View {
  let document: NoteDocument
  let query: String
  /// Shows a line of the text, by its number.
  let show: (Int) -> Void
  @SceneStorage("isOutlineExpanded") private var isOutlineExpanded = true

  var body: some View {
    let headings = Heading.outline(of: document.text)
    List {
      if query.isEmpty {
        DisclosureGroup("Outline", isExpanded: $isOutlineExpanded) {
          ForEach(headings) { heading in
            Button(heading.title) { show(heading.id) }
              .buttonStyle(.plain)
              .padding(.leading, CGFloat(heading.level - 1) * 16)
              .accessibilityHint("Level \(heading.level)")
          }
        }
      } else {
        FoundLines(lines: document.lines(containing: query), query: query, show: show)
      }
    }
    .listStyle(.sidebar)
    .overlay {
      if query.isEmpty, headings.isEmpty {
        ContentUnavailableView(
          "No Headings", systemImage: "list.bullet.indent",
          description: Text("Begin a line with # to make one."))
      }
    }
  }
}

private struct FoundLines: View {
  let lines: [Line]
  let query: String
  let show: (Int) -> Void
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if lines.isEmpty {
      ContentUnavailableView.search(text: query)
    } else {
      Section("Lines: \(lines.count)") {
        ForEach(lines) { line in
          Button {
            show(line.id)
          } label: {
            LabeledContent(line.text) {
              Text(line.id, format: .number).monospacedDigit().foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.plain)
          .draggable(line.text)
        }
        Button("Done") { dismissSearch() }
      }
    }
  }
}
