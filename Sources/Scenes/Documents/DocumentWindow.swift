import Foundation
import SceneModel
import SceneRuntime
import SceneViews

/// The content of the window of a document.
struct DocumentWindow<Model, Editor: View>: View {
  @Binding var place: DocumentPlace<Model>
  let shelf: DocumentShelf<Model>
  let format: DocumentFormat<Model>
  let editor: (Binding<Model>, OpenDocument<Model>) -> Editor
  @State private var holder = Holder()
  @Environment(\.documents) private var documents

  /// The document of the window, kept while the window is there.
  @MainActor final class Holder {
    private var document: OpenDocument<Model>?
    private var place: DocumentPlace<Model>?

    nonisolated init() {}

    func document(
      at place: DocumentPlace<Model>, _ open: () -> OpenDocument<Model>
    ) -> OpenDocument<Model> {
      if let document, self.place == place { return document }
      let document = open()
      (self.document, self.place) = (document, place)
      return document
    }
  }

  var body: some View {
    let document = holder.document(at: place) {
      shelf.document(at: place, format, of: documents)
    }
    ShownDocument(place: $place, shelf: shelf, document: document, editor: editor)
  }
}

/// The editor of a document, with what is asked about its file.
private struct ShownDocument<Model, Editor: View>: View {
  @Binding var place: DocumentPlace<Model>
  let shelf: DocumentShelf<Model>
  let document: OpenDocument<Model>
  let editor: (Binding<Model>, OpenDocument<Model>) -> Editor
  @State private var panel = DocumentPanel()
  @Environment(\.documents) private var documents
  @Environment(\.sceneSession) private var session
  @Environment(\.application) private var application
  @Environment(\.scenePhase) private var phase
  @Environment(\.undoManager) private var undoManager

  /// The key under which a window keeps a document without a file.
  private static var keptKey: String { "Scenes.document" }

