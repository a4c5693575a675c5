import Foundation
import SceneRuntime
import StandIns

/// Prepares, compiles, runs and judges one application.
struct AppReview {
  let candidate: AppCandidate
  let files: ProjectFiles
  let toolchain: Toolchain
  /// The folder for copies and programs.
  let folder: URL
  /// Whether to stop before building and running.
  var isDryRun = false
  /// The links that the app is sent; empty for the report's samples.
  var links: [URL] = []

  private var report: AppReport

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
        .init(kind: $0.kind.rawValue, name: $0.name, file: $0.file, line: $0.line)
      },
      infoPlist: candidate.infoPlistPath, notes: candidate.notes)
  }

  /// Carries out the review.
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
    guard !isDryRun else {
      report.notRun = "--dry-run: nothing was built or run"
      return report
    }
    guard let build = try build(copies) else { return report }
    try play(build, originals)
    return report
  }

  // MARK: - Building

  private mutating func build(_ copies: [SourceText]) throws -> (
    program: String, standIns: Set<String>
  )? {
    var module = candidate.module
    if toolchain.importable.contains(module) || toolchain.ownModules.contains(module) {
      module += "App"
    }
    let build = AppBuild(
      toolchain: toolchain, folder: folder, module: module, program: program(in: copies))
    let result = try build.run(copies)
    report.changes += result.changes
    report.changes.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    report.standIns = result.catalog.list
    guard let program = result.program else {
      report.notRun = "it doesn't compile here: \(result.reason ?? "")"
      return nil
    }
    return (program, Set(result.catalog.types.keys))
  }

  /// The source of the program's start.
  private func program(in copies: [SourceText]) -> String {
    let mains = copies.flatMap(\.types).filter { $0.attributes.contains("@main") }
    let delegate = candidate.applicationDelegate?.name ?? "StandInApplicationDelegate"
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
    for main in mains { lines.append("extension \(main.name) { \(start) }") }
    if mains.isEmpty { lines.append("@main enum SceneMigrationProgram { \(start) }") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The storyboards that the Info.plist names.
  private var storyboards: [String] {
    let roles = candidate.manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    let scenes = roles.values.flatMap { $0 as? [[String: Any]] ?? [] }
      .compactMap { $0["UISceneStoryboardFile"] as? String }
    let main = candidate.infoPlist?["UIMainStoryboardFile"] as? String
    return Set(scenes + [main].compactMap(\.self)).filter(StandInCatalog.isName).sorted()
  }

  // MARK: - The manifest

  private mutating func lint() {
    guard let list = candidate.infoPlist else {
      report.notes.append(
        "no Info.plist was found; how scenes are configured is known from the delegates alone")
      return
    }
    guard candidate.manifest != nil else {
      report.notes.append("the Info.plist has no UIApplicationSceneManifest")
      return
    }
    let file = folder.appending(path: "Lint-Info.plist")
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0),
      (try? data.write(to: file)) != nil
    else { return }
    do {
      let manifest = try SceneManifest(contentsOf: file)
      let lint = MainActor.assumeIsolated {
        (
          manifest.problems(on: .tablet).map { "\($0)" },
          manifest.notes(on: .tablet).map { "\($0)" }
        )
      }
      report.manifestProblems = lint.0
      report.manifestNotes = lint.1
    } catch {
      report.manifestProblems = [
        "\(error)".replacing(file.path, with: candidate.infoPlistPath ?? "Info.plist")
      ]
    }
    for (place, name) in candidate.namedDelegates where delegate(named: name) == nil {
      report.notJudged.append(
        "\(place): the class \(name) isn't among the Swift files that have to do with delegates")
    }
  }

  /// Returns the delegate that an Info.plist names.
  private func delegate(named name: String) -> DelegateType? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return candidate.sceneDelegates.first { $0.objectiveCName == name || $0.name == last }
  }

  /// Writes the Info.plist that the program reads, with the names of the compiled classes.
  private mutating func writeInfoPlist(module: String) throws -> String {
    var list = candidate.infoPlist ?? [:]
    var manifest = candidate.manifest
    if candidate.infoPlist == nil, let scene = candidate.sceneDelegates.first {
      report.notes.append(
        "\(scene.name) is taken as the delegate of all scenes, because no Info.plist was found")
      manifest = [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": scene.name]
          ]
        ],
      ]
    }
    if var manifest, let roles = manifest["UISceneConfigurations"] as? [String: Any] {
      manifest["UISceneConfigurations"] = roles.mapValues { entries -> Any in
        (entries as? [[String: Any]] ?? []).map { entry -> [String: Any] in
          var entry = entry
          if let name = entry["UISceneDelegateClassName"] as? String,
            let found = delegate(named: name)
          {
            entry["UISceneDelegateClassName"] = "\(module).\(found.name)"
          }
          return entry
        }
      }
      list["UIApplicationSceneManifest"] = manifest
    }
    // The app's code reads its bundle.
    let defaults = [
      "CFBundleIdentifier": "migration-report.\(module)", "CFBundleName": module,
      "CFBundleDisplayName": module, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    for (key, value) in defaults where (list[key] as? String)?.contains("$(") ?? true {
      list[key] = value
    }
    list["CFBundleExecutable"] = "program"
    let file = folder.appending(path: "Info.plist")
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: file)
    return file.path
  }

  // MARK: - Running

  private mutating func play(
    _ build: (program: String, standIns: Set<String>), _ originals: [SourceText]
  )
    throws
  {
    var module = candidate.module
    if toolchain.importable.contains(module) || toolchain.ownModules.contains(module) {
      module += "App"
    }
    let list = try writeInfoPlist(module: module)
    let trials = try Trials(
      TrialRunner(program: build.program, folder: folder, infoPlist: list, links: links),
      seconds: 60)
    report.runs = trials.runs.count
    report.questions = Set(
      trials.questions.keys.map { key in
        (key.callback.map { "\($0): " } ?? "") + key.text
      }
    ).sorted()
    for reason in trials.avoided.sorted() {
      report.notJudged.append("with some answers of stand-ins the app's code ends: \(reason)")
    }
    guard !trials.runs.isEmpty else {
      report.notRun = trials.failures.first?.reason ?? "no run had a result"
      return
    }
    let judgement = Judgement(
      trials: trials, evidence: SourceEvidence(originals, candidate), candidate: candidate,
      standIns: build.standIns, missingDelegate: missingDelegate(trials))
    report.events = judgement.events
    report.methods = judgement.methods
    report.problems = judgement.problems
    judgeWindows()
    if let failure = trials.failures.first(where: { $0.part == .lifeCycle }) {
      report.notJudged.append("the life cycle: \(failure.reason)")
    }
    if candidate.applicationDelegate == nil {
      report.methods = []
      report.notJudged.append("no application delegate is among the files")
    }
    report.notJudged += UnplayedMethods.notes(judgement.evidence.applicationMethods)
  }

  /// Sets problems with windows apart if the app's windows may come from elsewhere.
  private mutating func judgeWindows() {
    let isCut = report.changes.contains {
      ($0.kind == .leftOut || $0.kind == .condition) && $0.old.contains("indow")
    }
    guard candidate.infoPlist == nil || isCut else { return }
    let windows = report.problems.filter { $0.contains("window") }
    report.problems.removeAll { windows.contains($0) }
    let reason =
      isCut
      ? "code with windows was left out"
      : "no Info.plist says whether a storyboard makes the window"
    report.notJudged += windows.map { "\(reason): \($0)" }
  }

  /// The reason why a scene without a delegate may have one in the app.
  private func missingDelegate(_ trials: Trials) -> String? {
    let problems = Set(trials.runs.flatMap { $0.report.otherProblems.map { "\($0)" } })
    if problems.contains(where: { $0.contains("delegateClass StandIn") }) {
      return "the class of the scene's delegate isn't among the files"
    }
    if let problem = problems.first(where: { $0.contains("there is no delegate class") }) {
      return "the class isn't compiled here, or was left out: \(problem)"
    }
    if problems.contains(where: { $0.contains("isn't a ConnectedSceneDelegate") }) {
      return "the scene's delegate isn't one of a window scene, as far as its code is compiled here"
    }
    let configures = trials.runs.first?.report.rows.contains {
      $0.callback == .configurationForConnecting && $0.implementation == .implemented
    }
    if candidate.infoPlist == nil, candidate.sceneDelegates.isEmpty, configures == true {
      return
        "the app configures scenes, and neither a scene delegate nor an Info.plist is among the files"
    }
    for (place, name) in candidate.namedDelegates where delegate(named: name) == nil {
      return "the class \(name) of \(place) isn't among the files"
    }
    return nil
  }
}
