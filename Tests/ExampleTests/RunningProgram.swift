import Foundation

/// A program that runs, with what it has printed so far.
///
/// One that doesn't answer within half a minute is ended, so that it fails the test instead of holding it
/// up.
final class RunningProgram {
  let process: Process
  private(set) var text = ""
  private let input = Pipe()
  private let output = Pipe()
  private let isDone = DispatchSemaphore(value: 0)

  init(_ process: Process) throws {
    self.process = process
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let identifier = process.processIdentifier
    Thread.detachNewThread { [isDone] in
      if isDone.wait(timeout: .now() + 30) == .timedOut { kill(identifier, SIGKILL) }
    }
  }

  deinit { isDone.signal() }

  /// Reads until a text was printed.
  ///
  /// - Returns: False if it ended before.
  func read(until wanted: String) -> Bool {
    while !text.contains(wanted) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return false }
      text += String(decoding: data, as: UTF8.self)
    }
    return true
  }

  func type(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Ends its input and waits for its end.
  ///
  /// - Returns: All it has printed.
  func readToEnd() throws -> String {
    try input.fileHandleForWriting.close()
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
