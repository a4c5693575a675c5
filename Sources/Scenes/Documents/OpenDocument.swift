import Foundation
import Observation
import SceneViews

/// A document that windows show; all windows of a file share it.
@Observable @MainActor final class OpenDocument<Model> {
  /// The content; nil if the file couldn't be read, or a window has no document.
  private(set) var model: Model?
  /// The file; nil before the document is saved.
  private(set) var file: URL?
  /// Whether it has changes that the file doesn't have.
  private(set) var isEdited = false
  /// The reason why there is no content; nil if there is one.
  private(set) var failure: String?
  /// The question that a change of the file by another program raises; nil if there is none.
  var conflict: Conflict?

  /// A change of the file that the changes here stand against.
  enum Conflict {
    case changed, deleted
  }

  @ObservationIgnored let format: DocumentFormat<Model>
  /// The state of the file when it was read or written last.
  @ObservationIgnored private var stamp: FileStamp?
  @ObservationIgnored private var connection: AnyObject?

  init(_ format: DocumentFormat<Model>) {
    self.format = format
  }

  /// Whether a person can change it.
  var isEditable: Bool { format.write != nil }

  // MARK: - Contents

  /// Begins with a content that has no file.
  func begin(with model: Model, isEdited: Bool = false) {
    self.model = model
    self.isEdited = isEdited
    observe(model)
  }

  /// Begins with a new content, if the group makes any.
  func beginNew() {
    guard let make = format.make else { return }
    do { begin(with: try make()) } catch { failure = said(error) }
  }

  /// Begins with the content that a window kept of a document without a file.
  func begin(restoring data: Data) throws {
    let type = format.writable.first ?? .data
    begin(
      with: try format.read(FileWrapper(regularFileWithContents: data), type, nil), isEdited: true)
  }

  /// Reads the content of a file.
  ///
  /// - Throws: The error of the file system or of the document.
  func read(_ file: URL) throws {
    self.file = file
    do {
      let stamp = FileStamp(file)
      let wrapper = try FileWrapper(url: file)
      model = try format.read(wrapper, format.type(of: file) ?? .data, file)
      self.stamp = stamp
      isEdited = false
      failure = nil
      conflict = nil
      if let model { observe(model) }
    } catch {
      failure = said(error)
      throw error
    }
  }

  /// Changes the content.
  func change(to model: Model) {
    self.model = model
    isEdited = true
  }

  private func observe(_ model: Model) {
    connection = format.observe(model) { [weak self] in
      if self?.isEdited == false { self?.isEdited = true }
    }
  }

  // MARK: - Files

  /// Returns the file of the content.
  ///
  /// - Throws: The error of the document.
  func wrapper(of type: UTType? = nil) throws -> FileWrapper? {
    guard let model, let write = format.write else { return nil }
    let existing = file.flatMap { try? FileWrapper(url: $0) }
    return try write(model, type ?? format.writable.first ?? .data, existing)
  }

  /// Writes the content to its file.
  ///
  /// - Throws: The error of the file system or of the document.
  func save() throws {
    guard let file, let wrapper = try wrapper(of: format.writableType(of: file)) else { return }
    try wrapper.write(to: file, options: .atomic, originalContentsURL: file)
    didSave(to: file)
  }

  /// Notes that the content is in a file.
  func didSave(to file: URL) {
    self.file = file
    stamp = FileStamp(file)
    isEdited = false
    conflict = nil
  }

  /// Compares the file with the content, as another program may have changed it.
  ///
  /// - Throws: The error of a file that was changed and can't be read.
  func check() throws {
    guard let file, let stamp, conflict == nil else { return }
    let now = FileStamp(file)
    if now == stamp { return }
    if now == nil {
      conflict = .deleted
    } else if isEdited {
      conflict = .changed
    } else {
      try read(file)
    }
  }

  /// Keeps the content here although the file has changed.
  func keep() {
    stamp = file.flatMap(FileStamp.init)
    conflict = nil
    isEdited = true
  }

  private func said(_ error: any Error) -> String {
    (error as NSError).localizedDescription
  }
}

/// The state of a file by which a change is noticed.
nonisolated struct FileStamp: Hashable {
  private let modified: Date?
  private let size: Int?

  /// Reads the state of a file; nil if there is none.
  init?(_ file: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
      return nil
    }
    modified = attributes[.modificationDate] as? Date
    size = (attributes[.size] as? NSNumber)?.intValue
  }
}
