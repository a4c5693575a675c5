import SceneViews

/// The content of a window without a document: controls that create or open a document.
struct DocumentChoice: View {
  let open: @MainActor () -> Void

  var body: some View {
    NewDocumentButton()
    Button("Open…", action: open)
    RecentFiles()
  }
}
