public import Foundation

/// A document that is an object, and is written to files in the background.
///
/// A snapshot of the content is taken on the main actor. A writer then writes the snapshot, while the document can be
/// changed further. A change of the document is noticed if the change is registered in the undo manager of the window.
/// A change of an `Observable` property is also noticed, if ``snapshot(contentType:)`` reads the property before the
/// method suspends for the first time.
public protocol WritableDocument: AnyObject {
  /// The type that writes the files of the document.
  associatedtype Writer: DocumentWriter

  /// The types of files that the document can be written to, beginning with the preferred type.
  static var writableContentTypes: [UTType] { get }

  /// Returns an object that writes a file; the method is called each time a file is written.
  ///
  /// - Parameter configuration: The configuration, which contains the type of the file.
  /// - Returns: The writer, which is used in the background.
  func writer(configuration: sending WriteConfiguration) -> sending Writer
  /// Returns the content of the document at the time of the call.
  ///
  /// - Parameter contentType: The type of the file that will be written.
  /// - Returns: The content of the document, which a writer gets.
  /// - Throws: An error of the app's choice if the document has no content of the type.
  @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot

  /// The configuration with which a file is written.
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
  /// The types of files that the document can be written to; by default, the types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A type that writes the content of a document to a file.
///
/// A ``FileWrapperDocumentWriter`` suffices for most documents. A writer that an app defines gets the URL of the
/// file:
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
  /// The content of a document at one moment, which is written to a file.
  associatedtype Snapshot
  /// The type of the location to which the document is written.
  associatedtype Destination = URL

  /// Writes a file in the background.
  ///
  /// If the document is a folder, the destination contains a copy of the folder's entries when the method is called.
  /// After the method returns, the written file replaces the document's file in one step.
  ///
  /// - Parameters:
  ///   - snapshot: The content of the document.
  ///   - destination: The URL of the file.
  ///   - previous: The content that was written last; nil the first time, and if the file is a copy of the document.
  ///   - progress: The writer's part of the progress, which no window shows.
  /// - Throws: An error of the app's choice if the content can't be written.
  @concurrent func write(
    snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws
}

/// The configuration with which a document is written to a file in the background.
public struct DocumentWriteConfiguration: Hashable {
  /// The type of the file.
  public let contentType: UTType
  /// The current file of the document; nil for none.
  let existingFile: URL?

  package init(contentType: UTType, existingFile: URL?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A writer that creates a file wrapper from the content of a document.
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
  /// The configuration with which a file is written.
  public typealias WriteConfiguration = DocumentWriteConfiguration

  private let existingFile: URL?
  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

  /// Creates a writer from a closure that creates the file for a snapshot.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, which contains the type of the file.
  ///   - makeFileWrapper: Returns the file or the folder for a snapshot. The closure is called in the background with
  ///     the snapshot and the current file of the document; the file is nil if the document has no file yet.
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
