import Foundation
import Scenes

extension KeptName {
  @MainActor private static func field() -> some View {
    TextField("Name", text: .constant("Ada"))
  }

  /// Names for controls and their styles.
  @KeptNamesBuilder static var controls: [KeptName] {
    KeptName("autocapitalization", field()) { $0.autocapitalization(.words) }
    KeptName("findNavigator", TextEditor(text: .constant("a"))) {
      $0.findNavigator(isPresented: .constant(true))
    }
    KeptName("findDisabled", TextEditor(text: .constant("a"))) { $0.findDisabled() }
    KeptName("replaceDisabled", TextEditor(text: .constant("a"))) { $0.replaceDisabled() }
    KeptName("writingToolsBehavior", TextEditor(text: .constant("a"))) {
      $0.writingToolsBehavior(.limited)
    }
    KeptName("writingToolsAffordanceVisibility", TextEditor(text: .constant("a"))) {
      $0.writingToolsAffordanceVisibility(.hidden)
    }
    KeptName("buttonBorderShape", Button("Go") {}.buttonStyle(.bordered)) {
      $0.buttonBorderShape(.capsule)
    }
    KeptName("listStyle", List { Text("a") }) { $0.listStyle(.sidebar) }
    KeptName("listStyle", List { Text("a") }) {
      $0.listStyle(.inset(alternatesRowBackgrounds: true))
    }
    KeptName("listStyle", List { Text("a") }) {
      $0.listStyle(.bordered(alternatesRowBackgrounds: true))
    }
    KeptName("menuActionDismissBehavior", Menu("Sort") { Button("By Date") {} }) {
      $0.menuActionDismissBehavior(.disabled)
    }
    KeptName("menuIndicator", Menu("Sort") { Button("By Date") {} }) { $0.menuIndicator(.hidden) }
    KeptName("buttonRepeatBehavior", Button("Go") {}) { $0.buttonRepeatBehavior(.enabled) }
    KeptName("keyboardType", field()) { $0.keyboardType(.numberPad) }
    KeptName("textContentType", field()) { $0.textContentType(.emailAddress) }
    KeptName("submitLabel", field()) { $0.submitLabel(.search) }
    KeptName("textSelectionAffinity", field()) { $0.textSelectionAffinity(.upstream) }
    KeptName(
      "alternatingRowBackgrounds", Table([Row(id: 1)]) { TableColumn("ID") { Text("\($0.id)") } }
    ) { $0.alternatingRowBackgrounds() }
    KeptName("tableStyle", Table([Row(id: 1)]) { TableColumn("ID") { Text("\($0.id)") } }) {
      $0.tableStyle(.inset)
    }
    KeptName(
      "disabledCustomizationBehavior",
      without: Table([Row(id: 1)]) { TableColumn("ID") { Text("\($0.id)") } },
      with: Table([Row(id: 1)]) {
        TableColumn("ID") { Text("\($0.id)") }.disabledCustomizationBehavior(.all)
      })
    KeptName("textEditorStyle", TextEditor(text: .constant("a"))) { $0.textEditorStyle(.plain) }
    KeptName("textInputAutocapitalization", field()) { $0.textInputAutocapitalization(.never) }
  }

  private struct Row: Identifiable {
    let id: Int
  }

  /// Names for the rows of lists.
  @KeptNamesBuilder static var lists: [KeptName] {
    KeptName(
      "listItemTint", without: List { Label("a", systemImage: "star") },
      with: List { Label("a", systemImage: "star").listItemTint(.red) })
    KeptName(
      "listRowBackground", without: List { Text("a") },
      with: List { Text("a").listRowBackground(Color.red) })
    KeptName(
      "listRowInsets", without: List { Text("a") },
      with: List { Text("a").listRowInsets(EdgeInsets()) })
    KeptName(
      "listRowSeparator", without: List { Text("a") },
      with: List { Text("a").listRowSeparator(.hidden, edges: VerticalEdge.Set(.top)) })
    KeptName(
      "listSectionSeparator", without: List { Section("A") { Text("a") } },
      with: List { Section("A") { Text("a") }.listSectionSeparator(.hidden, edges: [.bottom]) })
    KeptName(
      "listRowSeparatorTint", without: List { Text("a") },
      with: List { Text("a").listRowSeparatorTint(.red, edges: VerticalEdge.Set.all) })
    KeptName(
      "listSectionSeparatorTint", without: List { Section("A") { Text("a") } },
      with: List { Section("A") { Text("a") }.listSectionSeparatorTint(.red, edges: .top) })
    KeptName("listRowSpacing", List { Text("a") }) { $0.listRowSpacing(8) }
    KeptName("searchToolbarBehavior", List { Text("a") }.searchable(text: .constant("a"))) {
      $0.searchToolbarBehavior(.minimize)
    }
    KeptName("listSectionMargins", List { Section("A") { Text("a") } }) {
      $0.listSectionMargins(.horizontal, 8)
    }
    KeptName("listSectionSpacing", List { Section("A") { Text("a") } }) {
      $0.listSectionSpacing(.compact)
    }
    KeptName("listSectionSpacing", List { Section("A") { Text("a") } }) {
      $0.listSectionSpacing(8)
    }
  }
}
