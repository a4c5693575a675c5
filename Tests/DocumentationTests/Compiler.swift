import Checking
import Foundation
import Synchronization

/// Checks sources as an app that uses the library would have them checked.
enum Compiler {
  /// The root of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the package's modules, which are built beside the tests.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules")

  /// Checks a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - isStrict: Whether a warning is an error.
  /// - Returns: The messages of the compiler; none if the source is right.
  /// - Throws: An error of the system if the compiler can't be run.
  static func check(_ source: String, isStrict: Bool = false) throws -> [String] {
    try check(["Sample.swift": source], isStrict: isStrict)
  }

  /// Checks the files of a program together.
  ///
  /// - Parameters:
  ///   - sources: The sources by the names of their files.
  ///   - isStrict: Whether a warning is an error.
  /// - Returns: The messages of the compiler; none if the sources are right.
  /// - Throws: An error of the system if the compiler can't be run.
  static func check(_ sources: [String: String], isStrict: Bool) throws -> [String] {
    // A file `main.swift` has the code that a program begins with.
    let isLibrary = sources["main.swift"] == nil
    return try check(
      sources,
      (isLibrary ? ["-parse-as-library"] : [])
        + ["-I", modules.path] + (isStrict ? ["-warnings-as-errors"] : []))
  }

