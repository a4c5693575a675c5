import Foundation
import Observation
import SceneViews

/// A document that windows show; all windows of a file share it.
@Observable @MainActor final class OpenDocument<Model> {
  /// The content of the windows.
  private(set) var content = Content.none
  /// The file, as the document and its views know it.
  let configuration: URLDocumentConfiguration
  /// Whether the document has changes that the file doesn't have.
  private(set) var isEdited = false
  /// The question that a change of the file by another program raises; nil if there is none.
  var conflict: Conflict?

  /// The content of a document, or the reason why there is none.
  enum Content {
    /// The group makes no documents, and there is no file.
    case none
    /// The document is being created or read, with its progress.
    case opening(ProgressManager)
    case shown(Model)
    /// The document couldn't be made or read, for a reason.
    case failed(String)
    /// The app doesn't want to make or open the document.
    case cancelled
  }

  /// A difference between the file and the content that a person has to decide on.
  enum Conflict: Equatable {
    /// Another program changed the file, and the content was changed here.
    case changed
    /// The file isn't there any more, or a folder took its place.
    case deleted
    /// The file couldn't be read, for the given reason, so the content may differ from the file's.
    case unread(String)
  }

  @ObservationIgnored let format: DocumentFormat<Model>
  /// The state of the file when it was read or written last.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored private var connection: AnyObject?
  @ObservationIgnored private let snapshots = DocumentSnapshots()
  /// The number of changes, by which those are noticed that are made during a work.
  @ObservationIgnored private var changes = 0
  /// The number of contents that were shown.
  @ObservationIgnored private var contents = 0
  /// Whether the file is being read or written.
  @ObservationIgnored private var isBusy = false
  /// The operations that wait for the current one.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ format: DocumentFormat<Model>) {
    self.format = format
    configuration = URLDocumentConfiguration(isEditable: format.write != nil)
  }

  /// Whether a person can change it.
  var isEditable: Bool { configuration.isEditable }
  /// The file; nil before the document is saved.
  var file: URL? { configuration.fileURL }
  /// The content; nil if there is none.
  var model: Model? { if case .shown(let model) = content { model } else { nil } }
  /// The reason why there is no content; nil if there is one.
  var failure: String? { if case .failed(let reason) = content { reason } else { nil } }
  /// Whether the app doesn't want to make or open it.
  var isCancelled: Bool { if case .cancelled = content { true } else { false } }

  // MARK: - Contents

  /// Shows a content.
  func show(_ model: Model, isEdited: Bool = false) {
    content = .shown(model)
    self.isEdited = isEdited
    contents += 1
    connection = format.observe(model, changeNotice)
  }

  /// Notes a change of the content that is shown now; the change by which another one comes isn't a person's.
  private var changeNotice: @MainActor () -> Void {
    { [weak self, contents] in
      if let self, self.contents == contents { noteChange() }
    }
  }

  /// Changes the content.
  func change(to model: Model) {
    guard isEditable else { return }
    content = .shown(model)
    noteChange()
  }

  /// Notes that the content differs from the file.
  func noteChange() {
    guard isEditable else { return }
    changes += 1
    if !isEdited { isEdited = true }
  }

  // MARK: - Works

  /// Carries out a work after those that go on.
  ///
  /// Without others, a work that never waits ends before this function returns to a task that is started at once.
  private func alone<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
    return try await work()
  }

  /// Makes or reads the content of the windows, which show the progress or why there is none.
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
      file: file, type: format.type(of: file) ?? .data, model: model, configuration: configuration,
      snapshots: snapshots, progress: progress)
  }

  // MARK: - Reading

  /// Begins with a new content, if the group makes any.
  ///
  /// - Throws: The error of the document.
  func begin(_ creation: DocumentCreation) async throws {
    guard let make = format.make else { return }
    configuration.creationSource = creation.source
    try await alone {
      try await open(isEdited: creation.template != nil) { progress in
        let model = try await make(configuration, DocumentCreationContext(creation.source))
        guard let template = creation.template else { return model }
        return try await format.read(source(template, model, progress))()
      }
    }
  }

  /// Begins with a content that a window kept.
  ///
  /// A person is asked about a file that was changed or deleted meanwhile.
  ///
  /// - Throws: The error of the file system or of the document.
  func begin(restoring kept: KeptDocument) async throws {
    try await alone {
      if isEdited || isCancelled { return }
      let folder = try TemporaryFolder()
      let copy = folder.file(
        of: file?.pathExtension ?? format.writable.first?.preferredFilenameExtension)
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

  /// Reads the content of a file, in place of changes that were made here before.
  ///
  /// - Returns: False if the content was changed here meanwhile: then it stays.
  /// - Throws: The error of the file system or of the document.
  @discardableResult func read(_ file: URL) async throws -> Bool {
    // The first change was noticed, and none after it.
    if isEdited, let model { connection = format.observe(model, changeNotice) }
    let known = changes
    return try await alone {
      configuration.fileURL = file
      let stamp = FileStamp(file)
      if let model {
        try format.checkKind(of: file)
        let read = try await format.read(source(file, model, ProgressManager(totalCount: 1)))
        if changes != known { return false }
        // The changes by which the content is replaced aren't a person's, also where they are noticed later.
        contents += 1
        do {
          show(try await read())
        } catch {
          // The document may have taken a part of it.
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

  /// Compares the file with the content, as another program may have changed it.
  ///
  /// - Returns: Whether the content is another one now.
  /// - Throws: The error of a file that was changed and can't be read; a person is asked what to do.
  @discardableResult func check() async throws -> Bool {
    guard !isBusy, let file, stamp != nil, conflict == nil, let difference else { return false }
    if isEdited || difference == .deleted {
      conflict = difference
      return false
    }
    do {
      if try await read(file) { return true }
      conflict = difference
    } catch {
      if conflict == nil { conflict = .unread(error.reason) }
      throw error
    }
    return false
  }

  /// The difference between the file and its state when it was read or written last; nil if there is none.
  private var difference: Conflict? {
    guard let file else { return nil }
    let now = FileStamp(file)
    if now == stamp { return nil }
    guard let now, stamp.map({ $0.isFolder == now.isFolder }) != false else { return .deleted }
    return .changed
  }

  /// Keeps the content here although the file has changed.
  func keep() {
    note(file.flatMap(FileStamp.init))
    conflict = nil
    isEdited = true
  }

  private func note(_ stamp: FileStamp?) {
    self.stamp = stamp
    configuration.lastContentModificationDate = stamp?.modified
  }

  // MARK: - Writing

  /// Writes the content to its file, or to another one that becomes its file.
  ///
  /// Changes that are made while it is written remain changes. A file that another program has changed isn't written: then
  /// ``conflict`` is set.
  ///
  /// - Throws: The error of the file system or of the document.
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
      do {
        try await file.replace { place in
          try await write(
            model,
            DocumentTarget(
              file: place, type: format.writableType(of: file), existing: self.file,
              isUpdate: isUpdate, snapshots: snapshots, didChange: changeNotice))
        }
      } catch {
        snapshots.written = nil
        throw error
      }
      configuration.fileURL = file
      note(FileStamp(file))
      isEdited = changes != known
      conflict = nil
    }
  }

  /// Returns the content for a window that keeps it; nil if it is saved, or if there is none that can be written.
  ///
  /// - Throws: The error of the file system or of the document.
  func kept() async throws -> KeptDocument? {
    try await alone {
      guard isEdited, let write = format.write, let model else { return nil }
      let folder = try TemporaryFolder()
      let copy = folder.file(
        of: file?.pathExtension ?? format.writable.first?.preferredFilenameExtension)
      // The document's file doesn't have this content, so it is no previous one for a writer.
      try await write(
        model,
        DocumentTarget(
          file: copy, type: format.writableType(of: copy), existing: file, isUpdate: false,
          snapshots: DocumentSnapshots(), didChange: changeNotice))
      return KeptDocument(try FileWrapper(url: copy), modified: file == nil ? nil : stamp?.modified)
    }
  }
}
