public import Foundation

extension UserDefaults {
  /// Stores a value for a key, or removes the value of the key if the new value is nil.
  ///
  /// A value that user defaults can't store, such as a stand-in, is ignored.
  public func standInSet(_ value: Any?, _ key: String) {
    guard let value else { return removeObject(forKey: key) }
    if value is URL || PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      set(value, forKey: key)
    }
  }
}
