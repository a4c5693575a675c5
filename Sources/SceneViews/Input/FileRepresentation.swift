public import Foundation

/// A representation of values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  private init(
    _ type: UTType, exporting: (@Sendable (Item) throws -> SentTransferredFile)?,
    importing: (@Sendable (ReceivedTransferredFile) throws -> Item)?
  ) {
    _ways = [
      _TransferWay(
        type: type,
        exported: exporting.map { export in { try Data(contentsOf: export($0).file) } },
        imported: importing.map { read in { try Self.imported($0, type, read) } })
    ]
  }

  /// Creates a representation for exporting and importing values.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is received, and no copy; the parameter has no effect.
  ///   - exporting: Returns the file with the value.
  ///   - importing: Returns the value in a file, which is removed when the closure returns.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(contentType, exporting: exporting, importing: importing)
  }

  /// Creates a representation for exporting values.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether a receiver may use the file itself; the parameter has no effect.
  ///   - exporting: Returns the file with the value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exporting: exporting, importing: nil)
  }

  /// Creates a representation for importing values.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is received, and no copy; the parameter has no effect.
  ///   - importing: Returns the value in a file, which is removed when the closure returns.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(importedContentType, exporting: nil, importing: importing)
  }

  /// Reads a value from a temporary file with the received data.
  private static func imported(
    _ data: Data, _ type: UTType, _ read: (ReceivedTransferredFile) throws -> Item
  ) throws -> Item {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let file = folder.appending(path: "file\(ending)")
    try data.write(to: file)
    return try read(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A file that an app hands over.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may use the file itself; in this library, it always gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates the description of a file.
  ///
  /// - Parameters:
  ///   - file: The file, which is read when the value is received.
  ///   - allowAccessingOriginalFile: Whether the receiver may use the file itself; the parameter has no effect.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app receives.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which is removed after it is read; an app that needs the file copies it.
  public let file: URL
  /// Whether the file is the sender's own; false, because the file is always a copy.
  public let isOriginalFile: Bool
}
