public import CombineNames

/// A document that is an object, and publishes its changes.
public protocol ReferenceFileDocument: ObservableObject {
  /// The content of a document at one moment, which is written to a file.
  associatedtype Snapshot

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  ///
  /// - Parameter configuration: The configuration, which contains the file and its type.
  /// - Throws: An error of the app's choice if the file can't be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the content of the document at the time of the call.
  ///
  /// - Parameter contentType: The type of the file that will be written.
  /// - Returns: The content of the document, which is then written to a file.
  /// - Throws: An error of the app's choice if the document has no content of the type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file for a snapshot of the document.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - configuration: The type of the file to write, and the existing file of the document.
  /// - Returns: The file to write.
  /// - Throws: An error of the app's choice if the snapshot can't be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The configuration with which a file is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which a file is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The default types for writing: the types of files that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension FileDocumentReadConfiguration {
  /// Creates the configuration for reading a document from a file.
  package init(reading file: FileWrapper, as contentType: UTType) {
    self.init(contentType: contentType, file: file)
  }
}

extension FileDocumentWriteConfiguration {
  /// Creates the configuration for writing a document to a file.
  package init(writing contentType: UTType, over existingFile: FileWrapper?) {
    self.init(contentType: contentType, existingFile: existingFile)
  }
}
