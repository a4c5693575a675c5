import Checking
import Foundation
import Scenes
import Testing

/// Folders that are written over earlier ones.
struct FileWrapperTests {
  @Test(arguments: [[], FileWrapper.WritingOptions.atomic])
  func `an entry may change from a file to a folder, and back`(
    options: FileWrapper.WritingOptions
  ) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileWrapperTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    func file(_ text: String) -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
    func write(_ entries: [String: FileWrapper]) throws {
      try FileWrapper(directoryWithFileWrappers: entries)
        .write(to: url, options: options, originalContentsURL: nil)
    }
    try write([
      "a": file("a"), "b": FileWrapper(directoryWithFileWrappers: ["c": file("c")]), "d": file("d"),
    ])
    try write(["a": FileWrapper(directoryWithFileWrappers: ["e": file("e")]), "b": file("b")])
    let read = try FileWrapper(url: url)
    expectEqual(read.fileWrappers?.keys.sorted(), ["a", "b"])
    expectEqual(read.fileWrappers?["a"]?.fileWrappers?["e"]?.regularFileContents, Data("e".utf8))
    expectEqual(read.fileWrappers?["b"]?.regularFileContents, Data("b".utf8))
  }
}
