import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite struct OptionsTests {
  private func options(_ line: String) throws(MigrationError) -> Options {
    try Options(line.split(separator: " ").map(String.init))
  }

  @Test func `an option's value is the next argument, or joined`() throws {
    let options = try options(
      "--format=json --app=A=B P --tests T --link myapp://a --link=https://a.example --work=-w")
    expectEqual(options.format, .json)
    expectEqual(options.app, "A=B")
    expectEqual(options.path, "P")
    expectEqual(options.tests, "T")
    expectEqual(options.workFolder, "-w")
    expectEqual(options.links.map(\.absoluteString), ["myapp://a", "https://a.example"])
  }

  @Test(arguments: [
    ("--tests --dry-run P", "--tests --dry-run: the value of --tests is missing before --dry-run"),
    ("P --app", "--app: its value is missing"), ("P --app=", "--app: its value is missing"),
    ("--dry-run=no P", "--dry-run=no: it isn't an option"),
    ("P --link a", "--link a: it isn't a URL with a scheme"),
    ("P --link a://1 --link b://2", "--link b://2: a://1 is of the same kind"),
    (
      "", "scene-migration: no path is given; name the folder of one project:\nscene-migration PATH"
    ),
  ])
  func `a wrong command line is refused`(line: String, message: String) {
    let error = #expect(throws: MigrationError.self) { try options(line) }
    expectEqual(error?.reason, .usage)
    let text = error?.description ?? ""
    expect(text.hasPrefix(message))
  }

  @Test func `an empty path is refused, which an unset variable gives`() {
    let error = #expect(throws: MigrationError.self) { try Options(["", "--dry-run"]) }
    expectEqual(error?.description, "\"\": the path is empty; name the folder of a project")
    expectEqual(error?.reason, .usage)
  }

  @Test func `the help names every option`() {
    for option in ["--app", "--format", "--link", "--dry-run", "--tests", "--work"] {
      expectContains(Options.usage, "[\(option)")
      expectContains(Options.help, "  \(option) ")
    }
  }

  @Test func `a toolchain that compiles nothing is enough to read`() {
    expect(Toolchain.forReading.importable.isSuperset(of: ["UIKit", "Foundation", "StandIns"]))
    expect(FileManager.default.isExecutableFile(atPath: Toolchain.program.path))
  }
}
