import Foundation
import SceneHeadless

/// The `--lint-manifest` task: reads an Info.plist and prints the problems of its manifest.
@MainActor struct ManifestLint {
  /// The path of the Info.plist to check.
  var file: String
  var profile: HostProfile
  /// The app against which the file is checked; nil to check only the file.
  var surroundings: SceneManifest.Surroundings?
  /// The output for notes and problems.
  var output: Output

  /// Runs the check.
  ///
  /// - Returns: The exit status: 0 without problems, 1 with problems, 65 for a file that is invalid or has no
  ///   manifest, 66 for a missing file.
  func run() -> Int32 {
    let manifest: SceneManifest
    do {
      manifest = try SceneManifest(contentsOf: URL(filePath: file))
    } catch {
      output.complain("\(error)")
      return (error as? PropertyListError)?.code == .missing ? 66 : 65
    }
    output.write(lines: manifest.notes(on: profile).map { "note: \($0)" })
    let problems = problems(in: manifest)
    output.write(lines: problems.map { "problem: \($0)" })
    if problems.isEmpty { output.write("\(file): nothing is wrong with its scene manifest") }
    return problems.isEmpty ? 0 : 1
  }

  private func problems(in manifest: SceneManifest) -> [Problem] {
    guard var surroundings else { return manifest.problems(on: profile) }
    // The check sends sample external events, so that it notices delegate methods that are missing.
    if let list = try? InformationPropertyList(contentsOf: URL(filePath: file)) {
      surroundings.events = list.sampleEvents
    }
    return manifest.problems(in: surroundings)
  }
}

extension InformationPropertyList {
  /// One sample event for each link scheme, activity type and quick action in the Info.plist.
  fileprivate var sampleEvents: [ExternalEvent] {
    urlSchemes.compactMap { URL(string: "\($0)://") }.map { .openURL(ExternalEvent.Link($0)) }
      + userActivityTypes.map { .continueActivity(ActivityRecord(activityType: $0)) }
      + shortcutItems.map { .performShortcut(ShortcutRecord(type: $0.type)) }
  }
}
