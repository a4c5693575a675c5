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
  @State private var written = WrittenFile()
  @Environment(\.documents) private var documents
  @Environment(\.sceneSession) private var session
  @Environment(\.application) private var application
  @Environment(\.scenePhase) private var phase

  /// The key under which a window keeps a document without a file.
  private static var keptKey: String { "Scenes.document" }

  var body: some View {
    content
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: document.file, isEditable: document.isEditable)
      )
      .fileExporter(
        isPresented: $panel.isNaming, document: written,
        contentType: document.format.writable.first ?? .data,
        defaultFilename: document.file?.deletingPathExtension().lastPathComponent ?? place.name
      ) { result in
        switch result {
        case .success(let file): didSave(to: file)
        case .failure(let error): fail(error, "saved")
        }
      }
      .fileImporter(
        isPresented: $panel.isOpening, allowedContentTypes: document.format.readable
      ) { result in
        switch result {
        case .success(let file): open(file)
        case .failure(let error): fail(error, "opened")
        }
      }
      .alert(panel.error ?? "", isPresented: isFailing) { Button("OK") {} }
      .alert("“\(place.name)” was changed by another program.", isPresented: isChanged) {
        Button("Keep My Changes") { document.keep() }
        Button("Load the File", role: .destructive) { read() }
      }
      .alert("“\(place.name)” was deleted or moved.", isPresented: isDeleted) {
        Button("Keep the Document") { document.keep() }
      }
      .alert("Drop the changes in “\(place.name)”?", isPresented: $panel.isReverting) {
        Button("Revert", role: .destructive) { read() }
        Button("Cancel", role: .cancel) {}
      }
      .closureConfirmation(question)
      .onChange(of: place.name, initial: true) { session?.scene?.title = place.name }
      .onChange(of: document.isEdited, initial: true) { followState() }
      .onChange(of: document.file, initial: true) { followState() }
      .onChange(of: phase) {
        if phase == .active { check() }
        if phase == .background { keep() }
      }
      .onChange(of: panel.isNaming) {
        if panel.isNaming { prepare() }
      }
      .onAppear { begin() }
      .onDisappear { end() }
      .task {
        while (try? await Task.sleep(for: .seconds(2))) != nil { check() }
      }
  }

  @ViewBuilder private var content: some View {
    if document.model != nil {
      editor(
        Binding(
          get: {
            guard let model = document.model else { fatalError("a document lost its content") }
            return model
          },
          set: { document.change(to: $0) }), document)
    } else if let failure = document.failure {
      Text("“\(place.name)” can't be opened.")
      Text(failure)
    } else {
      DocumentChoice(open: { panel.isOpening = true })
    }
  }

  // MARK: - Questions

  private var isFailing: Binding<Bool> {
    Binding(get: { panel.error != nil }, set: { if !$0 { panel.error = nil } })
  }

  private var isChanged: Binding<Bool> {
    Binding(get: { document.conflict == .changed }, set: { _ in })
  }

  private var isDeleted: Binding<Bool> {
    Binding(get: { document.conflict == .deleted }, set: { _ in })
  }

  /// The question before a document is closed that has no file yet.
  private var question: SceneClosureConfirmation? {
    guard document.isEdited, document.file == nil else { return nil }
    return SceneClosureConfirmation(
      title: "Delete “\(place.name)”?", message: "It was never saved.", confirmTitle: "Delete")
  }

  // MARK: - Life

  private func begin() {
    if place.file == nil, let session, case .data(let data)? = session.viewState(Self.keptKey),
      !document.isEdited
    {
      attempt("restored") { try document.begin(restoring: data) }
    }
    panel.save = { save() }
    panel.isEditable = document.isEditable
    followState()
    if let session { documents?.set(panel, of: session.id) }
    if let failure = document.failure, let file = place.file {
      application?.report(.unreadableDocument(at: file.lastPathComponent, because: failure))
    }
  }

  private func end() {
    keep()
    if let session { documents?.set(nil, of: session.id) }
  }

  private func followState() {
    panel.isEdited = document.isEdited
    panel.hasFile = document.file != nil
    let scene = session?.scene as? WindowScene
    for window in scene?.windows ?? [] { window.isDocumentEdited = document.isEdited }
    // Another window of the document may have given it a file.
    if let file = document.file, file != place.file { place = DocumentPlace(file: file) }
  }

  /// Saves what would be lost: in the file, or with the window if there is no file yet.
  private func keep() {
    guard document.isEdited, document.conflict == nil else { return }
    if document.file != nil {
      attempt("saved") { try document.save() }
    } else if let data = try? document.wrapper()?.regularFileContents {
      let refusals = session?.setViewState(Self.keptKey, to: .data(data)) ?? []
      if !refusals.isEmpty {
        application?.report(.unsavedDocument(at: place.name, because: "it is too large"))
      }
    }
  }

  private func check() {
    attempt("opened") { try document.check() }
  }

  private func read() {
    guard let file = document.file else { return }
    attempt("opened") { try document.read(file) }
  }

  private func save() {
    guard document.file != nil else {
      panel.isNaming = true
      return
    }
    attempt("saved") { try document.save() }
  }

  private func prepare() {
    attempt("saved") { written = WrittenFile(file: try document.wrapper()) }
  }

  private func didSave(to file: URL) {
    document.didSave(to: file)
    let place = DocumentPlace<Model>(file: file)
    shelf.move(document, to: place)
    self.place = place
    documents?.noteRecent(file)
    _ = session?.setViewState(Self.keptKey, to: nil)
  }

  private func open(_ file: URL) {
    application?.openDocument(at: file)
  }

  private func attempt(_ done: String, _ act: () throws -> Void) {
    do { try act() } catch { fail(error, done) }
  }

  private func fail(_ error: any Error, _ done: String) {
    let reason = (error as NSError).localizedDescription
    panel.error = "“\(place.name)” couldn't be \(done): \(reason)"
    application?.report(
      done == "opened"
        ? .unreadableDocument(at: place.name, because: reason)
        : .unsavedDocument(at: place.name, because: reason))
  }
}

/// The content of a window that has no document: the ways to get one.
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

/// A file that is written as it is.
struct WrittenFile: FileDocument {
  static var readableContentTypes: [UTType] { [.data] }
  var file: FileWrapper?

  init(file: FileWrapper? = nil) {
    self.file = file
  }

  init(configuration: ReadConfiguration) throws {
    file = configuration.file
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    file ?? FileWrapper(regularFileWithContents: Data())
  }
}
