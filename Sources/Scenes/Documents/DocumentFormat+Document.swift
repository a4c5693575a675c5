import Foundation
import Observation
import SceneRuntime
import SceneViews

// The formats of documents that are read and written in the background.
extension DocumentFormat
where Model: Document, Model.Reader.Source == URL, Model.Writer.Destination == URL {
  init(
    isCreating: Bool,
    _ make:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Model
  ) {
    let writable = Model.writableContentTypes
    readable = Model.readableContentTypes
    self.writable = writable
    self.make = isCreating ? make : nil
    read = Self.reading(make)
    write = { document, target in try await Self.writeSnapshot(of: document, to: target) }
    contents = { document, type in
      ComparableContent(try await document.snapshot(contentType: type))
    }
    observe = { document, change in
      // The snapshot itself isn't used. It is created only to observe the properties that are read during its creation.
      let type = writable.first ?? .data
      _ = TrackedSnapshot(change) { try await document.snapshot(contentType: type) }
      return nil
    }
  }
}

extension DocumentFormat where Model: WritableDocument, Model.Writer.Destination == URL {
  @MainActor static func writeSnapshot(
    of document: Model, to target: DocumentTarget
  ) async throws {
    let tracked = TrackedSnapshot(target.didChange) {
      try await document.snapshot(contentType: target.type)
    }
    // Proof: operations on a document run one after another, so no two of them use a snapshot at
    // the same time.
    nonisolated(unsafe) let snapshot = try await tracked.value
    // Proof: operations on a document run one after another, and only the writer uses the previous
    // snapshot during the operation.
    nonisolated(unsafe) let previous =
      target.isUpdate ? target.snapshots.written as? Model.Writer.Snapshot : nil
    let writer = document.writer(
      configuration: DocumentWriteConfiguration(
        contentType: target.type, existingFile: target.existing))
    try await writer.write(
      snapshot: snapshot, to: target.file, previous: previous,
      progress: ProgressManager(totalCount: 1).subprogress(assigningCount: 1))
    target.snapshots.written = snapshot
  }
}

extension DocumentFormat where Model: ReadableDocument, Model.Reader.Source == URL {
  init(
    viewing make:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Model
  ) {
    readable = Model.readableContentTypes
    writable = []
    self.make = nil
    read = Self.reading(make)
    write = nil
  }

  private static func reading(
    _ make:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Model
  ) -> @MainActor (DocumentSource<Model>) async throws -> Contents {
    { source in
      var document = source.model
      if document == nil {
        document = try await make(source.configuration, DocumentCreationContext())
      }
      guard let document else { throw CancellationError() }
      let reader = document.reader(
        configuration: DocumentReadConfiguration(contentType: source.type))
      // Proof: operations on a document run one after another, so no two of them use a snapshot at
      // the same time.
      nonisolated(unsafe) let snapshot = try await reader.read(
        from: source.file, progress: source.progress.subprogress(assigningCount: 1))
      return {
        // Proof: operations on a document run one after another, and only the document uses the
        // previous snapshot during the operation.
        nonisolated(unsafe) let previous = source.snapshots.read as? Model.Reader.Snapshot
        try await document.apply(snapshot: snapshot, previous: previous)
        source.snapshots.read = snapshot
        return document
      }
    }
  }
}

/// A snapshot of a document, with an observation of the properties that were read to create the snapshot.
@MainActor private final class TrackedSnapshot<Snapshot> {
  private var result: Result<Snapshot, any Error>?
  private var task: Task<Void, Never>?

  /// Starts creating a snapshot, and observes the properties that are read before the creation first suspends.
  init(
    _ didChange: @escaping @MainActor () -> Void,
    _ make: @escaping @MainActor () async throws -> Snapshot
  ) {
    withObservationTracking {
      task = Task.atOnce { [self] in
        do { result = .success(try await make()) } catch { result = .failure(error) }
      }
    } onChange: {
      if Application.isInTurn {
        // `assumeIsolated` can't fail, because the application's turns run on the main actor.
        MainActor.assumeIsolated { didChange() }
      } else {
        Task { @MainActor in didChange() }
      }
    }
  }

  var value: Snapshot {
    get async throws {
      await task?.value
      guard let result else { throw CancellationError() }
      return try result.get()
    }
  }
}
