import Checking
import Foundation
import Testing

/// A folder of resources that is removed at the end of a test.
final class Resources {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    bundle = try require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
