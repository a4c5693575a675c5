/// Where the acts of a run come from.
public enum ScriptInput: Hashable, Sendable {
  /// A file.
  case file(String)
  /// Standard input: at a terminal a session with a prompt, else a script read as it comes.
  case standardInput

  /// Why there are no lines, and the exit status that says so.
  package struct Failure: Error {
    var message: String

    static let status: Int32 = 66
  }

  /// Whether somebody types.
  package var isTerminal: Bool { self == .standardInput && Descriptor.standardInput.isTerminal }

  /// Opens it.
  ///
  /// - Throws: Why it can't be read.
  func open() throws(Failure) -> Descriptor {
    do throws(Descriptor.Failure) {
      let descriptor =
        switch self {
        // A pipe is read as well, such as what a shell names by `<(…)`.
        case .file(let path): try Descriptor(path: path)
        case .standardInput: Descriptor.standardInput
        }
      try descriptor.checkReadable()
      return descriptor
    } catch {
      throw failure(error)
    }
  }

  /// Why it can't be read.
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