  var body: some View {
    content
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: document.file, isEditable: document.isEditable)
      )
      .askingForPlace(
        $panel.isNaming, contentTypes: [document.format.writable.first ?? .data],
        defaultFilename: document.file?.deletingPathExtension().lastPathComponent ?? place.name,
        onCompletion: { save(to: $0) }, onCancellation: { panel.closesWhenSaved = false }
      )
      .fileImporter(
        isPresented: $panel.isOpening, allowedContentTypes: document.format.readable
      ) { result in
        switch result {
        case .success(let file): application?.openDocument(at: file)
        case .failure(let error): fail(error, "opened")
        }
      }
      .modifier(
        DocumentQuestions(
          name: place.name, panel: panel, document: document, read: read, close: close)
      )
      .closureQuestion(closureQuestion)
      .onChange(of: place.name, initial: true) { session?.scene?.title = place.name }
      .onChange(of: document.isEdited, initial: true) { followState() }
      .onChange(of: document.file, initial: true) { followState() }
      .onChange(of: document.failure, initial: true) {
        guard let failure = document.failure else { return }
        application?.report(.unreadableDocument(at: place.name, because: failure))
      }
      .onChange(of: document.isCancelled, initial: true) {
        if document.isCancelled { close() }
      }
      .onChange(of: phase) {
        if phase == .active { check() }
        if phase == .background { keep() }
      }
      .onAppear { begin() }
      .onDisappear { end() }
      .task {
        while (try? await Task.sleep(for: .seconds(2))) != nil { check() }
      }
  }

  @ViewBuilder private var content: some View {
    switch document.content {
    case .none: DocumentChoice(open: { panel.isOpening = true })
    case .opening(let progress):
      let fraction = progress.fractionCompleted
      ProgressView("Opening “\(place.name)”…", value: fraction > 0 ? fraction : nil)
    case .shown(let model):
      editor(
        Binding(get: { document.model ?? model }, set: { document.change(to: $0) }), document)
    case .failed(let reason):
      Text("“\(place.name)” can't be opened.")
      Text(reason)
    case .cancelled: EmptyView()
    }
  }

  // MARK: - Life

  private func begin() {
    if place.file == nil, case .data(let data)? = session?.viewState(Self.keptKey) {
      attempt("restored") { try await document.begin(restoring: data) }
    }
    // A window that was just closed may have had the document, whose file another program changed since.
    check()
    panel.save = { save() }
    panel.application = application
    undoManager?.contentDidChange = { [weak document] in document?.noteChange() }
    followState()
    if let session { documents?.set(panel, of: session.id) }
  }

  private func end() {
    keep()
    // It retains the panel, of which it is a part.
    panel.save = {}
    undoManager?.contentDidChange = nil
    if let session { documents?.set(nil, of: session.id) }
  }

  private func followState() {
    panel.isEditable = document.isEditable && document.model != nil
    panel.isEdited = document.isEdited
    panel.hasFile = document.file != nil
    let scene = session?.scene as? WindowScene
    for window in scene?.windows ?? [] { window.isDocumentEdited = document.isEdited }
    // Another window of the document may have given it a file.
    if let file = document.file, file != place.file { place = DocumentPlace(file: file) }
  }

  /// Without a file, the changes are lost with the window, but kept with it when the app quits.
  private var closureQuestion: ClosureQuestion? {
    guard document.isEdited, document.isEditable else { return nil }
    // The question about the file has to be answered first.
    if document.conflict != nil { return .document { _ in } }
    guard document.file == nil else { return nil }
    return .document { [panel] _ in panel.isClosing = true }
  }

  private func close() {
    if let session { application?.requestSceneSessionDestruction(session, options: nil) }
  }

  /// Saves what would be lost: in the file, or with the window if there is no file yet.
  private func keep() {
    guard document.isEdited, document.conflict == nil else { return }
    attempt("saved") {
      guard document.file == nil else {
        // Another program may have written the file; then a person is asked.
        try await document.check()
        return document.conflict == nil ? try await document.save() : ()
      }
      guard let data = try await document.data() else {
        return reportUnsaved(because: "a folder can't be kept with its window")
      }
      let refusals = session?.setViewState(Self.keptKey, to: .data(data)) ?? []
      if !refusals.isEmpty { reportUnsaved(because: "it is too large") }
    }
  }

  private func check() {
    attempt("opened") { try await document.check() }
  }

  private func read() {
    guard let file = document.file else { return }
    attempt("opened") {
      try await document.read(file)
      // The undone changes would be those of another content.
      undoManager?.removeAllActions()
    }
  }

  private func save() {
    guard document.file != nil else {
      panel.isNaming = true
      return
    }
    attempt("saved") {
      try await document.check()
      if document.conflict == nil { try await document.save() }
    }
  }

  private func reportUnsaved(because reason: String) {
    panel.application?.report(.unsavedDocument(at: place.name, because: reason))
  }

  private func save(to file: URL) {
    attempt("saved") {
      try await document.save(to: file)
      let place = DocumentPlace<Model>(file: file)
      shelf.move(document, to: place)
      self.place = place
      documents?.noteRecent(file)
      _ = session?.setViewState(Self.keptKey, to: nil)
      if panel.closesWhenSaved { close() }
    }
  }

  /// Carries out a work on the file; the app doesn't end before it.
  private func attempt(_ done: String, _ work: @escaping @MainActor () async throws -> Void) {
    // The environment has no application any more while the content ends.
    let application = application ?? panel.application
    application?.beginWork()
    Task.atOnce {
      do {
        try await work()
      } catch is CancellationError {
        panel.closesWhenSaved = false
      } catch {
        fail(error, done)
      }
      application?.endWork()
    }
  }

  private func fail(_ error: any Error, _ done: String) {
    let reason = (error as NSError).localizedDescription
    panel.closesWhenSaved = false
    panel.error = "“\(place.name)” couldn't be \(done): \(reason)"
    panel.application?.report(
      done == "opened"
        ? .unreadableDocument(at: place.name, because: reason)
        : .unsavedDocument(at: place.name, because: reason))
  }
}
