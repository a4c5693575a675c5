public import Foundation
public import SceneViews

extension AppStorage {
  /// Creates a property for the customization of a table: the columns that a person shows and hides.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the user defaults have none; by default, a customization that changes no column.
  ///   - key: The key in the defaults, which store the value as JSON.
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
  /// Creates a property for a customization of the tabs of a tab view.
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
