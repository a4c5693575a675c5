import Foundation
public import SceneRuntime

/// The entry point of a program that runs an app's delegates for a migration report.
@MainActor public enum Trial {
  /// Runs a delegate with the plan whose path is in the environment, writes the result, and exits.
  ///
  /// - Parameter delegate: The class of the application's delegate.
  public static func run<Delegate: ApplicationDelegate>(_ delegate: Delegate.Type) -> Never {
    do {
      try play(delegate)
    } catch {
      Record.shared.end("\(error)")
    }
    exit(0)
  }

  /// Returns storyboards with empty windows, which replace the app's storyboards with the given names.
  ///
  /// - Parameter names: The names of the storyboards.
  /// - Returns: The storyboards.
  public static func storyboards(_ names: [String]) -> [Storyboard] {
    names.map { name in Storyboard(name) { _ in EmptyContent() } }
  }

  private static func play<Delegate: ApplicationDelegate>(_ delegate: Delegate.Type) throws {
    guard let path = ProcessInfo.processInfo.environment[TrialPlan.variable] else {
      throw CocoaError(.fileNoSuchFile)
    }
    let plan = try JSONDecoder().decode(
      TrialPlan.self, from: Data(contentsOf: URL(filePath: path)))
    Record.shared.choose(plan.answer, except: plan.exceptions)
    let file = plan.infoPlist.map { URL(filePath: $0) }
    let list = try file.map { try InformationPropertyList(contentsOf: $0) }
    var samples = MigrationReport.Samples(list ?? InformationPropertyList())
    samples.use(plan.links)
    let manifest = file.flatMap { try? SceneManifest(contentsOf: $0) }
    let report = MigrationReport(
      of: delegate, manifest: manifest, profile: .tablet, samples: samples, part: plan.part)
    let result = TrialResult(
      report: report, problems: report.problems, questions: Record.shared.asked)
    try JSONEncoder().encode(result).write(to: URL(filePath: plan.result))
  }
}

/// Empty content for a storyboard's window, because the real content isn't known.
@MainActor private final class EmptyContent: WindowContent {
  func mount(in window: SceneWindow) {}
  func update() {}
  func runEffects() {}
  func receive(_ event: ContentEvent) -> Problem? { nil }
  func deliver(_ event: ExternalEvent) -> Bool { false }
  func unmount() {}
}
