import CombineNames
import Foundation
import SceneRuntime
import SceneViews

// The formats of documents that are read and written synchronously.
extension DocumentFormat where Model: FileDocument {
  @MainActor init(values make: (() throws -> Model)?, isEditable: Bool = true) {
    readable = Model.readableContentTypes
    writable = Model.writableContentTypes
    self.make = Self.making(make)
    read = { source in
      let document = try Model(configuration: try .init(source))
      return { document }
    }
    write = isEditable ? Self.writeValue : nil
    if isEditable { contents = { document, _ in ComparableContent(document) } }
  }

  @MainActor private static func writeValue(
    _ document: Model, to target: DocumentTarget
  ) async throws {
    try document.fileWrapper(configuration: .init(target)).write(to: target)
  }
}

extension DocumentFormat where Model: ReferenceFileDocument {
  @MainActor init(objects make: (() throws -> Model)?, isEditable: Bool = true) {
    readable = Model.readableContentTypes
    writable = Model.writableContentTypes
    self.make = Self.making(make)
    read = { source in
      let document = try Model(configuration: try .init(source))
      return { document }
    }
    write = isEditable ? Self.writeObject : nil
    if isEditable {
      contents = { ComparableContent(try $0.snapshot(contentType: $1)) }
    }
    observe = { document, change in
      document.objectWillChange.sink { _ in
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { change() }
        } else {
          Task { @MainActor in change() }
        }
      }
    }
  }

  @MainActor static func writeObject(
    _ document: Model, to target: DocumentTarget
  ) async throws {
    let snapshot = try document.snapshot(contentType: target.type)
    try document.fileWrapper(snapshot: snapshot, configuration: .init(target)).write(to: target)
  }
}

extension DocumentFormat {
  @MainActor private static func making(
    _ make: (() throws -> Model)?
  ) -> (@MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Model)? {
    guard let make else { return nil }
    return { _, _ in try make() }
  }
}

extension FileDocumentReadConfiguration {
  fileprivate init<Model>(_ source: DocumentSource<Model>) throws {
    self.init(reading: try FileWrapper(url: source.file), as: source.type)
  }
}

extension FileDocumentWriteConfiguration {
  fileprivate init(_ target: DocumentTarget) {
    self.init(
      writing: target.type, over: target.existing.flatMap { try? FileWrapper(url: $0) })
  }
}

extension FileWrapper {
  fileprivate func write(to target: DocumentTarget) throws {
    try write(to: target.file, originalContentsURL: target.existing)
  }
}
