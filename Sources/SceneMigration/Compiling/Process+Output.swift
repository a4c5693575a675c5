import Foundation

/// The result of running a program.
struct ProgramResult {
  /// The exit status; nil if the program was terminated because it ran too long.
  var status: Int32?
  /// Whether a signal terminated the program.
  var isCrash: Bool
  /// The combined text of standard output and standard error.
  var output: String
}

/// Runs a program until it exits, with empty standard input.
///
/// The program gets its own folder for temporary files. The folder is removed afterwards, because
/// the compiler leaves temporary files behind.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: The arguments of the program.
///   - folder: The working directory of the program.
///   - environment: The environment of the program; nil uses this process's environment with the
///     folder for temporary files.
///   - seconds: The time after which the program is terminated.
/// - Returns: The result.
/// - Throws: An error if the program can't be run.
func runProgram(
  _ path: String, _ arguments: [String], in folder: URL, environment: [String: String]? = nil,
  seconds: Double
) throws -> ProgramResult {
  let own = folder.appending(path: ".output-\(UUID().uuidString)")
  let log = own.appending(path: "log")
  let temporary = own.appending(path: "temporary")
  try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: own) }
  _ = FileManager.default.createFile(atPath: log.path, contents: nil)
  let file = try FileHandle(forWritingTo: log)
  let process = Process()
  process.executableURL = URL(filePath: path)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment =
    environment
    ?? ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = file
  process.standardError = file
  let end = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in end.signal() }
  try process.run()
  var isLate = false
  if end.wait(timeout: .now() + seconds) == .timedOut {
    isLate = true
    kill(process.processIdentifier, SIGKILL)
    end.wait()
  }
  try? file.close()
  let output = (try? Data(contentsOf: log)) ?? Data()
  return ProgramResult(
    status: isLate ? nil : process.terminationStatus,
    isCrash: process.terminationReason == .uncaughtSignal,
    output: String(decoding: output.prefix(4_000_000), as: UTF8.self))
}
