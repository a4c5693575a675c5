import Foundation
import Observation

/// A mail somebody got.
struct Message: Identifiable, Hashable {
  var id: Int
  var sender: String
  var subject: String
  var text: String
  var isUnread = true
}

extension Message {
  /// The parts of the text between empty lines.
  var paragraphs: [String] { text.components(separatedBy: "\n\n") }

  /// The identifier by which a link or a notification names the message: `message/42`.
  static func target(of id: ID) -> String { "message/\(id)" }

  /// The message a notification is about.
  static func id(ofTarget target: String) -> ID? {
    URL(string: "postbox://\(target)").flatMap(id(of:))
  }

  /// The message of a link, `postbox://message/42` or `https://postbox.example/m/42`.
  static func id(of link: URL) -> ID? {
    let path = link.pathComponents.filter { $0 != "/" }
    return switch (link.scheme?.lowercased(), link.host()?.lowercased()) {
    case ("postbox", "message"): path.count == 1 ? ID(path[0]) : nil
    case ("https", "postbox.example"):
      path.count == 2 && path[0] == "m" ? ID(path[1]) : nil
    default: nil
    }
  }
}

/// A mail that isn't sent yet.
struct Draft: Codable, Hashable {
  var recipient = ""
  var subject = ""
  var text = ""
}

extension Draft {
  /// A draft that a version of the app with fewer fields has kept isn't lost.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    recipient = try fields.decodeIfPresent(String.self, forKey: .recipient) ?? ""
    subject = try fields.decodeIfPresent(String.self, forKey: .subject) ?? ""
    text = try fields.decodeIfPresent(String.self, forKey: .text) ?? ""
  }

  /// An answer to a message.
  init(replyingTo message: Message, _ text: String = "") {
    self.init(recipient: message.sender, subject: "Re: \(message.subject)", text: text)
  }

  /// Whether nothing was written.
  var isEmpty: Bool { self == Draft() }
}

/// All mail, and what a person wants of it; every window shows the same.
@MainActor @Observable final class Mailbox {
  var messages = Message.samples
  /// The mails that were sent, the last at the end.
  private(set) var sent: [Draft] = []
  /// Whether the inbox leaves out what was read.
  var showsUnreadOnly = false

  /// The last link that led to no message, for the inbox to say so; nil once one did.
  private(set) var unknownLink: URL?

  var shown: [Message] {
    showsUnreadOnly ? messages.filter(\.isUnread) : messages
  }

  subscript(id: Message.ID?) -> Message? { messages.first { $0.id == id } }

  /// Finds the message of a link.
  func follow(_ link: URL) -> Message? {
    let message = self[Message.id(of: link)]
    unknownLink = message == nil ? link : nil
    return message
  }

  /// Notes that a person has the message before them.
  func markRead(_ id: Message.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isUnread = false
  }

  func send(_ draft: Draft) {
    sent.append(draft)
  }
}
