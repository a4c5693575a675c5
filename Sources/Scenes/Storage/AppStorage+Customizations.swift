public import Foundation
public import SceneViews

extension AppStorage {
  /// Creates a property for the columns of a table that are shown and hidden.
  ///
  /// - Parameters:
  ///   - wrappedValue: The columns while the user defaults have none; by default, no column is changed.
  ///   - key: The key in the defaults, which store the columns as JSON.
  ///   - store: The user defaults; nil for the defaults that
  ///     ``SceneViews/View/defaultAppStorage(_:)`` sets or, without that modifier, the
  ///     application's defaults.
  public init<Row: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<Row>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<Row> {
    self.init(key, store, wrappedValue, .json)
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the tabs of a tab view as a person arranges them.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the user defaults have none that can be read; the initial value isn't written to
  ///     the defaults.
  ///   - key: The key in the defaults.
  ///   - store: The user defaults; nil for the defaults that
  ///     ``SceneViews/View/defaultAppStorage(_:)`` sets or, without that modifier, the
  ///     application's defaults.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, store, wrappedValue, .json)
  }
}
