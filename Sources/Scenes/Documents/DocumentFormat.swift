import Foundation
import SceneViews

/// The functions that create, read and write the documents of a group.
///
/// The functions of documents that are read in the background wait for it. Those of a `FileDocument` and of a
/// `ReferenceFileDocument` never wait, so that their files are read and written within the turn that asks for it, also in
/// a turn after which the process ends: both forms go the same way through ``OpenDocument``.
struct DocumentFormat<Model> {
  /// The types of files that are read.
  let readable: [UTType]
  /// The types of files that are written, the preferred one first.
  let writable: [UTType]
  /// Creates a new document; nil if the group creates none.
  let make: (@MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Model)?
  /// Reads a file, for an existing document or for one that the closure creates.
  let read: @MainActor (DocumentSource<Model>) async throws -> Contents
  /// Writes a document to a file; nil if the group only shows documents.
  let write: (@MainActor (Model, DocumentTarget) async throws -> Void)?
  /// Calls a closure when a document changes, as long as the result exists.
  var observe: @MainActor (Model, @escaping @MainActor () -> Void) -> AnyObject? = { _, _ in nil }

  /// A closure that applies the content read to the document, and returns the document.
  typealias Contents = @MainActor () async throws -> Model

  /// Returns the readable type of a file; nil if the group doesn't read it.
  func type(of file: URL) -> UTType? {
    let named = UTType(filenameExtension: file.pathExtension)
    guard let named else { return readable.first { $0 == .data || $0 == .item } ?? readable.first }
    return readable.first { named.conforms(to: $0) }
      ?? readable.first { $0.preferredFilenameExtension == nil }
  }

  /// Checks that a file isn't a folder, or a folder a file, contrary to its type: it would be read as an empty
  /// document.
  ///
  /// - Throws: The reason why it can't be read.
  func checkKind(of file: URL) throws {
    guard let type = type(of: file), let isFolder = FileStamp(file)?.isFolder else { return }
    if !isFolder, type.conforms(to: .directory) { throw DocumentError("it isn't a folder") }
    // A type that conforms only to `data` and `item` may still be a folder's.
    let isFile = type.conforms(to: .data) && !type.supertypes.isSubset(of: [.data, .item])
    if isFolder, isFile { throw DocumentError("it is a folder") }
  }

  /// Returns the type in which a document is written to a file.
  func writableType(of file: URL) -> UTType {
    writable.type(of: file)
  }

  /// The file name extensions that can be read; empty for any.
  var extensions: [String] {
    let endings = readable.map(\.preferredFilenameExtension)
    return endings.contains(nil) ? [] : endings.compactMap(\.self)
  }
}

/// A file that is read, with the document that takes its content.
struct DocumentSource<Model> {
  let file: URL
  let type: UTType
  /// The document; nil if it isn't created yet.
  var model: Model?
  let configuration: URLDocumentConfiguration
  let snapshots: DocumentSnapshots
  let progress: ProgressManager
}

/// A file that is written.
struct DocumentTarget {
  let file: URL
  let type: UTType
  /// The file that the document has; nil for none.
  let existing: URL?
  /// Whether the file replaces the document's current one.
  let isUpdate: Bool
  let snapshots: DocumentSnapshots
  /// Called for the first change of a property that the written content was made of.
  let didChange: @MainActor () -> Void
}

/// The contents of a document that were read and written last.
@MainActor final class DocumentSnapshots {
  var read: Any?
  var written: Any?
}
