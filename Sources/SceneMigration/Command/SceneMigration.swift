import Foundation

/// The command `scene-migration`.
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
  /// - Parameter arguments: The command line, without the program's name.
  /// - Returns: The exit status.
  /// - Throws: The reason why it can't be done.
  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments)
    if options.showsHelp {
      print(Options.help, terminator: "")
      return 0
    }
    let root = URL(filePath: options.path).standardizedFileURL
    let files = try ProjectFiles(root)
    let toolchain = try Toolchain()
    let candidates = try chosen(AppFinder(files: files).candidates(), options)
    let work = options.workFolder.map { URL(filePath: $0) } ?? temporaryFolder()
    defer { if options.workFolder == nil { try? FileManager.default.removeItem(at: work) } }
    if !options.isDryRun {
      complain(
        "Code of \(options.path) is built and run here, with your rights; --dry-run doesn't.")
    }
    var reports: [AppReport] = []
    for (index, candidate) in candidates.enumerated() {
      complain("app \(candidate.name): \(candidate.reason)")
      var review = AppReview(
        candidate, files: files, toolchain: toolchain,
        folder: work.appending(path: "\(index)-\(candidate.module)"), isDryRun: options.isDryRun)
      reports.append(try review.run())
    }
    if let tests = options.tests {
      for candidate in candidates {
        let file = try StartingTests(candidate: candidate).write(into: URL(filePath: tests))
        complain("wrote \(file)")
      }
    }
    let report = ProjectReport(project: options.path, apps: reports)
    switch options.format {
    case .text: print(report.text, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .json: print(try report.json)
    }
    return report.exitStatus
  }

  private static func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "scene-migration-\(UUID().uuidString)")
  }

  private static func chosen(_ all: [AppCandidate], _ options: Options) throws -> [AppCandidate] {
    guard !all.isEmpty else {
      throw MigrationError(
        .unreadable, options.path,
        "no application delegate, scene delegate or App is among its Swift files",
        "name the folder that contains the app's sources")
    }
    guard let name = options.app else { return all }
    let found = all.filter { $0.name == name }
    guard !found.isEmpty else {
      throw MigrationError(
        .usage, "--app \(name)", "there is no such app",
        "use one of: \(all.map(\.name).joined(separator: ", "))")
    }
    return found
  }
}
