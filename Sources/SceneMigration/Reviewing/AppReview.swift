import Foundation
import SceneRuntime
import StandIns

/// Prepares, compiles and runs one application, and derives the verdicts of its report.
struct AppReview {
  let candidate: AppCandidate
  let files: ProjectFiles
  let toolchain: Toolchain
  /// The folder for copies of sources and for programs.
  let folder: URL
  /// Whether to stop before the program is built and run.
  var isDryRun = false
  /// The links that a run opens in the app.
  ///
  /// If there is no link to a web page, or no link with another scheme, the report uses a sample of the missing kind.
  var links: [URL] = []

  var report: AppReport

  init(
    _ candidate: AppCandidate, files: ProjectFiles, toolchain: Toolchain, folder: URL,
    isDryRun: Bool
  ) {
    self.candidate = candidate
    self.files = files
    self.toolchain = toolchain
    self.folder = folder
    self.isDryRun = isDryRun
    report = AppReport(
      app: candidate.name, reason: candidate.reason,
      delegates: candidate.delegates.map {
        .init(role: $0.kind.rawValue, name: $0.name, place: "\($0.file):\($0.line)")
      },
      infoPlist: candidate.infoPlistPath, notes: candidate.notes)
  }

  /// Reviews the application and returns the report.
  mutating func run() throws -> AppReport {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    lint()
    guard candidate.applicationDelegate != nil || !candidate.sceneDelegates.isEmpty else {
      report.notRun = "no delegate is among the Swift files, so no method can be lost"
      return report
    }
    let originals = candidate.files.compactMap { path in
      files.text(path).map { SourceText(path: path, text: $0).withoutObsoleteMethods }
    }
    var preparation = Preparation(modules: toolchain.importable)
    let copies = originals.map { preparation.prepared($0) }
    report.changes = preparation.changes
    let evidence = SourceEvidence(originals, candidate)
    judgeLaunch(evidence)
    guard !isDryRun else {
      report.notRun = "--dry-run builds and runs nothing"
      return report
    }
    noteConfigurations(evidence)
    try buildAndPlay(copies, evidence)
    if report.notRun != nil { judgeSource(evidence) }
    return report
  }

  // MARK: - Building

  private mutating func buildAndPlay(_ copies: [SourceText], _ evidence: SourceEvidence) throws {
    var build = AppBuild(
      toolchain: toolchain, folder: folder, module: module, program: program(in: copies))
    var result = try build.run(copies)
    let changes = report.changes
    let (notes, notJudged) = (report.notes, report.notJudged)
    // If a statement ends the process in all runs, it is removed, so that the runs reach the code
    // after the statement.
    for _ in 0..<5 {
      report.changes = (changes + result.changes).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      report.standIns = result.catalog.list
      (report.notes, report.notJudged) = (notes, notJudged)
      guard let program = result.program else {
        report.notRun = "it doesn't compile here: \(result.reason ?? "")"
        return
      }
      report.notRun = nil
      let failures = try play((program, Set(result.catalog.types.keys)), evidence)
      guard report.notRun != nil, let place = failures.lazy.compactMap(Self.place).first,
        let next = try build.run(without: place)
      else { return }
      result = next
    }
  }

  /// Returns the file and line at which the app's code ended the process; nil if the reason of the
  /// failure names no file and line.
  private static func place(_ reason: String) -> (file: String, line: Int)? {
    guard let match = reason.firstMatch(of: /^([^:\/]+\.swift):(\d+): Fatal error/),
      let line = Int(match.2)
    else { return nil }
    return (String(match.1), line)
  }

  /// The name of the module that is built from the copies.
  var module: String {
    let isTaken =
      toolchain.importable.contains(candidate.module)
      || toolchain.ownModules.contains(candidate.module)
    return isTaken ? candidate.module + "App" : candidate.module
  }

  /// Returns the source of the file `Program.swift`, which starts the program.
  func program(in copies: [SourceText]) -> String {
    // The branches of an `#if` can declare the same class, so a name can occur twice.
    let mains = Set(
      copies.flatMap { copy in
        copy.types.filter { $0.attributes.contains("@main") }.map(copy.fullName)
      }
    ).sorted()
    let delegate =
      copies.lazy.flatMap { copy in
        copy.types.filter {
          $0.keyword == "class" && $0.name == candidate.applicationDelegate?.name
        }.map(copy.fullName)
      }.first ?? candidate.applicationDelegate?.name ?? "StandInApplicationDelegate"
    var lines = ["import StandIns", "import UIKit"]
    if candidate.applicationDelegate == nil {
      lines.append(
        "final class StandInApplicationDelegate: UIKit.NSObject, UIApplicationDelegate {}")
    }
    let start = "static func main() { Trial.run(\(delegate).self) }"
    let names = storyboards.map { "\"\($0)\"" }.joined(separator: ", ")
    lines.append("import SceneRuntime")
    lines.append(
      "extension \(delegate) { static var storyboards: [Storyboard] { Trial.storyboards([\(names)]) } }"
    )
    for main in mains { lines.append("extension \(main) { \(start) }") }
    if mains.isEmpty { lines.append("@main enum SceneMigrationProgram { \(start) }") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of the storyboards in the Info.plist, except names that aren't Swift identifiers.
  private var storyboards: [String] {
    let roles = candidate.manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    let scenes = roles.values.flatMap { $0 as? [[String: Any]] ?? [] }
      .compactMap { $0["UISceneStoryboardFile"] as? String }
    let main = candidate.infoPlist?["UIMainStoryboardFile"] as? String
    return Set(scenes + [main].compactMap(\.self)).filter(StandInCatalog.isName).sorted()
  }
}
