public import SceneRuntime
import Scenes

extension ApplicationDelegate where Self: NSObject {
  /// Runs an application that has a delegate but no `App`, and exits the process.
  ///
  /// The scenes of the application are determined by the manifest and the delegates.
  public static func main() {
    runUntilExit()
  }

  /// The storyboards that were registered with ``UIStoryboard/register(_:initial:identified:)``.
  public static var storyboards: [Storyboard] { UIStoryboard.forConfigurations }
}
