public import Foundation

extension IndexPath {
  /// Creates the place of a row in a section, both from 0.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - section: The section, from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the place of an item in a section, both from 0.
  ///
  /// - Parameters:
  ///   - item: The item, from 0.
  ///   - section: The section, from 0.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section, from 0.
  public var section: Int { self[0] }
  /// The row in the section, from 0.
  public var row: Int { self[1] }
  /// The item in the section, from 0.
  public var item: Int { self[1] }
}
