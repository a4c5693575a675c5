public import Foundation

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
