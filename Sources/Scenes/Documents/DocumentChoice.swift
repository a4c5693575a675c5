import Foundation
import SceneViews

/// The content of a window without a document: controls that create or open a document.
struct DocumentChoice: View {
  let open: @MainActor () -> Void
  @Environment(\.documents) private var documents
  @Environment(\.application) private var application

  var body: some View {
    NewDocumentButton()
    Button("Open…", action: open)
    ForEach(documents?.recent ?? [], id: \.self) { file in
      Button(file.lastPathComponent) { application?.openDocument(at: file) }
    }
  }
}
