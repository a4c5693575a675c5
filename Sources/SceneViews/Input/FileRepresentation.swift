public import Foundation

/// A representation of values as files or folders.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  private init(
    _ type: UTType, exported: Conversion<Item, SentTransferredFile>?,
    imported: Conversion<ReceivedTransferredFile, Item>?
  ) {
    _ways = [
      _TransferWay(
        type: type, exported: exported?.map { try FileWrapper(url: $0.file) },
        imported: imported.map { Self.reading(type, $0) })
    ]
  }

  /// Creates a representation for exporting and importing values.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's file is received instead of a copy; the parameter has no
  ///     effect.
  ///   - exporting: Returns the file with the value.
  ///   - importing: Returns the value in a file; the file is removed when the closure returns.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(contentType, exported: .atOnce(exporting), imported: .atOnce(importing))
  }

  /// Creates a representation for exporting and importing values with asynchronous closures.
  ///
  /// The receiver gets a value when the closures have returned, which is after the end of the drop or the paste.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's file is received instead of a copy; the parameter has no
  ///     effect.
  ///   - exporting: Returns the file with the value.
  ///   - importing: Returns the value in a file; the file is removed when the closure returns.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(contentType, exported: .waiting(exporting), imported: .waiting(importing))
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
    self.init(exportedContentType, exported: .atOnce(exporting), imported: nil)
  }

  /// Creates a representation for exporting values with an asynchronous closure.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether a receiver may use the file itself; the parameter has no effect.
  ///   - exporting: Returns the file with the value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exported: .waiting(exporting), imported: nil)
  }

  /// Creates a representation for importing values.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's file is received instead of a copy; the parameter has no
  ///     effect.
  ///   - importing: Returns the value in a file; the file is removed when the closure returns.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(importedContentType, exported: nil, imported: .atOnce(importing))
  }

  /// Creates a representation for importing values with an asynchronous closure.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's file is received instead of a copy; the parameter has no
  ///     effect.
  ///   - importing: Returns the value in a file; the file is removed when the closure returns.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(importedContentType, exported: nil, imported: .waiting(importing))
  }

  /// Returns a conversion that writes a temporary copy of a file, and reads the value from the copy.
  private static func reading(
    _ type: UTType, _ read: Conversion<ReceivedTransferredFile, Item>
  ) -> Conversion<FileWrapper, Item> {
    switch read {
    case .atOnce(let read):
      .atOnce { file in
        let copy = try TemporaryCopy(file, type)
        defer { copy.remove() }
        return try read(copy.received)
      }
    case .waiting(let read):
      .waiting { file in
        let copy = try TemporaryCopy(file, type)
        defer { copy.remove() }
        return try await read(copy.received)
      }
    }
  }
}

/// A copy of a file or a folder, in a temporary folder that contains nothing else.
private struct TemporaryCopy {
  let received: ReceivedTransferredFile
  private let folder: URL

  /// Writes the temporary copy of a file, with the file's name if the file has a name.
  init(_ file: FileWrapper, _ type: UTType) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let copy = folder.appending(path: file.preferredFilename ?? "file\(ending)")
    received = ReceivedTransferredFile(file: copy, isOriginalFile: false)
    do {
      try file.write(to: copy, originalContentsURL: nil)
    } catch {
      remove()
      throw error
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// A file or a folder that an app exports to represent a value.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may use the file itself; in this library, the receiver always gets a copy.
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

/// A file or a folder from which an app imports a value.
public struct ReceivedTransferredFile: Sendable {
  /// The file, with the name of the sent file or the name that the representation suggests.
  ///
  /// Without such a name, the file is called `file`, with the filename extension of its type.
  ///
  /// The file is removed when the importing closure returns. An app that needs the file for a longer time copies the
  /// file.
  public let file: URL
  /// Whether the file is the sender's own; false, because the file is always a copy.
  public let isOriginalFile: Bool
}
