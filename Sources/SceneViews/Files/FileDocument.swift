/// A document that is a value, such as a structure.
public protocol FileDocument {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  ///
  /// - Parameter configuration: The configuration, which contains the file and its type.
  /// - Throws: An error of the app's choice if the file can't be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the file to write for the document.
  ///
  /// - Parameter configuration: The type of the file to write, and the existing file of the document.
  /// - Returns: The file to write.
  /// - Throws: An error of the app's choice if the document can't be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The configuration with which a file is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which a file is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The default types for writing: the types of files that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration with which a document is read from a file.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file, or the folder, with its content.
  public let file: FileWrapper
}

/// The configuration with which a document is written to a file.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The document's present file, or the file that an exporter replaces; nil if there is none.
  public let existingFile: FileWrapper?
}
