import Foundation
import Scenes

/// A window on a note: outline, text, statistics.
struct NoteView: View {
  @Bindable private var document: NoteDocument
  @State private var editing: NoteEditing
  @State private var query = ""
  /// The column of a narrow window: a new note begins with its text.
  @State private var column = NavigationSplitViewColumn.detail
  @SceneStorage("showsStatistics") private var showsStatistics = false
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("fontDesign") private var fontDesign = NoteFont.sansSerif
  @Environment(\.documentConfiguration) private var configuration
  @Environment(\.undoManager) private var undoManager
  @FocusState private var isTextFocused: Bool

  init(document: NoteDocument) {
    self.document = document
    _editing = State(initialValue: NoteEditing(document: document))
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      NoteSidebar(document: document, query: query) { line in
        column = .detail
        editing.select(line: line)
        isTextFocused = true
      }
      .navigationSplitViewColumnWidth(min: 160, ideal: 220, max: 320)
    } detail: {
      editor
    }
    .searchable(text: $query, placement: .sidebar, prompt: "Find in Note")
    .inspector(isPresented: $showsStatistics) {
      StatisticsView(text: document.text)
        .inspectorColumnWidth(min: 180, ideal: 220, max: 300)
    }
    .navigationTitle(
      configuration?.fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled"
    )
    .navigationSubtitle(document.title ?? "Empty")
    .focusedSceneValue(editing)
    .focusedSceneValue(\.showsStatistics, $showsStatistics)
    .onAppear { editing.undoManager = undoManager }
  }

  private var editor: some View {
    TextEditor(text: $document.text, selection: $editing.selection)
      .font(.system(size: fontSize, design: fontDesign.design))
      .focused($isTextFocused)
      .accessibilityLabel("Text")
      .overlay(alignment: .topLeading) {
        if document.text.isEmpty {
          Text("Write something").foregroundStyle(.tertiary).allowsHitTesting(false)
        }
      }
      .toolbar { toolbar }
      .defaultFocus($isTextFocused, true)
      .confirmationDialog(
        "Remove all formatting of this note?", isPresented: $editing.isRemovingFormats,
        titleVisibility: .visible
      ) {
        Button("Remove Formatting", role: .destructive) { editing.removeFormats() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The text stays. You can undo this.")
      }
  }
  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Menu("Format", systemImage: "textformat") {
        ForEach(TextFormat.allCases) { format in
          Button(format.rawValue) { editing.toggle(format) }
        }
        Divider()
        Button("Remove Formatting…", role: .destructive) { editing.isRemovingFormats = true }
          .disabled(document.text.isEmpty)
      }
      ShareLink(item: document.text, subject: Text(document.title ?? "Note"))
        .disabled(document.text.isEmpty)
    }
    ToolbarItem(placement: .primaryAction) {
      Toggle("Statistics", systemImage: "sidebar.trailing", isOn: $showsStatistics)
    }
  }
}
