import Foundation
import SceneHeadless

/// The command `scene-migration`, which reports what an iOS app loses when it adopts scenes.
@main @MainActor enum SceneMigration {
  static func main() {
    Interruption.prepare()
    do {
      let status = try run(Array(CommandLine.arguments.dropFirst()))
      exit(Output.standard.end(with: status))
    } catch let error as MigrationError {
      Output.standard.complain(lines: "\(error)".lines)
      exit(error.reason.rawValue)
    } catch {
      complain("\(error)")
      exit(MigrationError.Reason.unusable.rawValue)
    }
  }

  private static func complain(_ line: String) {
    Output.standard.complain(line)
  }

  /// Runs the command: prints a report on the apps of a project and, if requested, writes tests.
  ///
  /// - Parameter arguments: The arguments of the command, without the program's name.
  /// - Returns: The exit status.
  /// - Throws: An error if the report can't be made.
  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments)
    if options.showsHelp {
      Output.standard.write(text: Options.help)
      return 0
    }
    for folder in [options.tests, options.workFolder].compactMap(\.self) {
      try requireFolder(at: folder)
    }
    let root = URL(filePath: options.path).standardizedFileURL
    let files = try ProjectFiles(root)
    if let folder = options.workFolder, !files.isSingleFile {
      try requireFolder(folder, outside: root)
    }
    let toolchain = options.isDryRun ? (try? Toolchain()) ?? .forReading : try Toolchain()
    let finder = AppFinder(files: files)
    let all = finder.candidates()
    let candidates = try chosen(all, options, finder)
    let work = options.workFolder.map { URL(filePath: $0) } ?? temporaryFolder()
    if options.workFolder == nil { Interruption.temporaryFolder = work }
    defer { if options.workFolder == nil { try? FileManager.default.removeItem(at: work) } }
    try writing(to: work.path) {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    }
    if !options.isDryRun, candidates.contains(where: \.hasDelegates) {
      complain(
        "Code of \(options.path) is built and run here, with your rights; --dry-run doesn't.")
    }
    var reports: [AppReport] = []
    for (index, candidate) in candidates.enumerated() {
      complain("app \(candidate.name): \(candidate.reason)")
      var review = AppReview(
        candidate, files: files, toolchain: toolchain,
        folder: work.appending(path: "\(index)-\(candidate.module)"), isDryRun: options.isDryRun)
      review.links = options.links
      reports.append(try review.run())
    }
    let report = ProjectReport(
      project: options.path, apps: reports,
      notes: finder.notes + others(all, reported: candidates), isDryRun: options.isDryRun)
    switch options.format {
    case .text: Output.standard.write(text: report.text)
    case .markdown: Output.standard.write(text: report.markdown)
    case .json: Output.standard.write(text: try report.json)
    }
    // The report is printed before the tests are written, so a failure to write the tests doesn't
    // lose the report.
    if let tests = options.tests {
      for (candidate, report) in zip(candidates, reports) {
        let sources = candidate.files.compactMap { path in
          files.text(path).map { SourceText(path: path, text: $0) }
        }
        let values = SampleValues(candidate.infoPlist, sources)
        let suite = StartingTests(candidate: candidate, report: report, values: values)
        complain(try writing(to: tests) { try suite.write(into: URL(filePath: tests)) })
      }
    }
    return report.exitStatus
  }

  /// Throws an error if the path of a folder to create is the path of a file.
  ///
  /// The path is checked before any long work starts.
  private static func requireFolder(at path: String) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue else { return }
    throw MigrationError(.usage, path, "it isn't a folder", "name a folder to write into")
  }

  /// Throws an error if a folder to write into is inside the project's folder.
  ///
  /// The next report would otherwise treat the copies in that folder as sources of the app.
  private static func requireFolder(_ path: String, outside root: URL) throws {
    func parts(_ url: URL) -> [String] { url.resolvingSymlinksInPath().pathComponents }
    guard parts(URL(filePath: path).standardizedFileURL).starts(with: parts(root)) else { return }
    throw MigrationError(
      .usage, path, "it is in the project, where nothing is changed", "name a folder outside")
  }

  /// Calls a closure that writes to a path, and converts its errors to a `MigrationError` that names the path.
  private static func writing<Value>(to path: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as MigrationError {
      throw error
    } catch {
      throw MigrationError(
        .unwritable, path, "it can't be written: \(error.localizedDescription)",
        "name a folder that you can write into")
    }
  }

  private static func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "scene-migration-\(UUID().uuidString)")
  }

  private static func chosen(
    _ all: [AppCandidate], _ options: Options, _ finder: AppFinder
  ) throws -> [AppCandidate] {
    guard !all.isEmpty else { throw finder.absence(in: options.path) }
    guard let name = options.app else { return all.filter { !$0.isFurther } }
    let found = all.filter { $0.name == name }
    guard !found.isEmpty else {
      throw MigrationError(
        .usage, "--app \(name)", "there is no such app",
        "use one of: \(all.map(\.name).joined(separator: ", "))")
    }
    return found
  }

  /// Returns notes that list the apps of more deeply nested projects, if the report omits these apps.
  private static func others(_ all: [AppCandidate], reported: [AppCandidate]) -> [String] {
    let others = all.filter { $0.isFurther }
    guard !others.isEmpty, reported.allSatisfy({ !$0.isFurther }) else { return [] }
    return others.map { "app \($0.name): \($0.reason)" } + [
      "the projects of these apps are further down than the nearest; --app NAME reports on one"
    ]
  }
}
