import Checking
import Testing

@testable import SceneTerminal

/// The sequences of notifications, in which E is the escape character (T-83).
@Suite struct NotificationSequenceTests {
  private func text(
    _ title: String, _ body: String, _ notifications: TerminalCapabilities.Notifications
  ) -> String {
    var capabilities = TerminalCapabilities()
    capabilities.notifications = notifications
    let bytes = TerminalSequences.notification(
      title, body: body, identifier: "scenes-1", capabilities)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test(
    "each protocol has a form of its own",
    arguments: [
      ("New mail", "From Ann", .none, ""),
      (
        "New mail", "From Ann", .osc99,
        "E]99;i=scenes-1:a=report:d=0;New mailE\\E]99;i=scenes-1:d=1:p=body;From AnnE\\"
      ),
      ("New mail", "", .osc99, "E]99;i=scenes-1:a=report:d=1;New mailE\\"),
      ("New mail", "From Ann", .osc777, "E]777;notify;New mail;From AnnE\\"),
      ("New; mail", "Ann; Bo", .osc777, "E]777;notify;New, mail;Ann, BoE\\"),
      ("New mail", "From Ann", .osc9, "E]9;New mail: From AnnE\\"),
      ("New mail", "", .osc9, "E]9;New mailE\\"),
      // A number would be another command of the terminal.
      ("4 new mails", "", .osc9, "E]9; 4 new mailsE\\"),
      ("", "4;1", .osc9, "E]9; 4;1E\\"),
      ("New\nmail", "From\r\nAnn", .osc9, "E]9;New mail: From AnnE\\"),
    ] as [(String, String, TerminalCapabilities.Notifications, String)])
  func forms(
    title: String, body: String, notifications: TerminalCapabilities.Notifications,
    expected: String
  ) {
    expectEqual(text(title, body, notifications), expected)
  }

  @Test("no text ends a sequence or begins another", arguments: ["\u{1B}\\", "\u{7}", "\u{9C}"])
  func hostile(end: String) {
    for notifications in [.osc9, .osc777, .osc99] as [TerminalCapabilities.Notifications] {
      let safe = text("New mail", "From Ann", notifications)
      let hostile = text("New\(end)mail", "From\(end)Ann", notifications)
      expectEqual(hostile.count { $0 == "E" }, safe.count { $0 == "E" })
      expect(!hostile.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
    }
  }

  @Test(
    "a long text is cut",
    arguments: [.osc9, .osc777, .osc99] as [TerminalCapabilities.Notifications])
  func long(notifications: TerminalCapabilities.Notifications) {
    let long = String(repeating: "x", count: 5_000)
    expectEqual(text(long, long, notifications).count { $0 == "x" }, 1_200)
  }
}
