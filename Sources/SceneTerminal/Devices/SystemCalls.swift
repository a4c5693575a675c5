import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

// A signal handler can call the functions from here to `setNonBlocking(_:)`, because they neither allocate nor lock.

/// Reads once into memory; repeats the call if a signal interrupts it.
///
/// - Returns: The number of bytes; 0 at the end of the file, negative if `errno` contains an error.
func readBytes(from descriptor: Int32, into memory: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(descriptor, memory.baseAddress, memory.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// Writes once; repeats the call if a signal interrupts it.
///
/// - Returns: The number of bytes; negative if `errno` contains an error.
func writeBytes(_ memory: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  while true {
    let count = write(descriptor, memory.baseAddress, memory.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// Writes all bytes, waiting while the file accepts none.
///
/// - Parameters:
///   - memory: The bytes to write.
///   - descriptor: The file to which the bytes are written.
///   - patience: The maximum wait without progress in milliseconds; negative for no limit.
/// - Returns: The number of bytes that were written, which is less than all after an error or a timeout.
@discardableResult
func writeAll(
  _ memory: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32
) -> Int {
  var done = 0
  while done < memory.count {
    let count = writeBytes(UnsafeRawBufferPointer(rebasing: memory[done...]), to: descriptor)
    if count > 0 {
      done += count
    } else {
      guard count == 0 || errno == EAGAIN || errno == EWOULDBLOCK else { break }
      guard wait(for: POLLOUT, on: descriptor, patience: patience) else { break }
    }
  }
  return done
}

/// Waits until a file is ready for an event, at most `patience` milliseconds, or without a limit if `patience` is
/// negative.
///
/// - Returns: False if the file isn't ready in time, or after an error or a hang-up.
func wait(for event: Int32, on descriptor: Int32, patience: Int32) -> Bool {
  var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  while true {
    let count = poll(&waiting, 1, patience)
    if count > 0 { return Int32(waiting.revents) & event != 0 }
    if count == 0 || errno != EINTR { return false }
  }
}

/// Runs a closure that can use the terminal without being stopped by `SIGTTOU`, even if this process is in the
/// background (T-28).
func withBackgroundAccess(_ body: () -> Void) { withBlocked(SIGTTOU, body) }

/// Runs a closure during which this thread doesn't receive a signal.
func withBlocked(_ number: Int32, _ body: () -> Void) { withMask(SIG_BLOCK, number, body) }

/// Runs a closure during which this thread receives a signal.
func withUnblocked(_ number: Int32, _ body: () -> Void) { withMask(SIG_UNBLOCK, number, body) }

private func withMask(_ change: Int32, _ number: Int32, _ body: () -> Void) {
  var signals = sigset_t()
  var before = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(change, &signals, &before)
  body()
  pthread_sigmask(SIG_SETMASK, &before, nil)
}

/// Sets the nonblocking flag of an open file; all duplicates of the descriptor share the flag.
func setNonBlocking(_ descriptor: Int32) {
  let flags = fcntl(descriptor, F_GETFL)
  if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
}

/// Returns the path of a terminal; nil if the file isn't a terminal.
///
/// `ttyname` isn't used, because all threads share the memory of its result.
func path(ofTerminal descriptor: Int32) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
    guard let start = buffer.baseAddress, ttyname_r(descriptor, start, buffer.count) == 0
    else { return nil }
    return String(cString: start)
  }
}

/// Creates a pipe that programs started later don't inherit; returns nil if the process can't open a pipe.
func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
  var ends: (Int32, Int32) = (-1, -1)
  let result = withUnsafeMutablePointer(to: &ends) { pointer in
    pointer.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
  }
  guard result == 0 else { return nil }
  _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
  _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
  return ends
}

/// Starts a thread on which no signal of the process is handled, except crashes of the thread itself.
func startThread(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread {
    var signals = sigset_t()
    sigfillset(&signals)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] {
      sigdelset(&signals, number)
    }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    body()
  }
}

/// A file descriptor that is closed when the object is released.
final class OwnedDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit { close(number) }
}
