import Checking
import Foundation
import SceneRuntime
import Testing

/// The bytes of addresses that need no network.
struct LocalDataTests {
  private func data(_ address: String) async throws -> Data {
    try await require(URL(string: address)).localData()
  }

  @Test func `the bytes of an address are in it, as digits or as text`() async throws {
    try await expectEqual(data("data:image/png;base64,iVBORw=="), Data([0x89, 0x50, 0x4E, 0x47]))
    try await expectEqual(data("data:;base64,aGk%3D"), Data("hi".utf8))
    try await expectEqual(data("data:text/plain,a%20b,c"), Data("a b,c".utf8))
    try await expectEqual(data("data:,%FF%00"), Data([0xFF, 0]))
    try await expectEqual(data("data:,"), Data())
  }

  @Test(arguments: ["data:image/png;base64", "data:;base64,a"])
  func `damaged addresses are refused`(address: String) async {
    await #expect(throws: (any Error).self) { try await data(address) }
  }

  @Test func `a file is read, and nothing else that has a path`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.txt")
    try Data("hi".utf8).write(to: file)
    try await expectEqual(file.localData(), Data("hi".utf8))
    await #expect(throws: (any Error).self) { try await folder.localData() }
    await #expect(throws: (any Error).self) {
      try await folder.appending(path: "b.txt").localData()
    }
  }

  @Test @MainActor func `an address of the network is refused with the way to load it`() async {
    let services = RuntimeServices.repeatable()
    let error = await #expect(throws: (any Error).self) {
      try await services.loadData(require(URL(string: "https://example.com/ada.png")))
    }
    expectContains(error?.localizedDescription, "set RuntimeServices.loadData")
  }
}
