import Foundation
package import SceneRuntime

/// The codes of problems in the sources of a module.
package struct ProblemCodes {
  /// A code, as a static constant.
  package struct Constant {
    package var name: String
    package var rawValue: String
    /// The first paragraph of its comment.
    package var summary: String
  }

  /// The modules with problems, from the bottom.
  package static let modules = ["SceneModel", "SceneRuntime", "SceneViews", "Scenes"]

  /// The constants, by file and in the order of the source.
  package let constants: [Constant]

  /// Reads the sources of a module.
  package init(of module: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(module)/Problems")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    constants = try files.sorted { $0.path < $1.path }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/ {2}/// (.*)\n {2}public static let (\w+): Self = "(\w+)"/#)
        .map {
          Constant(name: "\($0.2)", rawValue: "\($0.3)", summary: "\($0.1)")
        }
    }
  }
}

extension Problem {
  /// The faults in the form of the problem; empty if there are none.
  package var faultsOfForm: [String] {
    var faults: [String] = []
    for (name, text) in [("place", place), ("what", what), ("remedy", remedy)] {
      if text.isEmpty { faults.append("\(name) is empty") }
      if text.hasSuffix(".") { faults.append("\(name) ends with a full stop") }
      if text.contains("\n") { faults.append("\(name) has several lines") }
    }
    if remedy.first?.isUppercase == true { faults.append("remedy is a sentence") }
    return faults
  }
}
