/// The source of the acts of a run.
public enum ScriptInput: Hashable, Sendable {
  /// The file at the given path.
  case file(String)
  /// Standard input: an interactive session at a terminal, otherwise a script that is read as it
  /// arrives.
  case standardInput

  /// An error that prevents reading, with its exit status.
  package struct Failure: Error {
    var message: String

    static let status: Int32 = 66
  }

  /// Whether the input is typed by a person.
  package var isTerminal: Bool { self == .standardInput && Descriptor.standardInput.isTerminal }

  /// Opens the input.
  ///
  /// - Throws: A ``Failure`` with the reason why the input can't be read.
  func open() throws(Failure) -> Descriptor {
    do throws(Descriptor.Failure) {
      let descriptor =
        switch self {
        // The file may also be a pipe, such as the pipe of a shell's `<(…)`.
        case .file(let path): try Descriptor(path: path)
        case .standardInput: Descriptor.standardInput
        }
      try descriptor.checkReadable()
      return descriptor
    } catch {
      throw failure(error)
    }
  }

  /// Returns the failure, with its message, for an error of the operating system.
  func failure(_ failure: Descriptor.Failure) -> Failure {
    switch self {
    case .file(let path) where failure.isMissing:
      Failure(message: "\(path): there is no file to read; name a file of acts, one a line")
    case .file(let path):
      Failure(message: "\(path) can't be read: \(failure.message); name a file of acts, one a line")
    case .standardInput:
      Failure(
        message: "standard input can't be read: \(failure.message); give it acts, one a line, or "
          + "name a file with --script")
    }
  }
}
