/// The work of an application that continues outside turns, such as reading and writing documents.
@MainActor package final class OngoingWork: ApplicationPart {
  private var savings = 0
  private var loads = 0

  /// Whether any work is unfinished that has to be completed before the application quits.
  package var isUnfinished: Bool { savings > 0 }

  /// Whether any work is unfinished, including work with a result that windows will show.
  package var isBusy: Bool { isUnfinished || loads > 0 }

  /// Begins work that is completed before the application quits, such as writing a document.
  package func begin() { savings += 1 }

  /// Ends work that was begun with ``begin()``.
  package func end() {
    savings -= 1
    if launch.isEnding { queue.setNeedsCommit() }
  }

  /// Performs work with a result that windows show, such as reading a file.
  ///
  /// The application can quit before this work is finished.
  ///
  /// - Parameter work: A closure that performs the work.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  package func load<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    loads += 1
    defer { loads -= 1 }
    return try await work()
  }
}
