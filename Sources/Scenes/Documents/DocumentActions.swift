public import Foundation
import SceneModel
import SceneRuntime
public import SceneViews

/// The properties of a window's document, which the views in the window read from the environment.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The file; nil if the document has no file yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An action that opens a window with a new document.
///
/// ```swift
/// struct Templates<Note: FileDocument>: View {
///   let shoppingList: Note
///   @Environment(\.newDocument) private var newDocument
///
///   var body: some View {
///     Button("Shopping List") { newDocument(shoppingList) }
///   }
/// }
/// ```
///
/// If no ``DocumentGroup`` is declared for documents of the type, a problem is recorded.
public struct NewDocumentAction {
  let documents: AppDocuments?
  weak var application: Application?

  /// Opens a window with a document that is a value.
  ///
  /// - Parameters:
  ///   - newDocument: The document that the window shows.
  ///   - contentType: The file type that is offered when the document is saved for the first time. If the type is nil,
  ///     or the document can't be written in this type, the first type in which it can be written is offered.
  @MainActor public func callAsFunction<Document: FileDocument>(
    _ newDocument: @autoclosure () -> Document, contentType: UTType? = nil
  ) {
    open(newDocument(), contentType)
  }

  /// Opens a window with a document that is an object.
  ///
  /// - Parameters:
  ///   - contentType: The file type that is offered when the document is saved for the first time. If the type is nil,
  ///     or the document can't be written in this type, the first type in which it can be written is offered.
  ///   - newDocument: Returns the document that the window shows.
  @MainActor public func callAsFunction<Document: ReferenceFileDocument>(
    contentType: UTType? = nil, _ newDocument: () -> Document
  ) {
    open(newDocument(), contentType)
  }

  /// Opens a window with an empty document for a type of files.
  ///
  /// The first ``DocumentGroup`` that creates documents of the type creates the document, which can be a value or an
  /// object. If there is no such group, a problem is recorded.
  ///
  /// - Parameter contentType: The type of the document's file, which is offered when the document is saved for the
  ///   first time.
  @MainActor public func callAsFunction(contentType: UTType) {
    guard let documents, let application else { return }
    guard let group = application.documentGroup(making: contentType) else {
      return application.report(
        .unreadableDocument(
          at: "Untitled", because: "no document group makes \(contentType.identifier) files"))
    }
    let number = documents.nextNumber(in: application)
    documents.keep(DocumentCreation(contentType: contentType), number: number)
    application.openNewDocument(number, of: group.id)
  }

  @MainActor private func open<Document>(_ document: Document, _ contentType: UTType?) {
    guard let documents, let application else { return }
    let number = documents.nextNumber(in: application)
    documents.keep(document, number: number)
    if let contentType {
      documents.keep(DocumentCreation(contentType: contentType), number: number)
    }
    application.openWindow(WindowRequest(value: DocumentPlace<Document>(number: number)))
  }
}

/// An action that opens a file in a window of a document group.
public struct OpenDocumentAction {
  weak var application: Application?

  /// Opens a file in the first ``DocumentGroup`` that reads files of its type.
  ///
  /// - Parameter url: The file to open.
  /// - Throws: An error if the URL isn't a file URL, if the file doesn't exist, if no group reads the file, or if the
  ///   window can't be opened. An error is also thrown if the item is a folder although its path extension belongs to
  ///   files, or is a file although its path extension belongs to folders. If the content of the file is invalid, no
  ///   error is thrown, but the window shows the reason.
  @MainActor public func callAsFunction(at url: URL) async throws {
    guard let application else { return }
    // A group is chosen by the file name extension. The URL of a web page can have such an extension too, so check
    // first that the URL is that of a file.
    guard url.isFileURL else { throw SceneError(.requestDenied, .noFileURL(url)) }
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      application.openDocument(at: url) {
        continuation.resume(with: $0.map { .failure($0) } ?? .success(()))
      }
    }
  }
}

extension EnvironmentValues {
  /// The properties of the window's document; nil in a window that doesn't belong to a document group.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }

  /// An action that opens a window with a new document.
  public var newDocument: NewDocumentAction {
    NewDocumentAction(documents: documents, application: application)
  }

  /// An action that opens a file in a window of a document group.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(application: application) }
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}