  /// Checks the manifest of a package as the package manager would have it checked.
  ///
  /// - Parameter source: The manifest.
  /// - Returns: The messages of the compiler; none if the manifest is right.
  /// - Throws: An error of the system if the compiler can't be run.
  static func checkManifest(_ source: String) throws -> [String] {
    guard let match = targetInformation.firstMatch(of: /"runtimeResourcePath": "([^"]*)"/) else {
      return ["the compiler doesn't say where its modules are"]
    }
    return try check(
      ["Package.swift": source],
      ["-I", "\(match.1)/pm/ManifestAPI", "-package-description-version", "6.2.0"])
  }

  /// The command that checks files: what the driver would run, which takes a third of the time to find that out.
  private static let checker: [String] = {
    let driver = ["swiftc", "-typecheck"]
    guard let folder = try? makeFolder() else { return driver }
    defer { try? FileManager.default.removeItem(at: folder) }
    let jobs = try? run(driver + ["-###", "-module-name", "Sample", "Sample.swift"], in: folder)
    // A path with a blank is quoted.
    guard let text = jobs?.output, jobs?.status == 0, !text.contains("\""),
      text.count(where: \.isNewline) == 1
    else { return driver }
    let command = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return command.filter { $0 != "-primary-file" && $0 != "Sample.swift" }
  }()

  /// An error or a warning of the compiler.
  struct Finding {
    let isError: Bool
    let file: String
    let line: Int
    let message: String
  }

  /// Checks the files of a program that isn't a main file, warnings included.
  ///
  /// - Parameters:
  ///   - sources: The sources by the names of their files.
  ///   - options: Options of the compiler besides those for the package's modules.
  /// - Returns: The errors and the warnings in the order in which the compiler tells them.
  /// - Throws: An error of the system if the compiler can't be run.
  static func findings(_ sources: [String: String], _ options: [String]) throws -> [Finding] {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, source) in sources {
      try source.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let plugin = modules.deletingLastPathComponent().appending(path: "PreviewMacros-tool").path
    let (text, status) = try run(
      checker + ["-parse-as-library", "-I", modules.path, "-diagnostic-style", "llvm"]
        + ["-load-plugin-executable", "\(plugin)#PreviewMacros"] + options
        + sources.keys.sorted().map { folder.appending(path: $0).path },
      in: folder)
    let findings = text.matches(of: /(?m)^\/.*\/([^\/:]+):(\d+):\d+: (error|warning): (.*)$/).map {
      Finding(
        isError: $0.3 == "error", file: "\($0.1)", line: Int($0.2) ?? 0, message: "\($0.4)")
    }
    if status != 0, findings.isEmpty {
      return [Finding(isError: true, file: "", line: 0, message: text)]
    }
    return findings
  }

  /// Checks programs side by side, each in a file of its own whose declarations no other file sees: one call of the
  /// compiler takes a tenth of the time of one call for each.
  ///
  /// - Parameters:
  ///   - programs: The files of programs, by any names.
  ///   - common: A source with declarations that all programs see.
  ///   - isStrict: Whether a program with a warning isn't built.
  /// - Returns: The names of the programs that build. Others have to be checked alone: they may have an error, or
  ///   something that can't be private, such as the conformance of a type of another module.
  static func built(
    _ programs: [String: [String]], beside common: String = "", isStrict: Bool = false
  ) -> Set<String> {
    var sources = ["Common.swift": common]
    var names: [String: String] = [:]
    for (number, (name, files)) in programs.sorted(by: { $0.key < $1.key }).enumerated() {
      let lines = files.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      let imports = lines.filter { $0.hasPrefix("import ") }
      // A module has one app that is its program.
      let rest = lines.filter { !$0.hasPrefix("import ") }
        .map { $0.hasPrefix("@main") ? $0.dropFirst("@main".count).drop { $0 == " " } : $0 }
      sources["S\(number).swift"] =
        (Set(imports).sorted() + privateDeclarations(rest)).joined(separator: "\n")
      names["S\(number).swift"] = name
    }
    // An import counts for its own file.
    let options = ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"]
    guard let findings = try? findings(sources, options) else { return [] }
    for finding in findings where isStrict || finding.isError {
      // Otherwise the compiler failed as a whole.
      if names.removeValue(forKey: finding.file) == nil, sources[finding.file] == nil { return [] }
    }
    return Set(names.values)
  }

  /// Returns the lines of a file with its declarations private.
  private static func privateDeclarations(_ lines: [Substring]) -> [Substring] {
    // The access of a declaration stands after its attributes; an extension that adds a conformance has none.
    let pattern =
      /^((?:@\w+(?:\([^)]*\))? )*)(?:public )?(?!extension [^{]*:)((?:(?:final|indirect|nonisolated) )*(?:struct|class|enum|actor|protocol|func|let|var|typealias|extension) .*)/
    var depth = 0
    return lines.map { line in
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      guard depth == 0, let match = line.firstMatch(of: pattern) else { return line }
      return "\(match.1)private \(match.2)"
    }
  }

  private static func check(
    _ sources: [String: String], _ options: [String]
  ) throws -> [String] {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, source) in sources {
      try source.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let files = sources.keys.sorted().map { folder.appending(path: $0).path }
    let (text, status) = try run(
      checker + ["-swift-version", "6"] + options + files, in: folder)
    let messages = text.split(separator: "\n").filter {
      $0.hasPrefix(folder.path) && $0.contains(": error:")
    }
    if status != 0, messages.isEmpty { return [text] }
    return messages.map { String($0.split(separator: ": ", maxSplits: 2)[2]) }
  }

  /// Reads the public symbols of a module, and those that it adds to types of others.
  ///
  /// - Parameter module: The name of a module of the package.
  /// - Returns: A graph for the module, and one for each other module whose types it extends.
  /// - Throws: An error of the system, or of the decoder, if the toolchain can't write the graphs.
  static func symbolGraphs(of module: String) throws -> [SymbolGraph] {
    // Two tests that read the same module at the same time read it twice.
    if let graphs = readGraphs.withLock({ $0[module] }) { return graphs }
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = targetInformation.firstMatch(of: /"triple": "([^"]*)"/).map { String($0.1) } ?? ""
    _ = try run(
      [
        "swift-symbolgraph-extract", "-module-name", module, "-I", modules.path,
        "-target", target, "-output-dir", folder.path, "-minimum-access-level", "public",
        "-skip-synthesized-members",
      ], in: folder)
    let graphs = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
    readGraphs.withLock { $0[module] = graphs }
    return graphs
  }

  /// The symbols of the modules that were read before.
  private static let readGraphs = Mutex<[String: [SymbolGraph]]>([:])
  /// The description of the platform that the compiler builds for.
  private static let targetInformation: String = {
    guard let folder = try? makeFolder() else { return "" }
    defer { try? FileManager.default.removeItem(at: folder) }
    return (try? run(["swiftc", "-print-target-info"], in: folder).output) ?? ""
  }()

  /// Builds an app, and runs it with acts from a pipe.
  ///
  /// - Parameters:
  ///   - source: The source of a file that declares the app.
  ///   - app: The name of the app's type.
  ///   - acts: The acts, one in a line.
  /// - Returns: What the compiler and the app print.
  /// - Throws: An error of the system if the tools can't be run.
  static func run(_ source: String, app: String, acts: [String]) throws -> String {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = "@main enum Program { @MainActor static func main() { \(app).main() } }"
    try "\(source)\n\(program)\n"
      .write(to: folder.appending(path: "App.swift"), atomically: true, encoding: .utf8)
    try acts.map { "\($0)\n" }.joined()
      .write(to: folder.appending(path: "acts"), atomically: true, encoding: .utf8)
    let built = modules.deletingLastPathComponent()
    let objects = try [
      "SceneModel", "SceneDisplay", "CombineNames", "SceneLayout", "SceneRuntime", "ScenePictures",
      "SceneViews",
      "SceneHeadless", "SceneTerminal", "Scenes",
    ].flatMap { module in
      // The folder may also have objects of files that were renamed or removed.
      let folder = built.appending(path: "\(module).build")
      return try String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
        .split(separator: "\n").compactMap { $0.split(separator: "/").last }
        .map { folder.appending(path: "\($0).o").path }
    }
    let (messages, status) = try run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-use-ld=lld", "-I", modules.path]
        + (isSanitized ? ["-sanitize=thread"] : [])
        + [folder.appending(path: "App.swift").path] + objects
        + ["-o", folder.appending(path: "app").path], in: folder)
    if status != 0 { return messages }
    return try run(["sh", "-c", "cd '\(folder.path)' && ./app <acts"], in: folder).output
  }

  /// Makes an empty folder for one call, which removes it at its end.
  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs a tool of the toolchain.
  ///
  /// - Returns: Both outputs, and the status of the process.
  private static func run(
    _ arguments: [String], in folder: URL
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    // The compiler leaves folders behind where it keeps what it makes.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
