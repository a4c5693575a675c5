public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - section: The section, from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item in a section.
  ///
  /// - Parameters:
  ///   - item: The item, from 0.
  ///   - section: The section, from 0.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The number of the section, from 0.
  public var section: Int { self[0] }
  /// The number of the row in its section, from 0.
  public var row: Int { self[1] }
  /// The number of the item in its section, from 0.
  public var item: Int { self[1] }
}
