import Foundation
import Observation
import SceneViews

/// A document that windows show.
///
/// All windows of the same document share one object.
@Observable @MainActor final class OpenDocument<Model> {
  /// The content that the windows show.
  private(set) var content = Content.none
  /// The configuration, which contains the file's URL; the document and its views can observe the configuration.
  let configuration: URLDocumentConfiguration
  /// Whether the document has changes that its file doesn't contain.
  var isEdited = false
  /// The number of times that the content was changed or replaced.
  ///
  /// If the number after an operation differs from that before, the document was changed during the operation.
  private(set) var changes = 0
  /// The conflict between the file and the content; nil if there is none.
  var conflict: Conflict?

  @ObservationIgnored let format: DocumentFormat<Model>
  /// The changes that a person can undo in each window of the document.
  @ObservationIgnored let undoManager = SceneViews.UndoManager()
  /// The state of the file when the document last read or wrote the file, or when a person chose to keep the document.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored var connection: AnyObject?
  /// The file type in which the document was last written, or the type that was chosen for the file of a new document;
  /// nil if there is no such type.
  @ObservationIgnored var contentType: UTType?
  /// The content of the file, or the content with which a new document began; nil if it isn't known.
  @ObservationIgnored var saved: SavedContent?
  @ObservationIgnored private let snapshots = DocumentSnapshots()
  /// The value of `changes` when the content was last stored with the session of a window; -1 if it never was.
  @ObservationIgnored private var keptChanges = -1
  /// A number that increases when the content is created or read, so that changes of earlier content can be ignored.
  @ObservationIgnored private var contents = 0
  /// Whether an operation of `alone(_:)` is running.
  @ObservationIgnored private(set) var isBusy = false
  /// The temporary folder into which the document is being written; nil if the document isn't being written.
  @ObservationIgnored private var temporaryFolder: URL?
  /// Whether the app ended without waiting for an operation on the document, which may still be running.
  @ObservationIgnored private(set) var isAbandoned = false
  /// Whether it was reported that the app ended before the document was saved.
  @ObservationIgnored private var isLossReported = false
  /// Whether the content is being created or read.
  @ObservationIgnored private var isReading = false
  /// The object that the windows of the document retain; nil if no window shows the document.
  @ObservationIgnored private weak var presence: DocumentPresence?
  /// The operations that wait for the current operation.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ format: DocumentFormat<Model>) {
    self.format = format
    configuration = URLDocumentConfiguration(isEditable: format.write != nil)
    undoManager.contentDidChange = { [weak self] in self?.noteChange() }
  }

  // MARK: - Windows

  /// Returns the object that a window retains while it shows the document.
  func makePresence() -> DocumentPresence {
    let shared = presence ?? DocumentPresence()
    presence = shared
    return shared
  }

  /// Whether a window that opens the file has to read the file as a new document.
  ///
  /// If no window shows the document, the value is true in two cases: the file is still being read, or the app no
  /// longer waits for an operation on the document. In the first case, the reader may never return, and the new window
  /// would show nothing. This case doesn't include a document with unsaved changes that is read again, so that the
  /// changes aren't lost.
  var isStuck: Bool {
    file != nil && presence == nil && (isAbandoned || isReading && !isEdited)
  }

  // MARK: - Contents

  /// Shows the given content, and observes its changes.
  func show(_ model: Model, isEdited: Bool = false) {
    content = .shown(model)
    self.isEdited = isEdited
    contents += 1
    changes += 1
    connection = format.observe(model, changeNotice)
    saved = nil
    if !isEdited { Task.atOnce { [weak self] in await self?.noteSaved() } }
  }

  /// A closure that records a change of the content, unless the content was replaced since the closure was created.
  var changeNotice: @MainActor () -> Void {
    { [weak self, contents] in
      if let self, self.contents == contents { noteChange() }
    }
  }

  /// Replaces the content with content that a person changed; does nothing if the document can't be changed.
  func change(to model: Model) {
    guard isEditable else { return }
    content = .shown(model)
    noteChange()
  }

  /// Records that the content was changed; does nothing if the document can't be changed.
  func noteChange() {
    guard isEditable else { return }
    changes += 1
    if !isEdited { isEdited = true }
  }

  // MARK: - Operations

  /// Performs an operation after the operations that are running or waiting.
  ///
  /// If no operation is running or waiting, and the new operation doesn't suspend, this method doesn't suspend either.
  private func alone<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
    return try await work()
  }

  /// Creates or reads the content after the operations that are running or waiting.
  private func aloneReading<Value>(
    _ work: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await alone {
      isReading = true
      defer { isReading = false }
      return try await work()
    }
  }

  /// Creates or reads the content with the given closure.
  ///
  /// While the closure runs, the windows show its progress. If the closure fails, they show the reason.
  private func open(
    isEdited: Bool = false, _ make: @MainActor (ProgressManager) async throws -> Model
  ) async throws {
    let progress = ProgressManager(totalCount: 1)
    content = .opening(progress)
    do {
      show(try await make(progress), isEdited: isEdited)
    } catch {
      content =
        error is CancellationError
        ? .cancelled : .failed(error.reason)
      throw error
    }
  }

  private func source(
    _ file: URL, _ model: Model?, _ progress: ProgressManager
  ) -> DocumentSource<Model> {
    DocumentSource(
      file: file, type: format.readType(of: file), model: model, configuration: configuration,
      snapshots: snapshots, progress: progress)
  }

  // MARK: - Reading

  /// Creates a new document; does nothing if the group can't create documents.
  ///
  /// - Throws: The error of creating the document or of reading its template.
  func begin(_ creation: DocumentCreation) async throws {
    guard let make = format.make else { return }
    configuration.creationSource = creation.source
    try await aloneReading {
      // Content from a template or a source is marked as changed, because the content would otherwise be lost with its
      // window.
      let isEdited = creation.template != nil || creation.source != nil
      try await open(isEdited: isEdited) { progress in
        let model = try await make(configuration, DocumentCreationContext(creation.source))
        guard let template = creation.template else { return model }
        return try await format.read(source(template, model, progress))()
      }
    }
  }

  /// Shows content that was stored with the session of a window.
  ///
  /// If the file was changed or deleted since the content was stored, a person is asked how to proceed. The stored
  /// content is ignored if the document already has unsaved changes, or if the app canceled the creation or the reading
  /// of the document.
  ///
  /// - Throws: The error of the file system or of the document.
  func begin(restoring kept: KeptDocument) async throws {
    try await aloneReading {
      if isEdited || isCancelled { return }
      let folder = try TemporaryFolder()
      let copy = folder.file(of: copyExtension)
      try kept.file.write(to: copy, originalContentsURL: nil)
      let read = try await format.read(source(copy, model, ProgressManager(totalCount: 1)))
      show(try await read(), isEdited: true)
      snapshots.written = nil
      guard let file else { return }
      note(FileStamp(file))
      guard let stamp else {
        conflict = .deleted
        return
      }
      conflict = kept.comes(from: stamp) ? nil : .changed
    }
  }

  /// Reads the content of a file, discarding earlier changes.
  ///
  /// - Returns: Whether the content was replaced; false if the content was changed during reading.
  /// - Throws: The error of the file system or of the document.
  @discardableResult func read(_ file: URL) async throws -> Bool {
    // An observation may report only the first change. If the document has already been edited, observe it again, to
    // notice a change during reading.
    if isEdited, let model { connection = format.observe(model, changeNotice) }
    let known = changes
    return try await aloneReading {
      configuration.fileURL = file
      let stamp = FileStamp(file)
      if let model {
        try format.checkKind(of: file)
        let read = try await format.read(source(file, model, ProgressManager(totalCount: 1)))
        if changes != known { return false }
        // Replacing the content causes changes that no person made. Ignore them, even if they are noticed later.
        contents += 1
        do {
          let model = try await read()
          // The changes that could be undone belong to the earlier content.
          undoManager.removeAllActions()
          show(model)
        } catch {
          // The document may have applied part of the file, so it is observed again.
          connection = format.observe(model, changeNotice)
          conflict = .unread(error.reason)
          throw error
        }
      } else {
        try await open {
          try format.checkKind(of: file)
          return try await format.read(source(file, nil, $0))()
        }
      }
      snapshots.written = nil
      note(stamp)
      conflict = nil
      return true
    }
  }

  /// Checks whether another program has changed the file, and reads the file again if the document has no unsaved
  /// changes.
  ///
  /// - Returns: Whether the content was replaced.
  /// - Throws: The error of reading the changed file; ``conflict`` is also set.
  @discardableResult func check() async throws -> Bool {
    guard !isBusy, let file, stamp != nil, conflict == nil, let difference else { return false }
    noteDeletion()
    if isEdited || difference == .deleted {
      conflict = difference
      return false
    }
    do {
      if try await read(file) { return true }
      conflict = difference
    } catch {
      if conflict == nil { conflict = .unread(error.reason) }
      // The file no longer contains the content that the windows show.
      noteChange()
      throw error
    }
    return false
  }

  /// Records the content as an unsaved change if the file was deleted, because then only the windows have the content.
  func noteDeletion() {
    guard !isEdited, model != nil, difference == .deleted else { return }
    noteChange()
  }

  /// The difference between the file's current state and the state when the document last read or wrote the file.
  ///
  /// The difference is nil if the states are equal, or if the document has no file.
  var difference: Conflict? {
    guard let file else { return nil }
    let now = FileStamp(file)
    if now == stamp { return nil }
    guard let now, stamp.map({ $0.isFolder == now.isFolder }) != false else { return .deleted }
    return .changed
  }

  /// Keeps the content as an unsaved change, and ends the conflict, so that only a later change of the file is noticed.
  func keep() {
    note(file.flatMap(FileStamp.init))
    conflict = nil
    saved = nil
    noteChange()
  }

  private func note(_ stamp: FileStamp?) {
    self.stamp = stamp
    configuration.lastContentModificationDate = stamp?.modified
  }

  // MARK: - Writing

  /// Writes the content to the document's file, or to another file, which becomes the document's file.
  ///
  /// Changes that are made during writing remain unsaved. If no other file is given, and another program has changed
  /// the document's file, the file isn't written, and ``conflict`` is set instead.
  ///
  /// - Throws: The error of the file system or of the document; a `CancellationError` if there is no content or no
  ///   file, or if the group can't write documents.
  func save(to other: URL? = nil) async throws {
    try await alone {
      guard let write = format.write, let model, let file = other ?? file else {
        throw CancellationError()
      }
      if other == nil {
        if conflict == nil { conflict = difference }
        if conflict != nil { return }
      }
      let known = changes
      let isUpdate = file == self.file
      let type = writableType(of: file)
      let written = await savedContent(of: model, as: type)
      do {
        try await file.replace {
          temporaryFolder = $0
        } _: { place in
          try await write(
            model,
            DocumentTarget(
              file: place, type: type, existing: self.file,
              isUpdate: isUpdate, snapshots: snapshots, didChange: changeNotice))
          if isAbandoned { throw CancellationError() }
        }
      } catch {
        snapshots.written = nil
        throw error
      }
      contentType = type
      configuration.fileURL = file
      note(FileStamp(file))
      isEdited = changes != known
      saved = isEdited ? nil : written
      conflict = nil
    }
  }

  /// Ends the operations on the document, because the app doesn't wait for them any longer.
  ///
  /// An unfinished operation doesn't replace the document's file any more, and its temporary folder is removed.
  func abandon() {
    isAbandoned = true
    if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
  }

  /// Records that the app ends without saving the document.
  ///
  /// - Returns: True at the first call, false at later calls. Each unfinished operation calls this function, but the
  ///   loss is reported only once.
  func noteLoss() -> Bool {
    defer { isLossReported = true }
    return !isLossReported
  }

  /// Whether the document has changes that are neither in its file nor stored with the session of a window.
  var hasUnkeptChanges: Bool { isEdited && isEditable && changes != keptChanges }

  /// Writes the content to a temporary folder, and returns it in the form that is stored with the session of a window.
  ///
  /// The result is nil if the document has no unsaved changes, has no content, or can't be written.
  ///
  /// - Throws: The error of the file system or of the document.
  func kept() async throws -> KeptDocument? {
    try await alone {
      guard isEdited, let write = format.write, let model else { return nil }
      let written = changes
      let folder = try TemporaryFolder()
      let copy = folder.file(of: copyExtension)
      temporaryFolder = folder.url
      defer { temporaryFolder = nil }
      // The previous snapshot belongs to the document's file and not to this copy, so the writer doesn't get it.
      try await write(
        model,
        DocumentTarget(
          file: copy, type: writableType(of: copy), existing: file, isUpdate: false,
          snapshots: DocumentSnapshots(), didChange: changeNotice))
      let content = try FileWrapper(url: copy)
      keptChanges = written
      return KeptDocument(content, modified: file == nil ? nil : stamp?.modified)
    }
  }
}
