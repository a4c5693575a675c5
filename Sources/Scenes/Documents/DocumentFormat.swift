import Foundation
import SceneRuntime
import SceneViews

/// The functions that create, read and write the documents of a group.
///
/// If documents are read and written in the background, the functions suspend until the operation is finished. The
/// functions of a `FileDocument` and a `ReferenceFileDocument` never suspend: they finish within the application's turn
/// in which the operation is requested, so the process can end right after this turn. ``OpenDocument`` uses the same
/// code for all types of documents.
struct DocumentFormat<Model> {
  /// The types of files that the group reads.
  let readable: [UTType]
  /// The types of files that are written, the preferred type first.
  let writable: [UTType]
  /// Creates a new document; nil if the group can't create documents.
  let make: (@MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Model)?
  /// Reads a file, and returns a closure, which gives the content to the document and returns the document.
  let read: @MainActor (DocumentSource<Model>) async throws -> Contents
  /// Writes a document to a file; nil if the group can't write documents.
  let write: (@MainActor (Model, DocumentTarget) async throws -> Void)?
  /// Observes a document that is an object, and calls a closure when the document changes.
  ///
  /// For a `ReferenceFileDocument`, the closure returns an object, and the document is observed as long as that object
  /// is retained. For a `Document`, the closure returns nil, and only the first change is observed. A document that is
  /// a value isn't observed.
  var observe: @MainActor (Model, @escaping @MainActor () -> Void) -> AnyObject? = { _, _ in nil }

  /// Returns the content that a document would write to a file of the given type.
  ///
  /// The content is nil if it can't be compared. The closure is nil if the group can't write documents.
  var contents: (@MainActor (Model, UTType) async throws -> ComparableContent?)?

  /// A closure that gives the document the content that was read from a file, and returns the document.
  typealias Contents = @MainActor () async throws -> Model

  /// Returns the type with which a file is opened; nil if the group doesn't open files of this type.
  ///
  /// A type without a filename extension matches files with an unknown extension. If the type conforms to
  /// `UTType.directory`, it also matches folders with any extension.
  func type(of file: URL) -> UTType? {
    let named = UTType(filenameExtension: file.pathExtension)
    guard let named else { return readable.first { $0 == .data || $0 == .item } ?? readable.first }
    return readable.first { named.conforms(to: $0) }
      ?? readable.first { type in
        type.preferredFilenameExtension == nil
          && (named.isDynamic || type.conforms(to: .directory) && FileStamp(file)?.isFolder == true)
      }
  }

  /// Whether the documents can have any filename extension, because the group reads a type of files that has no
  /// extension.
  ///
  /// A person can save a document of such a type with the extension of another type.
  var hasAnyExtension: Bool {
    readable.contains { $0.preferredFilenameExtension == nil && !$0.conforms(to: .directory) }
  }

  /// Returns the type with which a document's file is read, even if no type of the group matches the file.
  func readType(of file: URL) -> UTType {
    type(of: file) ?? readable.first { $0.preferredFilenameExtension == nil } ?? .data
  }

  /// Returns the problem of a URL that can't be opened; nil if there is no problem.
  ///
  /// A URL can't be opened if it isn't a file URL, if nothing exists at the URL, if the item is a file although its
  /// type requires a folder, if it is a folder although its type requires a file, or if the item is of another kind,
  /// such as a pipe. The method doesn't check whether the group reads files of the type.
  func fault(of url: URL) -> Problem? {
    guard url.isFileURL else { return .noFileURL(url) }
    do {
      try checkKind(of: url)
      return nil
    } catch {
      return .unopenableDocument(at: url.lastPathComponent, because: error.reason)
    }
  }

  /// Checks that a file exists, and that it is a regular file or a folder, as its type requires.
  ///
  /// Without the check, a file or a folder of the wrong kind would be read as an empty document, and reading a pipe
  /// would never end.
  ///
  /// - Throws: The reason why the file can't be read.
  func checkKind(of file: URL) throws {
    guard let isOrdinary = file.isFileOrFolder else {
      throw DocumentError("there is no file \(file.path)")
    }
    guard isOrdinary else { throw DocumentError("it is neither a file nor a folder") }
    guard let isFolder = FileStamp(file)?.isFolder else { return }
    let type = readType(of: file)
    if !isFolder, type.conforms(to: .directory) { throw DocumentError("it isn't a folder") }
    // A type that conforms only to `data` and `item` may still be the type of a folder.
    let isFile = type.conforms(to: .data) && !type.supertypes.isSubset(of: [.data, .item])
    if isFolder, isFile { throw DocumentError("it is a folder") }
  }

  /// The file name extensions that can be read; empty if files with any extension can be read.
  var extensions: [String] {
    let endings = readable.map(\.preferredFilenameExtension)
    return endings.contains(nil) ? [] : endings.compactMap(\.self)
  }
}

/// A file to read, with the document that gets its content.
struct DocumentSource<Model> {
  let file: URL
  let type: UTType
  /// The existing document that gets the content; nil if the document isn't created yet.
  var model: Model?
  let configuration: URLDocumentConfiguration
  let snapshots: DocumentSnapshots
  let progress: ProgressManager
}

/// A file to which a document is written.
struct DocumentTarget {
  let file: URL
  let type: UTType
  /// The file from which the document was last read, or to which it was last written; nil if there is no such file.
  let existing: URL?
  /// Whether the document's current file is replaced, as opposed to writing another file or a copy.
  let isUpdate: Bool
  let snapshots: DocumentSnapshots
  /// A closure that is called at the first change of any property from which the written content was created.
  ///
  /// The closure is called only for documents that are written in the background.
  let didChange: @MainActor () -> Void
}

/// The snapshot of a document that was last read, and the snapshot that was last written.
@MainActor final class DocumentSnapshots {
  var read: Any?
  var written: Any?
}
