public import Foundation
public import SceneViews

// Documents that are values, and objects that are read and written at once.
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
          document: model, fileURL: open.file, isEditable: open.isEditable,
          creationSource: open.configuration.creationSource))
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
          isEditable: open.isEditable, creationSource: open.configuration.creationSource))
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
  /// Whether the document can be changed.
  public var isEditable: Bool
  /// The source with which it was made; nil for none.
  public var creationSource: DocumentCreationSource?

  init(
    document: Binding<Document>, fileURL: URL?, isEditable: Bool,
    creationSource: DocumentCreationSource? = nil
  ) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
    self.creationSource = creationSource
  }
}

/// A document that is an object, in its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil if it has none yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
  /// The source with which it was made; nil for none.
  public var creationSource: DocumentCreationSource?

  init(
    document: ObservedObject<Document>, fileURL: URL?, isEditable: Bool,
    creationSource: DocumentCreationSource? = nil
  ) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
    self.creationSource = creationSource
  }
}
