import Foundation

/// The result of running a program.
struct ProgramResult {
  /// The exit status; nil if the program was terminated because it ran too long or printed too
  /// much.
  var status: Int32?
  /// Whether a signal terminated the program.
  var isCrash: Bool
  /// The end of the combined text of standard output and standard error.
  var output: String
  /// Whether the program was terminated because it printed too much.
  var isTooLong = false
}

/// Runs a program until it exits, with empty standard input.
///
/// Unless an environment is given, the program gets its own folder for temporary files. The folder is removed
/// afterwards, because the compiler leaves temporary files behind. Processes that the program started and left running
/// are terminated too, unless they have a process group of their own.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: The arguments of the program.
///   - folder: The working directory of the program.
///   - environment: The environment of the program; nil uses this process's environment with the
///     folder for temporary files.
///   - seconds: The time after which the program is terminated.
///   - limit: The number of bytes of output after which the program is terminated.
/// - Returns: The result.
/// - Throws: An error if the program can't be run.
func runProgram(
  _ path: String, _ arguments: [String], in folder: URL, environment: [String: String]? = nil,
  seconds: Double, limit: Int = 64_000_000
) throws -> ProgramResult {
  // The compiler crashes if the path of the folder for temporary files isn't ASCII.
  let isASCII = folder.path.utf8.allSatisfy { $0 < 128 }
  let own = (isASCII ? folder : URL(filePath: "/tmp"))
    .appending(path: ".output-\(UUID().uuidString)")
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
  try Interruption.start(process)
  let latest = Date(timeIntervalSinceNow: seconds)
  var isLate = false
  var isTooLong = false
  var isAbandoned = false
  while end.wait(timeout: .now() + 0.1) == .timedOut {
    isLate = isLate || Date() >= latest
    isTooLong = isTooLong || size(of: log) > limit
    guard isLate || isTooLong || hasEnded(process) else { continue }
    // `Process` reports the end of a program only after the processes that the program started have ended too.
    Interruption.finish(process)
    if end.wait(timeout: .now() + 5) == .success { break }
    isLate = true
    isAbandoned = true
    break
  }
  Interruption.finish(process)
  try? file.close()
  let isEnded = isLate || isTooLong
  return ProgramResult(
    status: isEnded ? nil : process.terminationStatus,
    isCrash: !isAbandoned && process.terminationReason == .uncaughtSignal,
    output: try String(decoding: endOfFile(log, limit: 4_000_000), as: UTF8.self),
    isTooLong: isTooLong)
}

/// Returns whether a program has ended, even if processes that the program started still run.
private func hasEnded(_ process: Process) -> Bool {
  var info = siginfo_t()
  let found = waitid(
    P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOHANG | WNOWAIT)
  return found == 0 && info.si_signo == SIGCHLD
}

private func size(of file: URL) -> Int {
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  return attributes?[.size] as? Int ?? 0
}

/// Returns the last bytes of a file.
private func endOfFile(_ file: URL, limit: Int) throws -> Data {
  let handle = try FileHandle(forReadingFrom: file)
  defer { try? handle.close() }
  try handle.seek(toOffset: UInt64(max(0, size(of: file) - limit)))
  return try handle.read(upToCount: limit) ?? Data()
}
