import Foundation

/// A process of a load, and the lines that it prints.
struct LoadProcess {
  private let process = Process()
  private let output = Pipe()
  private var text: [UInt8] = []

  /// The complete lines so far.
  var lines: [Substring] {
    String(
      decoding: text.prefix(through: text.lastIndex(of: 10) ?? -1 + text.startIndex), as: UTF8.self
    )
    .split(separator: "\n")
  }

  init(_ program: URL, _ arguments: [String]) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Reads until there are so many lines.
  ///
  /// - Returns: False if the process ended, or printed nothing for half a minute.
  mutating func read(lines count: Int) -> Bool {
    while text.count(where: { $0 == 10 }) < count {
      if !readSome() { return false }
    }
    return true
  }

  /// Kills the process, and reads what it printed.
  mutating func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    while readSome() {}
    process.waitUntilExit()
  }

  private mutating func readSome() -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, 30_000)
      if isReady < 0, errno == EINTR { continue }
      guard isReady > 0 else { return false }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      text += buffer.prefix(max(0, count))
      return count > 0
    }
  }
}
