import Foundation
import Observation
import SceneViews

/// A document that windows show; all windows of a file share it.
@Observable @MainActor final class OpenDocument<Model> {
  /// The content of the windows.
  private(set) var content = Content.none
  /// The file, as the document and its views know it.
  let configuration: URLDocumentConfiguration
  /// Whether it has changes that the file doesn't have.
  private(set) var isEdited = false
  /// The question that a change of the file by another program raises; nil if there is none.
  var conflict: Conflict?

  /// The content of a document, or the reason why there is none.
  enum Content {
    /// The group makes no documents, and there is no file.
    case none
    /// The document is made or read, as far as the progress says.
    case opening(ProgressManager)
    case shown(Model)
    /// The document couldn't be made or read, for a reason.
    case failed(String)
    /// The app doesn't want to make or open the document.
    case cancelled
  }

  /// A change of the file that the changes here stand against.
  enum Conflict {
    case changed, deleted
  }

  @ObservationIgnored let format: DocumentFormat<Model>
  /// The state of the file when it was read or written last.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored private var connection: AnyObject?
  @ObservationIgnored private let snapshots = DocumentSnapshots()
  /// The number of changes, by which those are noticed that are made during a work.
  @ObservationIgnored private var changes = 0
  /// Whether a work on the file goes on.
  @ObservationIgnored private var isBusy = false
  /// The works that wait for it.
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
    connection = format.observe(model) { [weak self] in self?.noteChange() }
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
        ? .cancelled : .failed((error as NSError).localizedDescription)
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

  private func target(_ file: URL, isUpdate: Bool) -> DocumentTarget {
    DocumentTarget(
      file: file, type: format.writableType(of: file), existing: self.file, isUpdate: isUpdate,
      snapshots: snapshots, didChange: { [weak self] in self?.noteChange() })
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

  /// Begins with the content that a window kept of a document without a file.
  ///
  /// - Throws: The error of the document.
  func begin(restoring data: Data) async throws {
    try await alone {
      if isEdited || isCancelled { return }
      let folder = try TemporaryFolder()
      let file = folder.file(of: format.writable.first?.preferredFilenameExtension)
      try data.write(to: file)
      let read = try await format.read(source(file, model, ProgressManager(totalCount: 1)))
      show(try await read(), isEdited: true)
    }
  }

  /// Reads the content of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - dropsChanges: Whether changes that are made here meanwhile are dropped; otherwise a person is asked.
  /// - Throws: The error of the file system or of the document.
  func read(_ file: URL, dropsChanges: Bool = true) async throws {
    try await alone {
      configuration.fileURL = file
      let stamp = FileStamp(file)
      if let model {
        let known = changes
        let read = try await format.read(source(file, model, ProgressManager(totalCount: 1)))
        if changes != known, !dropsChanges {
          conflict = .changed
          return
        }
        show(try await read())
      } else {
        try await open { try await format.read(source(file, nil, $0))() }
      }
      snapshots.written = nil
      note(stamp)
      conflict = nil
    }
  }

  /// Compares the file with the content, as another program may have changed it.
  ///
  /// - Throws: The error of a file that was changed and can't be read.
  func check() async throws {
    guard !isBusy, let file, let stamp, conflict == nil else { return }
    let now = FileStamp(file)
    if now == stamp { return }
    if now == nil {
      conflict = .deleted
    } else if isEdited {
      conflict = .changed
    } else {
      do {
        try await read(file, dropsChanges: false)
      } catch {
        // It is told once for each change of the file.
        note(now)
        throw error
      }
    }
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
  /// Changes that are made while it is written remain changes.
  ///
  /// - Throws: The error of the file system or of the document.
  func save(to other: URL? = nil) async throws {
    try await alone {
      guard let write = format.write, let model, let file = other ?? file else {
        throw CancellationError()
      }
      let known = changes
      let isUpdate = file == self.file
      do {
        try await file.replace { try await write(model, target($0, isUpdate: isUpdate)) }
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

  /// Returns the bytes of the content, for a document that has no file.
  ///
  /// - Throws: The error of the file system or of the document.
  func data() async throws -> Data? {
    try await alone {
      guard let write = format.write, let model else { return nil }
      let folder = try TemporaryFolder()
      let file = folder.file(of: format.writable.first?.preferredFilenameExtension)
      try await write(model, target(file, isUpdate: false))
      return try? Data(contentsOf: file)
    }
  }
}

/// The state of a file by which a change is noticed.
nonisolated struct FileStamp: Hashable {
  /// The time at which the file was changed last.
  let modified: Date?
  private let size: Int?
  private let number: Int?

  /// Reads the state of a file; nil if there is none.
  init?(_ file: URL) {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: file.resolvingSymlinksInPath().path)
    else {
      return nil
    }
    modified = attributes[.modificationDate] as? Date
    size = (attributes[.size] as? NSNumber)?.intValue
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
  }
}
