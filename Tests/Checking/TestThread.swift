import Foundation
public import Testing

/// A thread for tests that wait for other programs, apart from the threads that all other tests share.
///
/// The tests of one thread run one after the other. They begin with the first tests of a run, not when a shared thread
/// is free, and none of the others waits while they do.
public final class TestThread: TaskExecutor {
  /// The thread of tests that run the compiler and its tools.
  public static let compiler = TestThread("compiler", niceness: 10)
  /// The thread of tests that make reports on projects, which are built for that.
  public static let projects = TestThread("projects", niceness: 5)
  /// The thread of tests that run apps of the package as programs.
  public static let programs = TestThread("programs")
  /// The thread of tests that run programs in a terminal.
  public static let terminal = TestThread("terminal")
  /// The thread of tests that watch a program for some seconds.
  public static let watching = TestThread("watching")

  private let condition = NSCondition()
  // Proof: the property is private, and accessed only while the condition is locked.
  nonisolated(unsafe) private var jobs: [UnownedJob] = []

  /// - Parameters:
  ///   - name: The name of the thread.
  ///   - niceness: How far the thread, and the programs that its tests start, stand back for other threads where
  ///     processors are few, from 0 to 19. The tests that take the longest in all have the lowest number, so that they
  ///     aren't the last: those of the main actor, then the reports on projects, then those that run the compiler.
  private init(_ name: String, niceness: Int32 = 0) {
    let thread = Thread { [self] in
      #if canImport(Glibc)
      // Linux sets the priority of a thread and of the processes that it starts.
      if niceness > 0 { setpriority(.init(PRIO_PROCESS.rawValue), 0, niceness) }
      #endif
      while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
    }
    thread.name = name
    thread.start()
  }

  /// Waits for the next job.
  private func next() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
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
