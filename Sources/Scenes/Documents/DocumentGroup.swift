public import Foundation
import SceneModel
import SceneRuntime
public import SceneViews

/// A scene with a window for each document.
///
/// A launch opens a new document. Opening a file, by a link to it, by a command or by
/// ``SceneViews/EnvironmentValues/openDocument``, shows its window. Windows have commands to save the document, and
/// their titles say whether it has changes. It is saved without a command when its window is closed or goes to the
/// background; a document that has no file yet is kept with its window instead. After a relaunch windows show their
/// files again.
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
/// A file that another program changes is read again, unless it has changes here: then a person is asked.
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

  /// The scene of the windows.
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

/// The documents of a group, made when they are needed.
@MainActor private final class ShelfHolder<Model> {
  lazy var shelf = DocumentShelf<Model>()

  nonisolated init() {}
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Returns a new document; called for each.
  ///   - editor: Returns the content of the window of a document.
  @MainActor public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(values: newDocument)) { model, open in
      editor(
        FileDocumentConfiguration(
          document: model, fileURL: open.file, isEditable: open.isEditable))
    }
  }

  /// Creates a scene for documents that are shown only.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - viewer: Returns the content of the window of a document.
  @MainActor public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(values: nil, isEditable: false)) { model, open in
      viewer(FileDocumentConfiguration(document: model, fileURL: open.file, isEditable: false))
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Returns a new document; called for each.
  ///   - editor: Returns the content of the window of a document.
  @MainActor public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(objects: newDocument)) { model, open in
      editor(
        ReferenceFileDocumentConfiguration(
          document: ObservedObject(wrappedValue: model.wrappedValue), fileURL: open.file,
          isEditable: open.isEditable))
    }
  }

  /// Creates a scene for documents that are objects and are shown only.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - viewer: Returns the content of the window of a document.
  @MainActor public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(objects: nil, isEditable: false)) { model, open in
      viewer(
        ReferenceFileDocumentConfiguration(
          document: ObservedObject(wrappedValue: model.wrappedValue), fileURL: open.file,
          isEditable: false))
    }
  }
}

/// A document that is a value, in its window.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil if it has none yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document that is an object, in its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil if it has none yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool

  init(document: ObservedObject<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The windows of a group of documents.
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
  var createsDocuments: Bool { format.make != nil }

  var presentedDocument: ((URL) -> AnyHashable?)? {
    let format = format
    return { file in
      format.type(of: file).map { _ in AnyHashable(DocumentPlace<Model>(file: file)) }
    }
  }

  func adjust(_ traits: inout SceneTraits) {
    // Links to files reach their documents without it.
    if traits.conditions == nil { traits.conditions = [] }
  }
}
