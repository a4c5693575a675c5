import Checking
import Foundation
import SceneRuntime
import Testing

/// Defaults in a file of their own.
final class FileDefaultsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "FileDefaultsTests-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "inner/defaults.plist") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func defaults() throws -> FileDefaults { try require(FileDefaults(file)) }

  @Test func `values are read again as they were written`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let first = try defaults()
    expect(first.object(forKey: "text") == nil && first.damage == nil)
    first.set(true, forKey: "bool")
    first.set(1, forKey: "integer")
    first.set(0.5, forKey: "double")
    first.set("text", forKey: "text")
    first.set(Data([1]), forKey: "data")
    first.set(date, forKey: "date")
    first.set(["a", "b"], forKey: "list")
    expect(first.synchronize())
    let second = try defaults()
    expectEqual(second.object(forKey: "bool") as? Bool, true)
    expectEqual(second.object(forKey: "integer") as? Int, 1)
    expectEqual(second.object(forKey: "double") as? Double, 0.5)
    expectEqual(second.string(forKey: "text"), "text")
    expectEqual(second.data(forKey: "data"), Data([1]))
    expectEqual(second.object(forKey: "date") as? Date, date)
    expectEqual(second.stringArray(forKey: "list"), ["a", "b"])
    second.removeObject(forKey: "text")
    expect(second.synchronize())
    expect(try defaults().object(forKey: "text") == nil)
  }

  @Test func `a file is written only if a value changed, and again if writing failed`() throws {
    let defaults = try defaults()
    try Data().write(to: folder)
    defaults.set(1, forKey: "integer")
    expect(!defaults.synchronize())
    try FileManager.default.removeItem(at: folder)
    expect(defaults.synchronize())
    try FileManager.default.removeItem(at: file)
    expect(defaults.synchronize())
    expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `recent files are written at once`() throws {
    RecentFileList(try defaults()).set([URL(filePath: "/a.txt")])
    try expectEqual(RecentFileList(defaults()).files.map(\.path), ["/a.txt"])
  }

  @Test(arguments: ["{", "<plist version=\"1.0\"><array/></plist>"])
  func `a damaged file is kept under another name`(text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let defaults = try defaults()
    expectContains(defaults.damage ?? "", "it is kept as \(file.path).damaged")
    let other = file.appendingPathExtension("damaged")
    expectEqual(try String(contentsOf: other, encoding: .utf8), text)
    defaults.set(1, forKey: "integer")
    expect(defaults.synchronize())
    expectEqual(try self.defaults().integer(forKey: "integer"), 1)
  }
}
