public import Foundation
public import Observation

/// An observable object with the properties of an open document, such as the URL of its file.
///
/// A ``DocumentGroup`` passes the configuration to the closure that creates a document. The document can retain the
/// configuration, and read the URL of its file there:
///
/// ```swift
/// import Foundation
///
/// @Observable @MainActor final class Attachments {
///   let configuration: URLDocumentConfiguration
///
///   init(_ configuration: URLDocumentConfiguration) { self.configuration = configuration }
///
///   var folder: URL? { configuration.fileURL?.deletingLastPathComponent() }
/// }
/// ```
///
/// Readers and writers use the URLs that are passed to them. Such a URL can differ from ``fileURL``. There is no
/// `makeFileCoordinator()`, because Foundation has no file coordination outside Apple's platforms.
@Observable @MainActor public final class URLDocumentConfiguration {
  /// The file; nil if the document has no file yet.
  public internal(set) var fileURL: URL?
  /// The modification date of the file when it was last read or written; nil if there is no file.
  public internal(set) var lastContentModificationDate: Date?
  /// The source that was given to the ``NewDocumentButton`` that created the document; nil if no source was given, or
  /// if the document was opened from a file.
  public internal(set) var creationSource: DocumentCreationSource?
  /// Whether a person can change the document.
  public let isEditable: Bool

  init(isEditable: Bool) {
    self.isEditable = isEditable
  }
}

/// The circumstances in which a document is created, such as the button with which a person creates it.
public struct DocumentCreationContext: Sendable {
  /// The source of the button that creates the document; nil if the button has no source, or if a file is opened.
  public let creationSource: DocumentCreationSource?

  init(_ creationSource: DocumentCreationSource? = nil) {
    self.creationSource = creationSource
  }
}

/// An identifier for a button that creates documents, so that the app can distinguish its buttons.
///
/// ```swift
/// extension DocumentCreationSource {
///   static let reply = DocumentCreationSource(id: "reply")
/// }
///
/// struct Writing: Scene {
///   var body: some Scene {
///     DocumentGroupLaunchScene("Drafts") {
///       NewDocumentButton("Write a Message")
///       NewDocumentButton("Reply", source: .reply)
///     }
///   }
/// }
/// ```
public struct DocumentCreationSource: Hashable, Sendable {
  private let id: String

  /// Creates a source.
  ///
  /// - Parameter id: The name of the source, unique in the app.
  public init(id: String) {
    self.id = id
  }
}

/// The source and the template with which a new document is created.
struct DocumentCreation {
  var source: DocumentCreationSource?
  /// The file whose content the new document gets; nil for an empty document.
  var template: URL?
  /// The type of the file to which the document is saved for the first time; if nil, the first type that the group
  /// writes is used.
  var contentType: UTType?
}
