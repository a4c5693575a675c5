import Foundation

/// Checks sources as an app that uses the library would have them checked.
enum Compiler {
  /// The root of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Checks a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - isStrict: Whether a warning is an error.
  /// - Returns: The messages of the compiler; none if the source is right.
  /// - Throws: An error of the system if the compiler can't be run.
  static func check(_ source: String, isStrict: Bool = false) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Sample.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Modules are built beside the tests.
    let modules = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "Modules")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
        file.path,
      ] + (isStrict ? ["-warnings-as-errors"] : [])
    // The compiler leaves folders behind where it keeps what it makes.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let messages = text.split(separator: "\n").filter {
      $0.hasPrefix(file.path) && $0.contains(": error:")
    }
    if process.terminationStatus != 0, messages.isEmpty { return [text] }
    return messages.map { String($0.split(separator: ": ", maxSplits: 2)[2]) }
  }
}
