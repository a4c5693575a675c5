import Foundation

/// The names that the code of the package's tests uses: types, and members and functions that are read or called.
///
/// Names in comments, in texts and in the names of tests don't count, and neither do variables of tests.
enum TestedNames {
  /// Reads the tests.
  ///
  /// - Returns: The names.
  /// - Throws: An error of the system if a test can't be read.
  static func all() throws -> Set<String> {
    let tests = Compiler.package.appending(path: "Tests")
    var names: Set<String> = []
    for folder in try FileManager.default.contentsOfDirectory(atPath: tests.path)
    where folder.hasSuffix("Tests") {
      let root = tests.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") {
        names.formUnion(used(in: try Data(contentsOf: root.appending(path: path))))
      }
    }
    return names
  }

  /// Returns the names that code uses.
  ///
  /// - Parameter code: The code of a file in UTF-8.
  /// - Returns: The names.
  static func used(in code: Data) -> Set<String> {
    let bytes = [UInt8](code) + [0, 0, 0]
    var names: Set<String> = []
    var index = 0
    /// Moves behind the next occurrence of some bytes.
    func skip(behind end: String) {
      let end = Array(end.utf8)
      while index < bytes.count - 3 {
        if bytes[index] == UInt8(ascii: "\\"), end.first == UInt8(ascii: "\"") {
          index += 2
        } else if bytes[index..<min(index + end.count, bytes.count)].elementsEqual(end) {
          index += end.count
          return
        } else {
          index += 1
        }
      }
    }
    while index < bytes.count - 3 {
      let start = index
      switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/"), _): skip(behind: "\n")
      case (UInt8(ascii: "/"), UInt8(ascii: "*"), _): skip(behind: "*/")
      case (UInt8(ascii: "\""), UInt8(ascii: "\""), UInt8(ascii: "\"")):
        index += 3
        skip(behind: "\"\"\"")
      case (UInt8(ascii: "\""), _, _):
        index += 1
        skip(behind: "\"")
      case (UInt8(ascii: "`"), _, _):
        index += 1
        skip(behind: "`")
      case (let byte, _, _) where byte.isOfName:
        while bytes[index].isOfName { index += 1 }
        let before = start > 0 ? bytes[start - 1] : 0
        let next = bytes[index] == UInt8(ascii: " ") ? bytes[index + 1] : bytes[index]
        let isCalled = "({<".utf8.contains(next) && (next == bytes[index] || next != 0x3C)
        if byte.isCapital || before == UInt8(ascii: ".") || isCalled {
          names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
      default: index += 1
      }
    }
    return names
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isOfName: Bool {
    isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
