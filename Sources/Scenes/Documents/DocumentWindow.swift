import SceneViews

/// The content of the window of a document.
struct DocumentWindow<Model, Editor: View>: View {
  @Binding var place: DocumentPlace<Model>
  let shelf: DocumentShelf<Model>
  let format: DocumentFormat<Model>
  let editor: (Binding<Model>, OpenDocument<Model>) -> Editor
  @State private var holder = Holder()
  @Environment(\.documents) private var documents
  @Environment(\.application) private var application

  /// An object that retains the window's document while the window exists.
  @MainActor final class Holder {
    private var document: OpenDocument<Model>?
    private var place: DocumentPlace<Model>?
    private var presence: DocumentPresence?

    nonisolated init() {}

    func document(
      at place: DocumentPlace<Model>, _ open: () -> OpenDocument<Model>
    ) -> OpenDocument<Model> {
      if let document, self.place == place { return document }
      let document = open()
      (self.document, self.place, presence) = (document, place, document.makePresence())
      return document
    }
  }

  var body: some View {
    let document = holder.document(at: place) {
      shelf.document(at: place, format, of: documents, in: application)
    }
    ShownDocument(place: $place, shelf: shelf, document: document, editor: editor)
  }
}
