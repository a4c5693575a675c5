// The C library's `stdout`, which comes with it, is a variable nobody changes.
@preconcurrency import Foundation

/// Where a run writes what a person reads.
package enum Output {
  /// Writes to standard output, in one order with what the app itself prints.
  package static func write(_ text: String) {
    print(text, terminator: "")
    // This stream only: flushing all would wait for the thread that reads standard input.
    fflush(stdout)
  }

  /// Writes a line to standard error; where that can't be written nobody listens.
  package static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
