import CombineNames
import Foundation
import SceneViews

/// The functions that read and write the documents of a group.
struct DocumentFormat<Model> {
  /// The types of files that are read.
  let readable: [UTType]
  /// The types of files that are written, the preferred one first.
  let writable: [UTType]
  /// Makes a new document; nil if the group makes none.
  let make: (() throws -> Model)?
  /// Reads a document.
  let read: @MainActor (FileWrapper, UTType, URL?) throws -> Model
  /// Returns the file of a document; nil if the group only shows documents.
  let write: (@MainActor (Model, UTType, FileWrapper?) throws -> FileWrapper)?
  /// Has a closure called when a document that is an object changes; the result keeps the connection.
  var observe: @MainActor (Model, @escaping @MainActor () -> Void) -> AnyObject? = { _, _ in nil }

  /// Returns the readable type of a file; nil if the group doesn't read it.
  func type(of file: URL) -> UTType? {
    let named = UTType(filenameExtension: file.pathExtension)
    guard let named else { return readable.first { $0 == .data || $0 == .item } ?? readable.first }
    return readable.first { named.conforms(to: $0) }
      ?? readable.first { $0.preferredFilenameExtension == nil }
  }

  /// Returns the type in which a document is written to a file.
  func writableType(of file: URL) -> UTType {
    let named = UTType(filenameExtension: file.pathExtension)
    return writable.first { named?.conforms(to: $0) == true } ?? writable.first ?? .data
  }

  /// The endings of the names of the files that are read; empty if they can have any.
  var extensions: [String] {
    let endings = readable.map(\.preferredFilenameExtension)
    return endings.contains(nil) ? [] : endings.compactMap(\.self)
  }
}

extension DocumentFormat where Model: FileDocument {
  init(values make: (() throws -> Model)?, isEditable: Bool = true) {
    readable = Model.readableContentTypes
    writable = Model.writableContentTypes
    self.make = make
    read = { file, type, _ in try Model(configuration: .init(reading: file, as: type)) }
    write = isEditable ? Self.writeValue : nil
  }

  @MainActor private static func writeValue(
    _ document: Model, as type: UTType, over existing: FileWrapper?
  ) throws -> FileWrapper {
    try document.fileWrapper(configuration: .init(writing: type, over: existing))
  }
}

extension DocumentFormat where Model: ReferenceFileDocument {
  init(objects make: (() throws -> Model)?, isEditable: Bool = true) {
    readable = Model.readableContentTypes
    writable = Model.writableContentTypes
    self.make = make
    read = { file, type, _ in try Model(configuration: .init(reading: file, as: type)) }
    write = isEditable ? Self.writeObject : nil
    observe = { document, change in
      document.objectWillChange.sink { _ in MainActor.assumeIsolated { change() } }
    }
  }

  @MainActor private static func writeObject(
    _ document: Model, as type: UTType, over existing: FileWrapper?
  ) throws -> FileWrapper {
    try document.fileWrapper(
      snapshot: try document.snapshot(contentType: type),
      configuration: .init(writing: type, over: existing))
  }
}
