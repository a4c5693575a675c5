import Foundation
import Scenes

/// The same mail app on both sides of a move to scenes; `--before` runs it as it was.
@main enum Migrating {
  @MainActor static func main() {
    if CommandLine.arguments.contains("--before") {
      Before.AppDelegate.main()
    } else {
      After.AppDelegate.main()
    }
  }
}
