import Dispatch
public import Testing

/// A thread for tests that wait for other programs, apart from the threads that all other tests share.
///
/// The tests of one thread run one after the other. They begin with the first tests of a run, not when a shared thread
/// is free, and none of the others waits while they do.
public final class TestThread: TaskExecutor {
  /// The thread of tests that run the compiler and its tools.
  public static let compiler = TestThread("compiler")
  /// The thread of tests that make reports on projects, which are built for that.
  public static let projects = TestThread("projects")
  /// The thread of tests that run apps of the package as programs.
  public static let programs = TestThread("programs")
  /// The thread of tests that run programs in a terminal.
  public static let terminal = TestThread("terminal")
  /// The thread of tests that watch a program for some seconds.
  public static let watching = TestThread("watching")

  private let queue: DispatchQueue

  private init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// A trait of tests that run on a thread of their own.
public struct ThreadTrait: TestTrait, SuiteTrait, TestScoping {
  let thread: TestThread

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(thread) { try await function() }
  }
}

extension Trait where Self == ThreadTrait {
  /// Runs a test, or the tests of a suite, on a thread apart; those with an actor of their own stay on it.
  ///
  /// - Parameter thread: The thread.
  /// - Returns: The trait.
  public static func thread(_ thread: TestThread) -> Self { ThreadTrait(thread: thread) }
}
