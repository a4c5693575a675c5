import Foundation

/// Where a run writes what a person reads.
package enum Output {
  /// Writes to standard output, in one order with what the app itself prints.
  package static func write(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }

  /// Writes a line to standard error; where that can't be written nobody listens.
  package static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
