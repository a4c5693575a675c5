import Dispatch

/// Lines of a file, each read when it is asked for.
@MainActor package final class LineReader {
  private let read: () async throws(ScriptInput.Failure) -> [UInt8]
  private var splitter = LineSplitter()
  private var isAtEnd = false

  /// - Parameter read: Gives some bytes, and none at the end.
  package init(_ read: @escaping () async throws(ScriptInput.Failure) -> [UInt8]) {
    self.read = read
  }

  /// The next line; nil at the end.
  ///
  /// - Throws: A ``ScriptError`` if there is a line that can't be an act; the next call goes on behind
  ///   it. A ``ScriptInput/Failure`` if there is nothing to read any more.
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
  /// Reads the bytes that are there, without blocking the main actor.
  ///
  /// - Returns: The bytes; none at the end.
  func readWithoutBlocking() async throws(Failure) -> [UInt8] {
    try await withCheckedContinuation { continuation in
      Self.queue.async {
        continuation.resume(returning: Result { () throws(Failure) in try read() })
      }
    }.get()
  }

  // One read at a time, on a thread that nobody else waits for.
  private static let queue = DispatchQueue(label: "SceneHeadless.Descriptor")
}
