// The C library's `stdout`, which comes with it, is a variable nobody changes.
@preconcurrency import Foundation
import SceneRuntime

/// The standard output and standard error of a run, written in whole lines.
///
/// Every text of the library leaves the process here, and nothing that could disturb a terminal leaves
/// with it: a line break within a line is written out as any control character is.
@MainActor package final class Output {
  /// The process's own streams.
  package static let standard = Output()

  /// Called before and after something is written, while a line is edited at the terminal.
  var editing: (hide: () -> Void, show: () -> Void)?
  private let send: ([UInt8]) throws(Descriptor.Failure) -> Void
  private let sendComplaint: ([UInt8]) throws(Descriptor.Failure) -> Void
  private var failure: Descriptor.Failure?
  private var isFailureSaid = false

  /// Whether something couldn't be written; what comes later isn't written either.
  package var hasFailed: Bool { failure != nil }

  /// Writes to the process's standard output and standard error.
  private init() {
    Descriptor.holdStandardStreams()
    // The app prints through the C library.
    Descriptor.standardOutput.setBlocking()
    send = { bytes throws(Descriptor.Failure) in
      // What the app itself printed comes first. This stream only: flushing all would wait for one
      // that is being read.
      guard fflush(stdout) == 0 else { throw .last }
      // The app printed something itself, and it failed then.
      guard ferror(stdout) == 0 else { throw Descriptor.Failure(code: EIO) }
      try Descriptor.standardOutput.write(bytes)
    }
    sendComplaint = Descriptor.standardError.write
  }

  /// Calls closures with the bytes in place of writing them, for tests.
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

  /// Writes a text whose line breaks are meant.
  package func write(text: String) {
    write(lines: text.lines)
  }

  /// Writes lines to standard error; a failure is ignored.
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

  // MARK: - The end

  /// Writes what is still waiting, and says if something couldn't be written.
  ///
  /// - Parameter status: The exit status if everything was written.
  /// - Returns: The exit status: this one, or 74.
  package func end(with status: Int32) -> Int32 {
    write("", by: send)
    guard let failure else { return status }
    if !isFailureSaid {
      isFailureSaid = true
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
  /// Its lines; that the last one ends doesn't begin another.
  package var lines: [String] {
    // Two scalars that end a line are one `Character`, so lines are split by scalars.
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
