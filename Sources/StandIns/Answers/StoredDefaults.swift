public import Foundation

extension UserDefaults {
  /// Stores a value, unless the value can't be stored, such as a stand-in.
  public func standInSet(_ value: Any?, _ key: String) {
    guard let value else { return removeObject(forKey: key) }
    if value is URL || PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      set(value, forKey: key)
    }
  }
}
