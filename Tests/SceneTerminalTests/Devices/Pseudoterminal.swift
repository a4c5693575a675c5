import Foundation
import Synchronization

@testable import SceneTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A pseudoterminal with a test at its other end.
///
/// The bytes that a program writes are kept from the first use of ``text`` on; until then nobody
/// takes them.
final class Pseudoterminal: Sendable {
  /// The test's end, which doesn't block.
  let master: Int32
  /// The path of the terminal.
  let path: String
  private let slave: Int32
  private let received = Mutex<[UInt8]>([])
  private let isEnded = Mutex(false)

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0,
      let name = SceneTerminal.path(ofTerminal: slave)
    else { throw POSIXError(.EIO) }
    (self.master, self.slave, path) = (master, slave, name)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    setNonBlocking(master)
  }

  deinit {
    close(slave)
    close(master)
  }

  /// Opens the terminal once more.
  func open() -> Int32 {
    #if canImport(Darwin)
    Darwin.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #elseif canImport(Musl)
    Musl.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #elseif canImport(Android)
    Android.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
    Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #endif
  }

  func setSize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The settings in a form that can be compared.
  var settings: String {
    guard let settings = termios(of: slave) else { return "none" }
    let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return
      "\(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \(characters)"
  }

  // MARK: - Bytes

  func type(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = writeAll($0, to: master, patience: 10_000) }
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  /// Takes at most so many bytes, without waiting.
  func take(_ limit: Int = 65_536) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = bytes.withUnsafeMutableBytes { readBytes(from: master, into: $0) }
    return Array(bytes.prefix(max(0, count)))
  }

  /// All text until now.
  var text: String {
    received.withLock { received in
      while true {
        let bytes = take()
        if bytes.isEmpty { break }
        received += bytes
      }
      return String(decoding: received, as: UTF8.self)
    }
  }

  /// Waits until a condition about the text holds.
  ///
  /// - Returns: False if it doesn't after half a minute.
  func wait(until condition: (String) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while !condition(text) {
      if ContinuousClock.now > end { return false }
      _ = SceneTerminal.wait(for: POLLIN, on: master, patience: 100)
    }
    return true
  }

  func wait(for wanted: String) -> Bool { wait { $0.contains(wanted) } }

  /// Waits until a text was written a number of times.
  func wait(for wanted: String, times: Int) -> Bool {
    wait { $0.components(separatedBy: wanted).count > times }
  }

  /// Waits until the program has taken the bytes that were typed.
  func waitUntilTaken() -> Bool {
    // The bytes don't reach the program's end at once.
    wait { _ in hasInput } && wait { _ in !hasInput }
  }

  private var hasInput: Bool { SceneTerminal.wait(for: POLLIN, on: slave, patience: 0) }

  /// Reads all text on another thread, while a body runs that waits for the terminal.
  func readDuring(_ body: () -> Void) {
    isEnded.withLock { $0 = false }
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      while !isEnded.withLock({ $0 }) {
        _ = text
        _ = SceneTerminal.wait(for: POLLIN, on: master, patience: 10)
      }
      ended.signal()
    }
    body()
    isEnded.withLock { $0 = true }
    ended.wait()
  }
}

/// Lets the main actor work until a condition holds.
///
/// - Returns: False if it doesn't after half a minute in which the main actor has worked a hundred times: while all other
///   tests run, one of these times may be longer than that.
@MainActor func settle(until condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(30)
  var turns = 0
  while !condition() {
    if turns > 100, ContinuousClock.now > end { return false }
    turns += 1
    await Task.yield()
  }
  return true
}
