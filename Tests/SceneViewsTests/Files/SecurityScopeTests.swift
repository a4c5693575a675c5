import Checking
import Foundation
import Scenes
import Testing

/// Access to files outside of the app.
struct SecurityScopeTests {
  @Test func `access begins if the file can be read`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    expect(!file.startAccessingSecurityScopedResource())
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    expectEqual(try String(contentsOf: file, encoding: .utf8), "a")
  }
}
