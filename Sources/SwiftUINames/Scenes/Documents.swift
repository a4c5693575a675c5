public import Foundation
import SceneModel
public import SceneViews
import Scenes

/// A scene with a window for each file, which no host opens yet: a problem is recorded when it is declared.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  /// Creates a scene for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Returns an empty document; it is never called.
  ///   - editor: Returns the content of the window of a document; it is never called.
  @MainActor public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Creates a scene for documents that are shown only.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - viewer: Returns the content of the window of a document; it is never called.
  @MainActor public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// A scene that is never shown; its declaration records a problem.
  @MainActor public var body: some Scene {
    UnshownScene(
      .unshownScene(at: "DocumentGroup", because: "no host opens files in windows of it"))
  }
}

/// A document that is a value.
public protocol FileDocument {
  /// The types of files it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files it is written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  ///
  /// - Parameter configuration: The file.
  /// - Throws: An error of the app's choice if the file can't be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of a document.
  ///
  /// - Parameter configuration: The type of the file, and the file as it was read.
  /// - Returns: The file to write.
  /// - Throws: An error of the app's choice if the document can't be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// A file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// A file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// A file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was read; nil if it is new.
  public let existingFile: FileWrapper?
}

/// A document in its window.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil if it has none yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// A type of files, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier.
  public let identifier: String

  /// Creates a type from an identifier.
  ///
  /// - Parameter identifier: The identifier in reverse-DNS notation, such as `public.text`; every
  ///   text is accepted.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type that an app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which it belongs, which has no effect.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which it belongs, which has no effect.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Text without styles.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Any text.
  public static let text = UTType(exportedAs: "public.text")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Any image.
  public static let image = UTType(exportedAs: "public.image")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
}

/// The content of a file or a folder.
public final class FileWrapper {
  /// The bytes; nil for a folder.
  public let regularFileContents: Data?
  /// The entries of a folder by their names; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name it should have.
  public var preferredFilename: String?

  /// Creates a file.
  ///
  /// - Parameter contents: The bytes of the file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Creates a folder.
  ///
  /// - Parameter entries: The entries by their names.
  public init(directoryWithFileWrappers entries: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = entries
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
}
