import Foundation
import SceneRuntime

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A file descriptor of the operating system, from which bytes are read and to which bytes are written.
///
/// Reading and writing block until the descriptor is ready.
struct Descriptor: Sendable {
  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// The error of a failed call, as reported by the operating system.
  struct Failure: Error {
    var code: CInt

    /// The error of the last failed call on this thread.
    static var last: Failure { Failure(code: errno) }

    var message: String { String(cString: strerror(code)) }

    /// Whether the call failed because the file doesn't exist.
    var isMissing: Bool { code == ENOENT }
  }

  var number: CInt

  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens a file for reading.
  init(path: String) throws(Failure) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw .last }
  }

  init(number: CInt) {
    self.number = number
  }

  /// Throws an error for a directory, which can be opened but not read.
  func checkReadable() throws(Failure) {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(code: EISDIR) }
  }

  /// Waits until bytes are available, and reads them.
  ///
  /// - Returns: At most 65,536 bytes; empty at the end of the file.
  func read() throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = try again(when: POLLIN) {
      bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
        Darwin.read(number, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.read(number, buffer.baseAddress, buffer.count)
        #elseif canImport(Android)
        Android.read(number, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(number, buffer.baseAddress, buffer.count)
        #endif
      }
    }
    return Array(bytes.prefix(count))
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try again(when: POLLOUT) {
        rest.withUnsafeBytes { buffer in
          #if canImport(Darwin)
          Darwin.write(number, buffer.baseAddress, buffer.count)
          #elseif canImport(Musl)
          Musl.write(number, buffer.baseAddress, buffer.count)
          #elseif canImport(Android)
          Android.write(number, buffer.baseAddress, buffer.count)
          #else
          Glibc.write(number, buffer.baseAddress, buffer.count)
          #endif
        }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes reading and writing block until the file is ready.
  ///
  /// The C library would otherwise lose output when the file isn't ready.
  func setBlocking() {
    let flags = fcntl(number, F_GETFL)
    if flags >= 0, flags & O_NONBLOCK != 0 { _ = fcntl(number, F_SETFL, flags & ~O_NONBLOCK) }
  }

  /// Makes a call, and repeats it if a signal interrupts it.
  ///
  /// If the call fails because the descriptor isn't ready, the call is repeated once the descriptor is ready.
  private func again(when event: Int32, _ call: () -> Int) throws(Failure) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK:
        var waiting = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = poll(&waiting, 1, -1)
      default: throw .last
      }
    }
  }

  /// Prepares the standard streams before the first output.
  ///
  /// The numbers of closed streams are reserved, so that no other file gets them. Writing to a closed pipe fails
  /// instead of ending the process.
  ///
  /// Reading or writing a closed stream still fails, because its number is opened for the opposite direction.
  static func holdStandardStreams() {
    for (stream, mode) in [
      (standardInput, O_WRONLY), (standardOutput, O_RDONLY), (standardError, O_RDONLY),
    ] where fcntl(stream.number, F_GETFD) < 0 {
      // The opened file gets the lowest free number, which is the number of the closed stream.
      _ = open("/dev/null", mode)
    }
    var current = sigaction()
    sigaction(SIGPIPE, nil, &current)
    // A handler is set instead of ignoring the signal, because child processes would inherit that it is ignored.
    if current.isDefault { signal(SIGPIPE) { _ in } }
  }
}
