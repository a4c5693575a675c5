public import SceneViews

extension SceneStorage {
  /// Creates a property for the columns of a table as a person arranges them.
  ///
  /// - Parameter key: The key, unique among the values of the scene.
  public init<Row: Identifiable>(_ key: String) where Value == TableColumnCustomization<Row> {
    self.init(key, TableColumnCustomization(), .codable)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for the tabs of a tab view as a person arranges them.
  ///
  /// - Parameter key: The key, unique among the values of the scene.
  public init(_ key: String) {
    self.init(key, TabViewCustomization(), .codable)
  }
}
