import SceneViews

/// The questions and the error messages that a window shows about its document.
struct DocumentQuestions<Model>: ViewModifier {
  let name: String
  @Bindable var panel: DocumentPanel
  let document: OpenDocument<Model>
  /// Reads the document's file again, discarding the document's changes.
  let read: () -> Void
  /// Closes the window, and leaves the changes unsaved.
  let close: () -> Void

  func body(content: Content) -> some View {
    content
      .alert(panel.error ?? "", isPresented: isFailing) { Button("OK") {} }
      .alert("“\(name)” was changed by another program.", isPresented: isChanged) {
        Button("Keep My Changes") { document.keep() }
        Button("Load the File", role: .destructive) { read() }
      }
      .alert("“\(name)” was deleted or moved.", isPresented: isDeleted) {
        Button("Keep the Document") { document.keep() }
        Button("Save As…") {
          document.keep()
          panel.isNaming = true
        }
      }
      .alert(
        "“\(name)” couldn't be loaded, and its window may show something else.",
        isPresented: isUnread
      ) {
        Button("Keep What Is Shown") { document.keep() }
        Button("Load the File", role: .destructive) { read() }
      } message: {
        Text(reason)
      }
      .alert("Drop the changes in “\(name)”?", isPresented: $panel.isReverting) {
        Button("Revert", role: .destructive) { read() }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Save “\(name)” before closing?", isPresented: $panel.isClosing) {
        Button("Save…") {
          panel.closesWhenSaved = true
          panel.isNaming = true
        }
        Button("Don't Save", role: .destructive) { close() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It has no file yet. Without saving it is lost.")
      }
  }

  private var isFailing: Binding<Bool> {
    Binding(get: { panel.error != nil }, set: { if !$0 { panel.error = nil } })
  }

  private var isChanged: Binding<Bool> {
    Binding(get: { document.conflict == .changed }, set: { _ in })
  }

  private var isUnread: Binding<Bool> {
    Binding(get: { !reason.isEmpty }, set: { _ in })
  }

  /// The reason why the file couldn't be read; empty if the conflict isn't `unread`.
  private var reason: String {
    if case .unread(let reason) = document.conflict { reason } else { "" }
  }

  private var isDeleted: Binding<Bool> {
    Binding(get: { document.conflict == .deleted }, set: { _ in })
  }
}
