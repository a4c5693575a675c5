public import Foundation
public import Observation
import SceneModel
import SceneRuntime
public import SceneViews

/// A scene with a window for each document.
///
/// A window that opens without a file shows a new document, if the group can create documents. A file is opened by a
/// link to the file, by a command, or by ``SceneViews/EnvironmentValues/openDocument``. Windows have commands to save
/// the document, and their titles show whether the document has unsaved changes. The document is also saved when its
/// window closes or goes to the background. A document without a file is stored with the session of its window instead;
/// if a person closes the window, a question asks whether to save the document. After a relaunch, windows show their
/// files again.
///
/// If only one window is possible, a link to a file opens the document only if no window is open. An open window that
/// shows something else gets the link like any other link.
///
/// The command Open in New Window opens another window with the same document. The windows share the content, the
/// indicator of unsaved changes and the changes to undo. Only the last window to close saves the document or asks the
/// question. If the document has no file, its content is stored with the sessions of all these windows. The answer
/// Don't Save removes the content from all these sessions. If the scene of one of these sessions is disconnected at
/// that time, this scene shows a new document when it connects again. The command Open in New Window is disabled while
/// the window asks a question, and in a window that shows no document.
///
/// In a window that doesn't belong to a document, such as that of a ``WindowGroup``, the commands create and open
/// documents. The commands of a ``UtilityWindow`` act on the window that had the focus last, not counting utility
/// windows.
///
/// If a person closes a window and the file can't be written, the window stays open. If the app quits and the file
/// can't be written, the content is stored with the session of the window. Unsaved changes are also stored with the
/// session every ten seconds, so that a killed process loses few of them. A document can't be saved to a file that a
/// window of another document shows.
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
///
/// struct DraftEditor: View {
///   @Bindable var draft: Draft
///
///   var body: some View { TextEditor(text: $draft.text) }
/// }
///
/// struct Drafts: Scene {
///   var body: some Scene {
///     DocumentGroup { draft in
///       DraftEditor(draft: draft)
///     } makeDocument: { configuration, context in
///       Draft()
///     }
///   }
/// }
/// ```
///
/// A `Document`, such as `Draft`, is read and written in the background; a window shows the progress of a slow reader.
/// An app that quits waits up to 30 seconds for writers. If a document isn't saved by then, a problem is recorded, and
/// the file remains as it was.
///
/// Documents can also be values of type `FileDocument`, or objects of type `ReferenceFileDocument`, which are read and
/// written synchronously:
///
/// ```swift
/// import Foundation
///
/// struct Note: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init() {}
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
///
/// struct Notes: Scene {
///   var body: some Scene {
///     DocumentGroup(newDocument: Note()) { file in
///       TextEditor(text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// A file that another program changes is read again. If the document has unsaved changes, a person
/// is asked first.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  private let format: DocumentFormat<Document>
  private let editor: @MainActor (Binding<Document>, OpenDocument<Document>) -> Content
  @State private var shelf = ShelfHolder<Document>()
  @Environment(\.documents) private var documents
  @Environment(\.application) private var application

  init(
    _ format: DocumentFormat<Document>,
    _ editor: @escaping @MainActor (Binding<Document>, OpenDocument<Document>) -> Content
  ) {
    self.format = format
    self.editor = editor
  }

  /// The scene of the documents' windows.
  @MainActor public var body: some Scene {
    let (format, editor, shelf) = (format, editor, shelf.shelf)
    let (documents, application) = (documents, application)
    DocumentScene(
      format: format,
      content: .presenting(
        DocumentPlace<Document>.self,
        { place in
          DocumentWindow(place: place, shelf: shelf, format: format, editor: editor)
        },
        default: { DocumentPlace(number: documents?.nextNumber(in: application) ?? 1) }))
  }
}

/// An object that keeps the open documents of a group from one evaluation of the body to the next.
@MainActor private final class ShelfHolder<Model> {
  lazy var shelf = DocumentShelf<Model>()

  nonisolated init() {}
}

extension DocumentGroup
where
  Document: SceneViews.Document & Observable, Document.Reader.Source == URL,
  Document.Writer.Destination == URL
{
  /// Creates a scene for documents that are read and written in the background.
  ///
  /// - Parameters:
  ///   - allowCreating: Whether new documents can be created; otherwise, files can only be opened.
  ///   - editor: Returns the content of the window of a document.
  ///   - makeDocument: Returns a new document, or an empty document into which a file is then read. An error that the
  ///     closure throws is shown in the window; a `CancellationError` closes the window.
  @MainActor public init(
    allowCreating: Bool = true, @ViewBuilder editor: @escaping (Document) -> Content,
    makeDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws ->
      Document
  ) {
    self.init(DocumentFormat(isCreating: allowCreating, makeDocument)) { model, _ in
      editor(model.wrappedValue)
    }
  }
}

extension DocumentGroup
where Document: ReadableDocument & Observable, Document.Reader.Source == URL {
  /// Creates a scene for documents that are read in the background and can be viewed but not
  /// changed.
  ///
  /// - Parameters:
  ///   - viewer: Returns the content of the window of a document.
  ///   - makeReadableDocument: Returns an empty document into which a file is then read. An error that the closure
  ///     throws is shown in the window; a `CancellationError` closes the window.
  @MainActor public init(
    @ViewBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws ->
      Document
  ) {
    self.init(DocumentFormat(viewing: makeReadableDocument)) { model, _ in
      viewer(model.wrappedValue)
    }
  }
}

/// The scene of the windows of a document group.
nonisolated struct DocumentScene<Model, Content: View>: Scene {
  let format: DocumentFormat<Model>
  let content: WindowContentMaker<Content>

  @MainActor static func _makeNode(
    _ scene: DocumentScene<Model, Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<DocumentScene<Model, Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension DocumentScene: WindowDeclaration {
  var kind: SceneDescription.Kind { .documentGroup }
  var names: WindowNames? { nil }
  var documentExtensions: [String]? { format.extensions }
  var documentTypes: [UTType] { format.readable }
  var createsDocuments: Bool { format.make != nil }

  var presentedDocument: ((ContentFactory.DocumentRequest) -> AnyHashable?)? {
    let format = format
    return { request in
      switch request {
      case .file(let file) where format.type(of: file) == nil: nil
      case .otherFile where !format.hasAnyExtension: nil
      case .file, .otherFile, .new: AnyHashable(DocumentPlace<Model>(request))
      }
    }
  }

  var documentFault: ((URL) -> Problem?)? {
    let format = format
    return { format.fault(of: $0) }
  }

  func adjust(_ traits: inout SceneTraits) {
    // If no modifier sets conditions, set an empty set, so that no event opens a window by a condition. A link to a
    // file opens a window regardless of conditions.
    if traits.conditions == nil { traits.conditions = [] }
  }
}
