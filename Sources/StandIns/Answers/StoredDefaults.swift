public import Foundation

extension UserDefaults {
  /// Stores a value that defaults can store, and removes the value of the key for nil; ignores other values, such as
  /// stand-ins.
  public func standInSet(_ value: Any?, _ key: String) {
    guard let value else { return removeObject(forKey: key) }
    if value is URL || PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      set(value, forKey: key)
    }
  }
}
