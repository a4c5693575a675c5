import Foundation
import Scenes

// The rest of the vocabulary: containers, and views that a person or the app acts on.
extension VocabularyView {
  @ViewBuilder var containing: some View {
    switch kind {
    case .grid:
      Grid(alignment: isOdd ? .leading : .trailing) {
        GridRow {
          first
          second.gridCellColumns(number % 2 + 1)
        }
        Divider()
        ForEach(rows) { row in GridRow { Text("cell \(row.id)") } }
      }
    case .form:
      Form {
        LabeledContent("number", value: number, format: .number)
        GroupBox("box") { first }
        Section {
          second
        } footer: {
          if isOdd { Text("footer") }
        }
      }
    case .panes:
      HSplitView {
        first
        VSplitView {
          second
          if isOdd { Spacer() }
        }
      }
    case .scrolled:
      ScrollViewReader { _ in
        ScrollView(isOdd ? .horizontal : .vertical) {
          ForEach(rows) { Text("row \($0.id)").id($0.id) }
          first
        }
        .scrollDisabled(isOdd)
      }
    case .canvas:
      VStack {
        Canvas { _, _ in }.frame(width: Double(number % 5) * 8)
        first.containerRelativeFrame(.horizontal, count: 3, span: number % 3 + 1, spacing: 0)
      }
    case .timeline:
      TimelineView(.explicit([Date(timeIntervalSince1970: Double(number))])) { _ in first }
    case .links:
      List {
        NavigationLink("page \(number)") { first }
        if let url = URL(string: "postbox://\(number)") { Link("link", destination: url) }
        Text("a [link](postbox://\(number)) here")
      }
    default:
      NavigationStack {
        first.navigationDestination(isPresented: .constant(isOdd)) { second }
          .navigationSubtitle("subtitle \(number)")
      }
    }
  }

  @ViewBuilder var acting: some View {
    switch kind {
    case .preference:
      first.preference(key: VocabularyPreference.self, value: number)
        .onPreferenceChange(VocabularyPreference.self) { _ in }
        .onGeometryChange(for: Bool.self, of: { $0.size.width > 0 }, action: { _ in })
    case .dialog:
      first.confirmationDialog("sure?", isPresented: .constant(isOdd), presenting: number) {
        Button("remove \($0)", role: .destructive) {}
        second
      }
    case .fileQuestion:
      first.fileImporter(isPresented: .constant(isOdd), allowedContentTypes: [.plainText]) { _ in }
    case .dragging:
      first.draggable("\(number)").dropDestination(for: String.self) { _, _ in isOdd }
    case .buttons:
      VStack {
        RenameButton()
        PasteButton(payloadType: String.self) { _ in }
        ShareLink(item: "\(number)")
        first
      }
      .renameAction {}
    case .secrets:
      VStack {
        SecureField("secret", text: .constant(String(repeating: "a", count: number % 9)))
        TextEditor(text: .constant("line\n\(number)"))
      }
      .onSubmit {}
    case .transformed:
      first.transformEnvironment(\.depth) { $0 += number }
        .userActivity("vocabulary", isActive: isOdd) { _ in }
    case .documents:
      VStack {
        NewDocumentButton("new \(number)")
        first
      }
    case .bars:
      first.toolbarVisibility(isOdd ? .hidden : .visible, for: .navigationBar)
    case .sources:
      Toggle(sources: rows.map { Binding.constant($0.id > number % 3) }, isOn: \.self) {
        Text("mixed")
      }
    default: first
    }
  }
}

private struct VocabularyPreference: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
