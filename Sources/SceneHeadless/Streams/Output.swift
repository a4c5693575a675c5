// `@preconcurrency` allows the use of `stdout`, which the C library declares as a global variable. Nothing changes the
// variable.
@preconcurrency import Foundation
import SceneRuntime

/// The standard output and standard error of a run, written in complete lines.
///
/// In a run without a screen, the library writes all output through this class. The class escapes control characters,
/// including line breaks within a line.
@MainActor package final class Output {
  /// The output that writes to the process's own streams.
  package static let standard = Output()

  /// Closures that hide and show the line that a person edits, called before and after output; nil while no line is
  /// edited.
  var editing: (hide: () -> Void, show: () -> Void)?
  private let send: ([UInt8]) throws(Descriptor.Failure) -> Void
  private let sendComplaint: ([UInt8]) throws(Descriptor.Failure) -> Void
  private var failure: Descriptor.Failure?
  private var isFailureReported = false

  /// Whether writing has failed.
  ///
  /// After a failure, further text for standard output is dropped.
  package var hasFailed: Bool { failure != nil }

  /// Creates an output that writes to the process's standard output and standard error.
  private init() {
    Descriptor.holdStandardStreams()
    // The app's own output goes through the C library, which loses output if the descriptor doesn't
    // block.
    Descriptor.standardOutput.setBlocking()
    send = { bytes throws(Descriptor.Failure) in
      // The app's earlier output is written first. Only this stream is flushed, because flushing
      // all streams would block on a stream that is being read.
      guard fflush(stdout) == 0 else { throw .last }
      // `ferror` reports whether an earlier write by the app failed.
      guard ferror(stdout) == 0 else { throw Descriptor.Failure(code: EIO) }
      try Descriptor.standardOutput.write(bytes)
    }
    sendComplaint = Descriptor.standardError.write
  }

  /// Creates an output that passes the bytes to closures, for tests.
  package init(
    recording: @escaping ([UInt8]) -> Void, complaints: @escaping ([UInt8]) -> Void
  ) {
    send = { bytes throws(Descriptor.Failure) in recording(bytes) }
    sendComplaint = { bytes throws(Descriptor.Failure) in complaints(bytes) }
  }

  // MARK: - Lines

  /// Writes a line to standard output.
  package func write(_ line: String) {
    write(lines: [line])
  }

  /// Writes lines to standard output.
  package func write(lines: [String]) {
    around { write(lines.map { $0.escaped + "\n" }.joined(), by: send) }
  }

  /// Writes a text, which may have several lines.
  package func write(text: String) {
    write(lines: text.lines)
  }

  /// Writes lines to standard error; failures are ignored.
  package func complain(lines: [String]) {
    around { try? sendComplaint(Array(lines.map { $0.escaped + "\n" }.joined().utf8)) }
  }

  /// Writes a line to standard error.
  package func complain(_ line: String) {
    complain(lines: [line])
  }

  // MARK: - Terminals

  /// Writes a prompt, without a line break.
  func write(prompt: String) {
    write(prompt.escaped, by: send)
  }

  /// Draws on the terminal.
  func draw(_ strokes: [TerminalStroke]) {
    write(strokes.map(\.sequence).joined(), by: send)
  }

  // MARK: - Ending

  /// Flushes pending output, and reports a failure to write.
  ///
  /// - Parameter status: The exit status if everything was written.
  /// - Returns: The exit status, or 74 after a failure.
  package func end(with status: Int32) -> Int32 {
    write("", by: send)
    guard let failure else { return status }
    if !isFailureReported {
      isFailureReported = true
      complain(
        "standard output can't be written: \(failure.message); what was printed isn't complete")
    }
    return 74
  }

  private func around(_ body: () -> Void) {
    editing?.hide()
    body()
    editing?.show()
  }

  private func write(_ text: String, by send: ([UInt8]) throws(Descriptor.Failure) -> Void) {
    if failure != nil { return }
    do {
      try send(Array(text.utf8))
    } catch {
      failure = error
    }
  }
}

extension String {
  /// The lines of the text; a trailing line break doesn't start another line.
  package var lines: [String] {
    // CR and LF together are one `Character`, so the text is split by scalars.
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
