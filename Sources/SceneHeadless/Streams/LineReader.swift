import Dispatch

/// A reader of the lines of a file, which reads only when a line is requested.
@MainActor package final class LineReader {
  private let read: () async throws(ScriptInput.Failure) -> [UInt8]
  private var splitter = LineSplitter()
  private var isAtEnd = false

  /// Creates a reader.
  ///
  /// - Parameter read: Returns some bytes; empty at the end of the file.
  package init(_ read: @escaping () async throws(ScriptInput.Failure) -> [UInt8]) {
    self.read = read
  }

  /// Returns the next line; nil at the end of the file.
  ///
  /// - Throws: A ``ScriptError`` for an invalid line, after which reading can continue with the next line;
  ///   a ``ScriptInput/Failure`` if reading fails.
  func next() async throws -> String? {
    while true {
      if let line = try splitter.next() { return line }
      if isAtEnd { return nil }
      let bytes = try await read()
      if bytes.isEmpty {
        isAtEnd = true
        splitter.finish()
      } else {
        splitter.append(bytes)
      }
    }
  }
}

extension Descriptor {
  /// Waits until bytes are available, and reads them without blocking the main actor.
  ///
  /// - Returns: The bytes; empty at the end of the file.
  func readWithoutBlocking() async throws(Failure) -> [UInt8] {
    try await withCheckedContinuation { continuation in
      Self.queue.async {
        continuation.resume(returning: Result { () throws(Failure) in try read() })
      }
    }.get()
  }

  // A separate serial queue, because a read blocks its thread.
  private static let queue = DispatchQueue(label: "SceneHeadless.Descriptor")
}
