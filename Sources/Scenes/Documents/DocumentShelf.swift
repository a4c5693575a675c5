import Foundation
import SceneRuntime
import SceneViews

/// The open documents of a document group, kept so that windows of the same document share one object.
@MainActor final class DocumentShelf<Model> {
  private struct Weak {
    weak var document: OpenDocument<Model>?
  }

  private var shown: [DocumentPlace<Model>: Weak] = [:]

  /// Returns the document with the given identity; opens the document if no window shows it.
  ///
  /// If a document is still being read, but no window shows it any more, the file is read again as a new document,
  /// because reading the first document may never end.
  func document(
    at place: DocumentPlace<Model>, _ format: DocumentFormat<Model>, of documents: AppDocuments?,
    in application: Application?
  ) -> OpenDocument<Model> {
    if let document = shown[place]?.document, !document.isStuck { return document }
    let document = OpenDocument(format)
    shown = shown.filter { $0.value.document != nil }
    shown[place] = Weak(document: document)
    // A document that is read synchronously has been read when `Task.atOnce` returns below. An error isn't handled
    // here, because the window shows the reason.
    let creation = documents?.creation(of: place.number) ?? DocumentCreation()
    document.contentType = creation.contentType
    let load = { @MainActor in
      if let file = place.file {
        if (try? await document.read(file)) != nil { documents?.noteRecent(file) }
      } else if let model = documents?.take(place.number) as? Model {
        document.show(model, isEdited: true)
      } else {
        try? await document.begin(creation)
      }
    }
    Task.atOnce {
      if let application { await application.work.load(load) } else { await load() }
    }
    return document
  }

  /// Removes a document, so that later windows with its identity open another document.
  func remove(_ document: OpenDocument<Model>) {
    shown = shown.filter { $0.value.document !== document }
  }

  /// Records the new identity of a document that was saved to another file.
  func move(_ document: OpenDocument<Model>, to place: DocumentPlace<Model>) {
    remove(document)
    shown[place] = Weak(document: document)
  }
}
