package import SceneHeadless
import SceneTerminal

extension HeadlessHost {
  /// Lays windows out as in a terminal, so that views that depend on their size get frames.
  package func followTerminalLayout() { frames = WindowPane.frames }
}
