import Checking
import Foundation
import Testing

@testable import SceneTerminal

/// An app in a terminal that answers as kitty does.
@Suite struct TerminalImageTests {
  private static let app = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "TerminalApp").path
  private static let image = URL(filePath: #filePath)
    .appending(path: "../../../Fixtures/TerminalApp/Images/moth.png").standardized

  @Test func `an image of the app's resources is sent, placed, removed and given back`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TerminalProgram(
      shell: ["-c", "\"$1\"; read x", "sh", Self.app],
      environment: [
        "TERM": "xterm-kitty", "HOME": folder.path, "XDG_STATE_HOME": folder.path,
        "LC_ALL": "C.UTF-8",
      ])
    defer { program.end() }
    let terminal = program.terminal
    try require(terminal.wait(for: "\u{1B}[c"))
    terminal.type("\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c")
    try require(terminal.wait(for: "\u{1B}_Gi=31"))
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\")
    try require(terminal.wait(for: "[Form]"))
    terminal.type("/Form\r")
    terminal.type("\r")
    // The image has 32 by 32 pixels, and a cell 10 by 20.
    try require(terminal.wait(for: "p=1,c=3,r=2,C=1,q=2\u{1B}\\"))
    let data = try Data(contentsOf: Self.image).base64EncodedString()
    let sent = "\u{1B}_Ga=t,f=100,i=1500001,q=2,m=0;\(data)\u{1B}\\"
    expectContains(terminal.text, sent)
    // Its text is drawn until the file is read, and not again.
    let parts = terminal.text.components(separatedBy: "A moth")
    expect(parts.count == 2 && !parts[0].contains("a=t,f=100"))
    // The switcher covers it.
    terminal.type("\u{1B}[15~")
    try require(terminal.wait(for: "\u{1B}_Ga=d,d=i,i=1500001,p=1,q=2\u{1B}\\"))
    terminal.type("\u{1B}[27u")
    expect(terminal.wait { $0.components(separatedBy: "a=p,i=1500001,").count == 3 })
    expectEqual(terminal.text.components(separatedBy: "a=t,f=100").count, 2)
    terminal.type("\u{11}")
    expect(terminal.wait(for: "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
  }
}
