import Foundation

/// The end of a program that was run.
struct ProgramResult {
  /// The exit status; nil if the program was ended because it took too long.
  var status: Int32?
  /// Whether a signal ended it.
  var isCrash: Bool
  /// The standard output and the standard error.
  var output: String
}

/// Runs a program to its end, without input.
///
/// It gets a folder for its temporary files, which is removed afterwards: the compiler leaves some behind.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: Its arguments.
///   - folder: Its working directory.
///   - environment: Its environment; nil for that of this process with the folder for temporary files.
///   - seconds: The time after which it is ended.
/// - Returns: Its end.
/// - Throws: The reason why it can't be done.
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
