import Foundation

/// The command `scene-migration`.
@main enum SceneMigration {
  static func main() throws {
    let toolchain = try Toolchain()
    var good = 0
    for path in CommandLine.arguments.dropFirst() {
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      var preparation = Preparation(modules: toolchain.importable)
      let copy = preparation.prepared(SourceText(path: path, text: text))
      let folder = URL(filePath: "/tmp/try/loop/\(path.split(separator: "/").last!)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var loop = StandInLoop([copy], toolchain: toolchain, folder: folder, module: "App", extra: """
        import UIKit
        \(copy.types.filter { $0.attributes.contains("@main") }.map { "extension \($0.name) { static func main() {} }" }.joined(separator: "\n"))
        """)
      try loop.run()
      let out = loop.changes.filter { $0.kind == .leftOut || $0.kind == .condition }
      print(loop.errors.isEmpty ? "ok " : "BAD", loop.rounds, "left out", out.count, path.split(separator: "/").last!)
      for e in loop.errors.prefix(4) { print("     ", e.file, e.line, e.column, e.message) }
      for o in out { print("   -", o.line, o.old.prefix(100).replacing("\n", with: "⏎"), "=>", o.new.prefix(60)) }
      if loop.errors.isEmpty { good += 1 }
      for e in loop.unanswered { print("  ?", e.line, e.column, e.message) }
      var log = ""
      for (i, r) in loop.log.enumerated() { log += "round \(i + 1)\n"; for e in r { log += "  \(e.file):\(e.line):\(e.column): \(e.message)\n" } }
      try Data(log.utf8).write(to: folder.appending(path: "log.txt"))
    }
    print("good", good)
  }
}
