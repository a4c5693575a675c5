public import SceneViews

extension SceneStorage {
  /// Creates a property for the customization of a table: the columns that a person shows and hides.
  ///
  /// - Parameter key: The key, unique among the values of the scene.
  public init<Row: Identifiable>(_ key: String) where Value == TableColumnCustomization<Row> {
    self.init(key, TableColumnCustomization(), .codable)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for a customization of the tabs of a tab view.
  ///
  /// - Parameter key: The key, unique among the values of the scene.
  public init(_ key: String) {
    self.init(key, TabViewCustomization(), .codable)
  }
}
