public import Foundation
public import Observation

/// The file of an open document, which views can observe.
///
/// A ``DocumentGroup`` passes it to the closure that makes a document, which keeps it to know its file:
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
/// Readers and writers use the places that are passed to them, which can be others. There is no `makeFileCoordinator()`:
/// the toolchain's Foundation has no file coordination here.
@Observable @MainActor public final class URLDocumentConfiguration {
  /// The file; nil if the document has none yet.
  public internal(set) var fileURL: URL?
  /// The time at which the file was changed last, when it was read or written; nil if there is no file.
  public internal(set) var lastContentModificationDate: Date?
  /// The source with which the document was made; nil for one without, and for a file that was opened.
  public internal(set) var creationSource: DocumentCreationSource?
  /// Whether a person can change the document.
  public let isEditable: Bool

  init(isEditable: Bool) {
    self.isEditable = isEditable
  }
}

/// The reason for which a document is made.
public struct DocumentCreationContext: Sendable {
  /// The source of the button that makes the document; nil for a button without one, and for a file that is opened.
  public let creationSource: DocumentCreationSource?

  init(_ creationSource: DocumentCreationSource? = nil) {
    self.creationSource = creationSource
  }
}

/// A way to create a document; an app has one for each of its buttons for new documents.
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
  /// - Parameter id: The name of the source, which no other one of the app has.
  public init(id: String) {
    self.id = id
  }
}

/// The origin of a document without a file.
struct DocumentCreation {
  var source: DocumentCreationSource?
  /// The file with the content; nil for an empty document.
  var template: URL?
}
