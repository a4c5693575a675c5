import Dispatch
import Foundation
import Synchronization

#if THREAD_SANITIZER
import SceneRuntime
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The thread that reads the captured output, and the number of bytes that were delivered.
// Proof: the record is used through its atomics; its bytes are used while `delivered` is locked. The descriptors and
// the semaphore are constants.
final class OutputReader: @unchecked Sendable {
  private let record: UnsafeMutablePointer<OutputRecord>
  /// A pipe; a byte in the pipe ends the thread.
  private let stopping: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
  private let isStopped = DispatchSemaphore(value: 0)
  private let isScheduled = Atomic(false)
  private let delivered = Mutex<UInt64>(0)

  init?(_ record: UnsafeMutablePointer<OutputRecord>) {
    guard let ends = makePipe() else { return nil }
    self.record = record
    stopping = (OwnedDescriptor(ends.readEnd), OwnedDescriptor(ends.writeEnd))
  }

  /// Starts the thread, which calls a function on the main actor when `take()` would return bytes.
  func start(_ action: @escaping @MainActor () -> Void) {
    startThread { [self] in
      var files = [stopping.readEnd.number, record.pointee.streams.first.readEnd]
      if let second = record.pointee.streams.second { files.append(second.readEnd) }
      var waiting = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
        while wait(&waiting), read(&waiting, into: buffer) { schedule(action) }
      }
      isStopped.signal()
    }
  }

  /// Ends the thread after the streams were restored, and waits until the thread has ended.
  func stop() {
    var byte: UInt8 = 0
    withUnsafeBytes(of: &byte) { _ = writeBytes($0, to: stopping.writeEnd.number) }
    isStopped.wait()
    isStopped.signal()
  }

  /// Returns the bytes that were read since the last call.
  ///
  /// - Returns: The bytes of each stream in the order in which they were read, and the number of earlier bytes that
  ///   were overwritten before this call.
  func take() -> (parts: [(stream: Int32, bytes: [UInt8])], dropped: UInt64) {
    delivered.withLock { delivered in
      let end = record.pointee.written.load(ordering: .acquiring)
      let start = max(delivered, record.pointee.start(of: end))
      var parts: [(stream: Int32, bytes: [UInt8])] = []
      record.pointee.forEachPart(from: start) { parts.append(($1.number, Array($0))) }
      let dropped = start - delivered
      delivered = end
      return (parts, dropped)
    }
  }

  /// Waits for output.
  ///
  /// - Returns: False if the thread has to end.
  private func wait(_ files: inout [pollfd]) -> Bool {
    while poll(&files, nfds_t(files.count), -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return files[0].revents == 0
  }

  /// Moves output to the record.
  ///
  /// If both streams have output, the order of the output isn't known. The first stream is then read before the second,
  /// so that the error message with which an app ends comes after the text that the app printed before.
  ///
  /// - Returns: False if the output has ended, or if a signal handler or `finish()` reads the rest of the output.
  private func read(_ files: inout [pollfd], into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    record.pointee.isReading.store(true, ordering: .sequentiallyConsistent)
    defer { record.pointee.isReading.store(false, ordering: .sequentiallyConsistent) }
    guard !record.pointee.isTaken.load(ordering: .sequentiallyConsistent) else { return false }
    for index in 1..<files.count where files[index].revents != 0 {
      let count = readBytes(from: files[index].fd, into: buffer)
      if count > 0 {
        delivered.withLock { _ in
          record.pointee.append(
            UnsafeRawBufferPointer(rebasing: buffer[..<count]), isSecond: index == 2)
        }
      } else if count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK) {
        // The descriptor of a stream that has ended is replaced by -1, which `poll` ignores.
        files[index].fd = -1
      }
    }
    return files.dropFirst().contains { $0.fd >= 0 }
  }

  /// Schedules the delivery of bytes; further calls before the delivery have no effect.
  private func schedule(_ action: @escaping @MainActor () -> Void) {
    guard !isScheduled.exchange(true, ordering: .sequentiallyConsistent) else { return }
    DispatchQueue.main.async { [self] in
      isScheduled.store(false, ordering: .sequentiallyConsistent)
      MainActor.assumeIsolated(action)
    }
  }
}
