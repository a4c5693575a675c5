import Foundation
import Testing

@Suite struct PictureTests {
  @Test(
    "the pictures of the documentation are what the example shows",
    arguments: [
      ("Postbox", "Windows", "100x30"), ("Postbox", "Switcher", "100x30"),
      ("FirstWindow", "FirstWindow", "80x20"), ("SecondScene", "SecondScene", "100x20"),
      ("ClosingScenes", "ClosingScenes", "80x20"),
    ])
  func pictures(_ program: String, _ name: String, size: String) throws {
    let folder = Program.package.appending(path: "Documentation/Scenes.docc/Pictures")
    let made = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: made) }
    let run = try Program(name: program).run(
      "--script", folder.appending(path: "\(name).script").path, "--picture", made.path, "--size",
      size)
    #expect(run.status == 0, "\(run.complaints)")
    let text = try String(contentsOf: made, encoding: .utf8)
    let kept = folder.appending(path: "\(name).svg")
    // After a change that is meant: look at the new pictures, and keep them.
    if ProcessInfo.processInfo.environment["KEEP_PICTURES"] != nil {
      try text.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: kept, encoding: .utf8))
  }

  @Test(
    "a picture that can't be made is an error that says what to do",
    arguments: [
      (["--picture"], "--picture: expected the path of a file to write"),
      (
        ["--picture", "a.svg", "--size", "3x4"],
        "--size: expected columns and rows, such as 80x24"
      ),
      (["--picture", "a.svg", "--describe-scenes"], "--picture: expected a run"),
      (["--picture", "/nowhere/a.svg"], "--picture: /nowhere/a.svg can't be written"),
    ])
  func mistakes(_ arguments: [String], message: String) throws {
    let run = try Program(name: "Postbox").run(arguments)
    #expect(run.status != 0)
    #expect(run.complaints.contains(message))
  }
}
