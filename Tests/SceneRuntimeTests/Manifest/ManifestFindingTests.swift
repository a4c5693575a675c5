import Checking
import Foundation
import ManifestFuzzing
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Where the Info.plist of a program is looked for.
struct ManifestFindingTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  /// Puts a file somewhere, and looks for the manifest of a program.
  private func find(
    _ file: String, _ text: String, beside program: String
  ) throws -> SceneManifest? {
    defer { try? FileManager.default.removeItem(at: root) }
    let file = root.appending(path: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return try SceneManifest.found(beside: root.appending(path: program))
  }

  @Test(arguments: [
    ("Postbox-Info.plist", "Postbox"), ("Info.plist", "Postbox"),
    ("Mail_Postbox.resources/Postbox-Info.plist", "Postbox"),
    ("Mail_Postbox.bundle/Postbox-Info.plist", "Postbox"),
    ("Contents/Info.plist", "Contents/MacOS/Postbox"), ("Contents/Info.plist", "Postbox"),
    ("Postbox.resources/Info.plist", "Postbox"),
    ("share/Postbox.resources/Info.plist", "bin/Postbox"), ("Info.plist", "Postbox.xctest"),
  ])
  func `a manifest is found in the usual places`(file: String, program: String) throws {
    let sample = try require(ManifestSample.all.first { $0.name == "several scenes" })
    try expectEqual(find(file, sample.xml, beside: program)?.supportsMultipleScenes, true)
  }

  @Test func `a file of the program's name goes before others`() {
    let places = InformationPropertyList.places(for: URL(filePath: "/opt/bin/Postbox"))
    expectEqual(
      places.map(\.path),
      [
        "/opt/bin/Postbox-Info.plist", "/opt/bin/Info.plist", "/opt/bin/Contents/Info.plist",
        "/opt/bin/Postbox.resources/Info.plist", "/opt/share/Postbox.resources/Info.plist",
      ])
  }

  @Test func `the resources of a target of the program's name go before what is for all programs`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["Postbox_Mail", "Mail_Postbox", "Archive_Postbox", "Mail_MyPostbox"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: "\(name).resources"), withIntermediateDirectories: true)
    }
    let places = InformationPropertyList.places(for: root.appending(path: "Postbox"))
    expectEqual(
      places.prefix(4).map { String($0.path.dropFirst(root.path.count + 1)) },
      [
        "Postbox-Info.plist", "Archive_Postbox.resources/Postbox-Info.plist",
        "Mail_Postbox.resources/Postbox-Info.plist", "Info.plist",
      ])
  }

  @Test func `nothing is found elsewhere, or where no manifest is`() throws {
    let sample = try require(ManifestSample.all.first)
    expectEqual(try find("Elsewhere.plist", sample.xml, beside: "Postbox"), nil)
    expectEqual(try find("Info.plist", "<plist><dict/></plist>", beside: "Postbox"), nil)
  }

  @Test func `the standard manifest is several scenes where nothing is found`() {
    let standard = SceneManifest(.init(beside: root.appending(path: "Postbox")))
    expectEqual(standard, SceneManifest(supportsMultipleScenes: true))
    expect(standard.readingProblem == nil)
  }

  @Test func `a file that can't be read is a problem, and nothing of it is used`() throws {
    let file = root.appending(path: "Info.plist")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let list = [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": 7,
      ] as [String: Any]
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      .write(to: file)
    let standard = SceneManifest(.init(beside: root.appending(path: "Postbox")))
    expectEqual(standard, SceneManifest(supportsMultipleScenes: true))
    expectEqual(
      standard.readingProblem?.description,
      """
      \(file.path): UIApplicationSceneManifest.UISceneConfigurations: found the number 7, so \
      nothing of it is used; put a dictionary of roles there.
      """)
  }
}
