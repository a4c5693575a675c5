package import SceneHeadless
import SceneTerminal

extension HeadlessHost {
  /// Lets views that depend on their size see the layout of a terminal.
  package func followTerminalLayout() { frames = WindowPane.frames }
}
