public import Foundation
import SceneModel
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
    self.init(
      key, store, wrappedValue,
      DefaultsCoding(
        store: { try? JSONText.text(of: $0) },
        restore: { stored in
          (stored as? String).flatMap { try? JSONText.value(Value.self, of: $0) }
        }))
  }
}
