import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where the acts of a run come from.
public enum ScriptInput: Hashable, Sendable {
  /// A file.
  case file(String)
  /// Standard input: at a terminal a session with a prompt, else a script read as it comes.
  case standardInput

  /// Why there are no lines, and the exit status that says so.
  struct Failure: Error {
    var status: Int32
    var message: String
  }

  /// Whether somebody types.
  package var isTerminal: Bool { self == .standardInput && isatty(STDIN_FILENO) == 1 }

  /// The lines, as they come.
  ///
  /// - Throws: Why the file can't be read.
  func lines() throws(Failure) -> AsyncStream<String> {
    switch self {
    case .file(let path):
      // A pipe is read as well, such as what a shell names by `<(…)`.
      guard let file = FileHandle(forReadingAtPath: path),
        let data = try? file.readToEnd() ?? Data()
      else {
        throw Failure(
          status: 66, message: "\(path): there is no file to read; name a file of acts, one a line")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw Failure(status: 65, message: "\(path): the file isn't text; save it as UTF-8")
      }
      let lines = Self.lines(of: text)
      return AsyncStream { continuation in
        for line in lines { continuation.yield(line) }
        continuation.finish()
      }
    case .standardInput:
      return AsyncStream { continuation in
        // Reading blocks, so it has a thread of its own; it ends with the process.
        Thread.detachNewThread {
          while let line = readLine() { continuation.yield(line) }
          continuation.finish()
        }
      }
    }
  }

  /// The lines of a text, as they are read from standard input too.
  static func lines(of text: String) -> [String] {
    // Two scalars that end a line are one `Character`, so lines are split by scalars.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
