package import SceneHeadless
import SceneTerminal

extension HeadlessHost {
  /// Gives views the frames of a terminal's layout, for views that depend on their size.
  package func followTerminalLayout() { frames = WindowPane.frames }
}
