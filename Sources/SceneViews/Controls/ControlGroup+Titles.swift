extension ControlGroup {
  /// Creates a group with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The controls, the first control at the leading edge.
  public init<Controls: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls, the first control at the leading edge.
  public init<Controls: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, SceneViews.Label<Text, Image>> {
    self.init(content: content) { SceneViews.Label(titleKey, systemImage: systemImage) }
  }
}
