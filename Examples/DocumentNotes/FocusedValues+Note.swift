import SceneMacros
import Scenes

extension FocusedValues {
  /// The text of the note in front.
  @Entry var noteText: Binding<String>?
  /// Whether the window in front shows the statistics.
  @Entry var showsStatistics: Binding<Bool>?
}
