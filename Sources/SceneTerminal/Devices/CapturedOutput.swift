import Dispatch
import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Captures the text that the app and its child processes print while the app uses the whole screen.
///
/// Standard output and standard error are redirected to pipes if they are terminals. A thread reads the pipes,
/// because the main actor would otherwise wait for itself when it prints a long text (T-35). At the end the captured
/// text, or its last megabyte, is written to the original streams. A process has at most one object of this type at a
/// time.
@MainActor package final class CapturedOutput {
  /// A closure that is called when the app or a child process has printed a line, with the number of the stream.
  ///
  /// Invalid UTF-8 becomes U+FFFD, and control characters are unchanged. The lines come in the order in which they were
  /// completed; if both streams got lines at the same time, the order of these lines isn't exact.
  package var onLine: ((_ line: String, _ stream: Int32) -> Void)?
  /// Whether this object still captures the streams; false after ``end()`` or a signal handler has restored them.
  package var isActive: Bool { record.pointee.isActive.load(ordering: .sequentiallyConsistent) }

  /// The object that captures the streams now; a signal handler may use its descriptors.
  private static var current: CapturedOutput?
  private let record: UnsafeMutablePointer<OutputRecord>
  private let reader: OutputReader
  private let files: [OwnedDescriptor]
  private let streams: [Int32]
  private var lines: [Int32: LineSplitter] = [:]
  private var isStandardOutput: Bool { streams.contains(STDOUT_FILENO) }

  /// Captures the streams that are terminals; returns nil if no stream is a terminal or no descriptor is free.
  ///
  /// - Parameters:
  ///   - streams: The descriptors of one or two streams.
  ///   - capacity: The maximum number of bytes to store.
  package init?(
    streams: [Int32] = [STDOUT_FILENO, STDERR_FILENO], capacity: Int = 1_048_576
  ) {
    var saved: [OutputRecord.Stream] = []
    var owned: [OwnedDescriptor] = []
    var writeEnds: [OwnedDescriptor] = []
    for number in streams.filter({ isatty($0) == 1 }).prefix(2) {
      let real = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard real >= 0 else { return nil }
      owned.append(OwnedDescriptor(real))
      guard let ends = makePipe() else { return nil }
      owned.append(OwnedDescriptor(ends.readEnd))
      writeEnds.append(OwnedDescriptor(ends.writeEnd))
      setNonBlocking(ends.readEnd)
      saved.append(OutputRecord.Stream(number: number, real: real, readEnd: ends.readEnd))
    }
    guard let first = saved.first else { return nil }
    files = owned
    self.streams = saved.map(\.number)
    record = .allocate(capacity: 1)
    record.initialize(
      to: OutputRecord(streams: (first, saved.dropFirst().first), capacity: capacity))
    guard let reader = OutputReader(record) else { return nil }
    self.reader = reader
    ProcessRecovery.protect(record)
    if isStandardOutput { flushStandardOutput() }
    for (stream, end) in zip(saved, writeEnds) { dup2(end.number, stream.number) }
    if isStandardOutput { bufferStandardOutputByLine() }
    Self.current = self
    reader.start { [weak self] in self?.deliver() }
  }

  /// Restores the streams, reports the last lines, and writes the captured output to the streams.
  ///
  /// Before this call, the terminal's own settings and contents must have been restored. A child process that still has
  /// the pipes gets an error if it prints after this object is released.
  package func end() {
    guard Self.current === self else { return }
    Self.current = nil
    if isStandardOutput, isActive { flushStandardOutput() }
    record.pointee.finish()
    reader.stop()
    deliver()
    for stream in streams {
      if let rest = lines[stream]?.end() { onLine?(rest, stream) }
    }
    ProcessRecovery.protect(nil as UnsafeMutablePointer<OutputRecord>?)
  }

  private func deliver() {
    let (parts, dropped) = reader.take()
    if dropped > 0 { onLine?("(\(dropped) bytes of output were dropped)", streams[0]) }
    for (stream, bytes) in parts {
      for line in lines[stream, default: LineSplitter()].split(bytes) { onLine?(line, stream) }
    }
  }
}
