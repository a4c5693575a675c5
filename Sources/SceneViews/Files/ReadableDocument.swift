public import Foundation

/// A document that is an object, and is read from files in the background.
///
/// ```swift
/// import Foundation
///
/// @Observable final class ReceivedMessage: ReadableDocument {
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
/// }
/// ```
///
/// A document that can also be written is a ``Document``.
public protocol ReadableDocument: AnyObject {
  /// The type that reads the files of the document.
  associatedtype Reader: DocumentReader

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// Returns the reader of a file; the method is called each time a file is read.
  ///
  /// - Parameter configuration: The configuration, which contains the type of the file.
  /// - Returns: The reader, which reads the file in the background.
  func reader(configuration: sending ReadConfiguration) -> sending Reader
  /// Replaces the content of the document with the content of a file.
  ///
  /// - Parameters:
  ///   - snapshot: The content that the reader returned.
  ///   - previous: The content that was read before; nil the first time.
  /// - Throws: An error of the app's choice if the document can't use the content.
  @MainActor func apply(
    snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?
  ) async throws

  /// The configuration with which a file is read.
  typealias ReadConfiguration = DocumentReadConfiguration
}

/// A type that reads the content of a document from a file.
///
/// A ``FileWrapperDocumentReader`` suffices for most documents. A reader that an app defines gets the URL of the
/// file, and can report its progress:
///
/// ```swift
/// import Foundation
///
/// struct LineReader: DocumentReader {
///   @concurrent func read(
///     from source: URL, progress: consuming Subprogress
///   ) async throws -> sending [String] {
///     let text = try String(contentsOf: source, encoding: .utf8)
///     let lines = text.split(separator: "\n")
///     let progress = progress.start(totalCount: lines.count)
///     return lines.map { line in
///       progress.complete(count: 1)
///       return String(line)
///     }
///   }
/// }
/// ```
public protocol DocumentReader<Snapshot> {
  /// The content of a document at one moment, as the reader returns it.
  associatedtype Snapshot
  /// The type of the location from which the document is read.
  associatedtype Source = URL

  /// Reads a file in the background.
  ///
  /// - Parameters:
  ///   - source: The URL of the file.
  ///   - progress: The reader's part of the progress, which the window shows.
  /// - Returns: The content of the file.
  /// - Throws: An error of the app's choice if the file can't be read.
  @concurrent func read(
    from source: Source, progress: consuming Subprogress
  ) async throws -> sending Snapshot
}

/// The configuration with which a document is read from a file in the background.
public struct DocumentReadConfiguration: Hashable {
  /// The type of the file.
  public let contentType: UTType

  /// Creates the configuration for reading a file of a type.
  package init(contentType: UTType) {
    self.contentType = contentType
  }
}

/// A reader that creates the content of a document from a file wrapper.
///
/// ```swift
/// import Foundation
///
/// func textReader(
///   _ configuration: sending DocumentReadConfiguration
/// ) -> sending FileWrapperDocumentReader<String> {
///   FileWrapperDocumentReader(configuration) { file in
///     String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
///   }
/// }
/// ```
///
/// The reader reports no progress.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  /// The configuration with which a file is read.
  public typealias ReadConfiguration = DocumentReadConfiguration

  private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

  /// Creates a reader from a closure that converts the content of a file.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, which contains the type of the file.
  ///   - makeSnapshot: Returns the content of a file or a folder; called in the background.
  public init(
    _ configuration: sending ReadConfiguration,
    makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
  ) {
    self.makeSnapshot = makeSnapshot
  }

  @concurrent public func read(
    from source: URL, progress: consuming Subprogress
  ) async throws -> sending Snapshot {
    try await makeSnapshot(try FileWrapper(url: source))
  }
}
