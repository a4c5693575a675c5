import Foundation

/// The command `scene-migration`, which reports what an iOS app loses when it adopts scenes.
@main enum SceneMigration {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch let error as MigrationError {
      complain("\(error)")
      exit(error.reason.rawValue)
    } catch {
      complain("\(error)")
      exit(MigrationError.Reason.unusable.rawValue)
    }
  }

  static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments of the command, without the program's name.
  /// - Returns: The exit status.
  /// - Throws: An error if the report can't be made.
  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments)
    if options.showsHelp {
      print(Options.help, terminator: "")
      return 0
    }
    for folder in [options.tests, options.workFolder].compactMap(\.self) {
      try requireFolder(at: folder)
    }
    let root = URL(filePath: options.path).standardizedFileURL
    let files = try ProjectFiles(root)
    let toolchain = options.isDryRun ? (try? Toolchain()) ?? .forReading : try Toolchain()
    let finder = AppFinder(files: files)
    let all = finder.candidates()
    let candidates = try chosen(all, options, finder)
    let work = options.workFolder.map { URL(filePath: $0) } ?? temporaryFolder()
    defer { if options.workFolder == nil { try? FileManager.default.removeItem(at: work) } }
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
    case .text: print(report.text, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .json: print(try report.json)
    }
    // The report is printed before the tests are written, so a failure to write the tests doesn't
    // lose the report.
    if let tests = options.tests {
      for (candidate, report) in zip(candidates, reports) {
        let sources = candidate.files.compactMap { path in
          files.text(path).map { SourceText(path: path, text: $0) }
        }
        let values = SampleValues(candidate.infoPlist, sources)
        complain(
          try StartingTests(candidate: candidate, report: report, values: values)
            .write(into: URL(filePath: tests)))
      }
    }
    return report.exitStatus
  }

  /// Throws an error if a file is at the path of a folder to create, before any long work starts.
  private static func requireFolder(at path: String) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue else { return }
    throw MigrationError(.usage, path, "it isn't a folder", "name a folder to write into")
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
