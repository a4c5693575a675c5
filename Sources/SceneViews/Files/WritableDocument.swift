public import Foundation

/// A document that is an object, and is written to files in the background.
///
/// The content is taken on the main actor as a snapshot, which a writer writes while the document can be changed. A change
/// is noticed when it is registered in the undo manager of the window, or when it is one of an `Observable` property that
/// ``snapshot(contentType:)`` reads before it first waits.
public protocol WritableDocument: AnyObject {
  /// The type that writes the files of the document.
  associatedtype Writer: DocumentWriter

  /// The types of files it is written to, the preferred one first.
  static var writableContentTypes: [UTType] { get }

  /// Returns an object that writes a file; called each time a file is written.
  ///
  /// - Parameter configuration: The type of the file.
  /// - Returns: The writer, which is used in the background.
  func writer(configuration: sending WriteConfiguration) -> sending Writer
  /// Returns the content of the document at this moment.
  ///
  /// - Parameter contentType: The type of the file that will be written.
  /// - Returns: The content.
  /// - Throws: An error of the app's choice if there is no content of this type.
  @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot

  /// A file that is written.
  typealias WriteConfiguration = DocumentWriteConfiguration
}

/// A document that is an object, and is read and written in the background.
///
/// ```swift
/// import Foundation
///
/// @Observable final class Draft: Document {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   func reader(
///     configuration: sending ReadConfiguration
///   ) -> sending FileWrapperDocumentReader<String> {
///     FileWrapperDocumentReader(configuration) { file in
///       String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///   }
///
///   @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {
///     text = snapshot
///   }
///
///   func writer(
///     configuration: sending WriteConfiguration
///   ) -> sending FileWrapperDocumentWriter<String> {
///     FileWrapperDocumentWriter(configuration) { text, _ in
///       FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
///   }
///
///   @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
/// }
/// ```
public protocol Document: ReadableDocument, WritableDocument {}

extension WritableDocument where Self: ReadableDocument {
  /// The types that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A type that writes the content of a document to a file.
///
/// A ``FileWrapperDocumentWriter`` does for most documents. A writer of an app has the place of the file, and can tell how
/// far it is:
///
/// ```swift
/// import Foundation
///
/// struct LineWriter: DocumentWriter {
///   @concurrent func write(
///     snapshot: sending [String], to destination: sending URL, previous: sending [String]?,
///     progress: consuming Subprogress
///   ) async throws {
///     try Data(snapshot.joined(separator: "\n").utf8).write(to: destination)
///   }
/// }
/// ```
public protocol DocumentWriter<Snapshot> {
  /// The content of a document at one moment, which is written.
  associatedtype Snapshot
  /// The place to which it is written.
  associatedtype Destination = URL

  /// Writes a file in the background.
  ///
  /// The file takes the place of the document's file when it is written, whole or not at all. A folder has what is in the
  /// document's folder already.
  ///
  /// - Parameters:
  ///   - snapshot: The content.
  ///   - destination: The place of the file.
  ///   - previous: The content that the file has; nil if the document wasn't written there before.
  ///   - progress: The part of the progress, which isn't shown.
  /// - Throws: An error of the app's choice if the content can't be written.
  @concurrent func write(
    snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws
}

/// A file that a document is written to in the background.
public struct DocumentWriteConfiguration: Hashable {
  /// The type of the file.
  public let contentType: UTType
  /// The file that the document has; nil for none.
  let existingFile: URL?

  /// Creates the configuration of a file that is written.
  package init(contentType: UTType, existingFile: URL?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A writer that makes a file wrapper from the content of a document.
///
/// ```swift
/// import Foundation
///
/// func textWriter(
///   _ configuration: sending DocumentWriteConfiguration
/// ) -> sending FileWrapperDocumentWriter<String> {
///   FileWrapperDocumentWriter(configuration) { text, _ in
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  /// A file that is written.
  public typealias WriteConfiguration = DocumentWriteConfiguration

  private let existingFile: URL?
  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - configuration: The type of the file.
  ///   - makeFileWrapper: Returns the file or the folder of a content; called in the background with the content, and with
  ///     the file that the document has, or nil if it has none.
  public init(
    _ configuration: sending WriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {
    existingFile = configuration.existingFile
    self.makeFileWrapper = makeFileWrapper
  }

  @concurrent public func write(
    snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws {
    let existing = existingFile.flatMap { try? FileWrapper(url: $0) }
    let wrapper = try await makeFileWrapper(snapshot, existing)
    try wrapper.write(to: destination, originalContentsURL: nil)
  }
}
