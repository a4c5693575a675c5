/// The key path of a value in a property list, beginning at the top of the list.
///
/// The text of a path looks like `UISceneConfigurations.UIWindowSceneSessionRoleApplication[1].UISceneClassName`. A key
/// is in brackets and quotation marks if it is empty, or has characters other than ASCII letters, digits, `_`, `-` and
/// `~`.
package struct PropertyListPath: Hashable, Sendable, CustomStringConvertible {
  package private(set) var description = ""

  /// The top of a property list.
  package static let top = PropertyListPath()

  package func key(_ key: some StringProtocol) -> PropertyListPath {
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "~"):
        true
      default: false
      }
    }
    guard isPlain, !key.isEmpty else { return adding("[\"\(String(key).escaped)\"]") }
    return adding(description.isEmpty ? "\(key)" : ".\(key)")
  }

  package func index(_ index: Int) -> PropertyListPath { adding("[\(index)]") }

  private func adding(_ text: String) -> PropertyListPath {
    var path = self
    path.description += text
    return path
  }
}
