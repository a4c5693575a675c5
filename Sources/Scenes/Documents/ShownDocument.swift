import Foundation
import SceneModel
import SceneRuntime
import SceneViews

/// The content of a document's window, with the questions about the document's file.
struct ShownDocument<Model, Editor: View>: View {
  @Binding var place: DocumentPlace<Model>
  let shelf: DocumentShelf<Model>
  let document: OpenDocument<Model>
  let editor: (Binding<Model>, OpenDocument<Model>) -> Editor
  @State private var panel = DocumentPanel()
  @Environment(\.documents) private var documents
  @Environment(\.sceneSession) private var session
  @Environment(\.application) private var application
  @Environment(\.scenePhase) private var phase
  @Environment(\.useUndoManager) private var useUndoManager

  /// The key under which the session stores content that isn't saved in a file.
  private static var keptKey: String { "Scenes.document" }
  /// The key under which the session saves the identifier of the document's type.
  private static var typeKey: String { "Scenes.documentType" }

  var body: some View {
    content
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: document.file, isEditable: document.isEditable)
      )
      .environment(\.undoManager, document.undoManager)
      .askingForPlace(
        $panel.isNaming,
        contentTypes: document.writableTypes.isEmpty ? [.data] : document.writableTypes,
        defaultFilename: document.file?.deletingPathExtension().lastPathComponent ?? place.name,
        onCompletion: { save(to: $0) }, onCancellation: { panel.closesWhenSaved = false }
      )
      .fileImporter(
        isPresented: $panel.isOpening, allowedContentTypes: document.format.readable
      ) { result in
        switch result {
        case .success(let file): application?.openDocument(at: file)
        case .failure(let error): fail(error, .opening)
        }
      }
      .modifier(
        DocumentQuestions(
          name: place.name, panel: panel, document: document, read: read, close: closeUnsaved)
      )
      .closureQuestion(closureQuestion)
      .onChange(of: place.name, initial: true) { session?.scene?.title = place.name }
      .onChange(of: document.isEdited, initial: true) { followState() }
      .onChange(of: document.changes) { followChanges() }
      .onChange(of: document.file, initial: true) { followState() }
      // If the document is read in the background, the content appears only when reading is
      // finished.
      .onChange(of: document.model != nil) { followState() }
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
      DocumentFailure(
        name: place.name, reason: reason, retry: document.file == nil ? nil : read,
        open: { panel.isOpening = true }, close: close)
    case .cancelled: EmptyView()
    }
  }

  // MARK: - Life

  private func begin() {
    restore()
    // The document may come from a window that was closed a moment ago, so another program may have changed the file
    // since the document was last checked.
    check()
    panel.save = { save() }
    panel.application = application
    if let clock = application?.services.clock {
      panel.watches = [
        DocumentWatch(every: 2, on: clock) {
          check()
          documents?.checkRecent()
        },
        DocumentWatch(every: 10, on: clock) { keepDraft() },
      ]
    }
    useUndoManager(document.undoManager)
    followState()
    if let session, let documents {
      let id = session.id
      documents.set(panel, of: id)
      panel.unregister = { [weak documents] in documents?.set(nil, of: id) }
    }
  }

  /// Restores the unsaved content that is stored with the sessions of the document.
  ///
  /// The content is stored with all sessions of the document, because any of them may be closed first. A session that
  /// began to present the document later, and doesn't store the content yet, gets it from another session.
  private func restore() {
    guard let session else { return }
    if let type = document.contentType {
      _ = session.setViewState(Self.typeKey, to: .string(type.identifier))
    } else if case .string(let type)? = session.viewState(Self.typeKey) {
      document.contentType = UTType(type)
    }
    let kept = session.viewState(Self.keptKey)
    guard let value = kept ?? sessions.lazy.compactMap({ $0.viewState(Self.keptKey) }).first else {
      return
    }
    _ = session.setViewState(Self.keptKey, to: value)
    guard let content = KeptDocument(value) else { return }
    attempt(.restoring) { try await document.begin(restoring: content) }
  }

  private func end() {
    // If another window of the document is in the foreground, that window saves the document when it is closed or goes
    // to the background.
    let others = sessions.filter { $0 !== session }
    let isForeground = others.contains { $0.scene?.activationState.isForeground == true }
    if isForeground { keepDraft() } else { keep() }
    // The panel's closures and objects retain the panel, so they are removed when the content disappears.
    panel.save = {}
    panel.unregister()
    panel.unregister = {}
    for watch in panel.watches { watch.end() }
    panel.watches = []
    (session?.scene as? WindowScene)?.refuse([], by: panel)
  }

  /// If all changes were undone, discards the content that the session saved.
  private func followChanges() {
    Task.atOnce { if await document.takeBackChanges() { discardDraft() } }
  }

  private func followState() {
    panel.isEditable = document.isEditable && document.model != nil
    panel.isEdited = document.isEdited
    if panel.configuration !== document.configuration {
      panel.configuration = document.configuration
    }
    let scene = session?.scene as? WindowScene
    // A document without content has nothing for a second window to show, so Open in New Window is disabled.
    scene?.refuse(document.model == nil ? [.openAnother] : [], by: panel)
    for window in scene?.windows ?? [] { window.isDocumentEdited = document.isEdited }
    // If another window of the document has saved the document to a file, this window presents that file too.
    if let file = document.file {
      let shown = DocumentPlace<Model>(file: file)
      if shown != place { place = shown }
    }
  }

  /// The sessions whose windows show the document, including sessions without a scene.
  private var sessions: [SceneSession] {
    (application ?? panel.application)?.openSessions(presenting: place) ?? []
  }

  /// Whether a connected window of another session shows the document.
  private var isShownElsewhere: Bool {
    sessions.contains { $0 !== session && $0.scene != nil }
  }

  /// The action to perform before the window closes; nil if there are no unsaved changes.
  ///
  /// The changes are saved to the file; if there is no file, a person is asked whether to save the document. If another
  /// window shows the document, the window closes at once, because no change is lost.
  ///
  /// When the app quits, this action isn't performed. The changes are then saved to the file, or stored with the
  /// sessions of the document, because the window goes to the background.
  private var closureQuestion: ClosureQuestion? {
    guard document.isEdited, document.isEditable else { return nil }
    return .document { reply in
      if isShownElsewhere { return reply(true) }
      // If the file has a conflict, the window stays open, because the person has to resolve the conflict first.
      if document.conflict != nil { return reply(false) }
      guard document.file != nil else {
        panel.isClosing = true
        return
      }
      attempt(.saving) {
        try await saveAll()
        reply(!document.isEdited)
      }
    }
  }

  /// Closes the window after a person has answered that the document isn't to be saved.
  ///
  /// The changes are dropped, and the content that is stored with the sessions of the document is removed. Sessions
  /// without a scene stay open, and show a new document when they are connected. If another window shows the document
  /// by now, this window is closed, and nothing is dropped.
  private func closeUnsaved() {
    if !isShownElsewhere {
      document.dropChanges()
      discardDraft()
      shelf.remove(document)
    }
    close()
  }

  private func close() {
    if let session { application?.requestSceneSessionDestruction(session, options: nil) }
  }

  /// Saves the changes to the file or, if that isn't possible, stores them with the sessions of the document.
  private func keep() {
    document.noteDeletion()
    guard document.isEdited else { return }
    attempt(.saving) {
      var failure: (any Error)?
      do {
        if document.file != nil { try await saveInFile() }
      } catch {
        failure = error
      }
      if document.isEdited { try await keepInWindow() }
      if let failure { throw failure }
    }
  }

  /// Stores the changes with the sessions of the document, so that they aren't lost if the process is killed.
  ///
  /// If the changes can be saved to a file later, an error isn't shown.
  private func keepDraft() {
    guard document.hasUnkeptChanges else { return }
    attempt(.saving) {
      let isOnlyPlace = document.needsWindow
      do {
        try await keepInWindow(isOnlyPlace: isOnlyPlace)
      } catch {
        if isOnlyPlace { throw error }
      }
    }
  }

  /// Stores the changes with the sessions of the document.
  ///
  /// - Parameter isOnlyPlace: Whether the changes can't be saved to a file instead. If this is true and a session
  ///   refuses the changes, an alert tells the person.
  /// - Throws: The error of the file system or of the document.
  private func keepInWindow(isOnlyPlace: Bool = true) async throws {
    // The changes may have been saved or dropped during writing.
    guard let kept = try await document.kept(), document.isEdited else { return }
    // All sessions of the document store the content, because any of them may be the first that a person opens again.
    let refusals = sessions.flatMap { $0.setViewState(Self.keptKey, to: kept.value) }
    if refusals.isEmpty { panel.isTooLarge = false }
    guard !refusals.isEmpty, isOnlyPlace else { return }
    panel.application?.report(
      .unsavedDocument(at: place.name, because: "it is too large for its window to keep it"))
    if panel.isTooLarge { return }
    panel.isTooLarge = true
    panel.error = "“\(place.name)” is too large to be kept without a file. Save it, or it is lost."
  }

  private func check() {
    attempt(.opening) {
      if try await document.check() { discardDraft() }
    }
  }

  private func read() {
    guard let file = document.file else { return }
    attempt(.opening) {
      if try await document.read(file) {
        discardDraft()
      } else if document.conflict == nil {
        // A person who typed while the file was read may not want to lose the text, so a question is asked.
        panel.isReverting = true
      }
    }
  }

  /// Discards the content that is stored with the sessions of the document.
  private func discardDraft() {
    for session in sessions { _ = session.setViewState(Self.keptKey, to: nil) }
  }

  private func save() {
    guard document.file != nil else {
      panel.isNaming = true
      return
    }
    attempt(.saving) { try await saveInFile() }
  }

  private func saveInFile() async throws {
    try await document.save()
    if !document.isEdited { discardDraft() }
  }

  /// Saves the document to its file, and once more if the document was changed during writing.
  private func saveAll() async throws {
    try await saveInFile()
    if document.isEdited { try await saveInFile() }
  }

  /// Saves the document to a file, which becomes the document's file.
  ///
  /// A file that a window of another document shows is refused, as on macOS, because the two documents would overwrite
  /// each other.
  private func save(to file: URL) {
    attempt(.saving) {
      if documents?.isTaken(file, besides: document.configuration) == true {
        throw DocumentError(
          "“\(file.lastPathComponent)” is open in another window; close that window, or choose another name"
        )
      }
      panel.destination = file
      defer { panel.destination = nil }
      try await document.save(to: file)
      discardDraft()
      let place = DocumentPlace<Model>(file: file)
      shelf.move(document, to: place)
      let type = document.contentType.map { PropertyValue.string($0.identifier) }
      for session in sessions {
        _ = session.setViewState(Self.typeKey, to: type)
        // A connected window follows its document. The value of a session without a scene is set here.
        if session.scene == nil { session.present(AnyHashable(place)) }
      }
      self.place = place
      documents?.noteRecent(file)
      guard panel.closesWhenSaved else { return }
      if document.isEdited { try await saveAll() }
      panel.closesWhenSaved = false
      if !document.isEdited { close() }
    }
  }

  /// An operation that can fail.
  private enum Operation: String {
    case opening = "opened"
    case saving = "saved"
    /// Opening the unsaved content that the session keeps; the content is lost if this fails.
    case restoring = "restored"
  }

  /// Performs an operation on the document; an app that quits waits for the operation.
  ///
  /// If the operation takes too long, the app quits before the operation is finished. If the operation was to save the
  /// document, a problem is recorded.
  private func attempt(
    _ operation: Operation, _ work: @escaping @MainActor () async throws -> Void
  ) {
    // After the content is removed, the environment has no application any more, so the panel's application is used.
    let application = application ?? panel.application
    let number = application?.work.begin { [place, document, weak application] in
      document.abandon()
      guard operation == .saving, document.noteLoss() else { return }
      application?.report(
        .unsavedDocument(at: place.name, because: "the app ended before its writer did"))
    }
    Task.atOnce {
      do {
        try await work()
      } catch is CancellationError {
        panel.closesWhenSaved = false
      } catch {
        if !document.isAbandoned { fail(error, operation) }
      }
      if let number { application?.work.end(number) }
    }
  }

  private func fail(_ error: any Error, _ operation: Operation) {
    let reason = error.reason
    panel.closesWhenSaved = false
    // Show the reason here only if the question about the file doesn't show the same reason.
    if document.conflict != .unread(reason) {
      panel.error = "“\(place.name)” couldn't be \(operation.rawValue): \(reason)"
    }
    panel.application?.report(
      operation == .opening
        ? .unreadableDocument(at: place.name, because: reason)
        : .unsavedDocument(at: place.name, because: reason))
  }
}
