import Foundation
import SceneHeadless

/// What `--lint-manifest` does: reads an Info.plist, and says what is wrong with its manifest.
@MainActor struct ManifestLint {
  /// The path of the Info.plist.
  var file: String
  var surroundings: SceneManifest.Surroundings

  /// - Returns: The exit status: 0, 1 with problems, 65 for a file that can't be read or has no
  ///   manifest, 66 for one that isn't there.
  func run() -> Int32 {
    let manifest: SceneManifest
    do {
      manifest = try SceneManifest(contentsOf: URL(filePath: file))
    } catch {
      Output.complain("\(error)")
      return (error as? PropertyListError)?.code == .missing ? 66 : 65
    }
    let problems = manifest.problems(in: surroundings)
    for problem in problems { print("problem: \("\(problem)".escaped)") }
    if problems.isEmpty { print("\(file.escaped): nothing is wrong with its scene manifest") }
    return problems.isEmpty ? 0 : 1
  }
}
