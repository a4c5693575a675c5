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
