import Foundation
import Scenes

/// The types of the app's activities.
enum Activity {
  /// A message is read.
  static let reading = "com.example.postbox.reading"
  /// A message is dragged to a window of its own.
  static let window = "com.example.postbox.window"
}

/// A folder of messages.
struct Mailbox: Identifiable, Hashable {
  let id: String
  var name: String
  var systemImage = "folder"

  static let inbox = Mailbox(id: "inbox", name: "Inbox", systemImage: "tray")
  static let sent = Mailbox(id: "sent", name: "Sent", systemImage: "paperplane")
  static let archive = Mailbox(id: "archive", name: "Archive", systemImage: "archivebox")
  static let trash = Mailbox(id: "trash", name: "Trash", systemImage: "trash")
}

/// A color that marks a message.
enum Flag: String, CaseIterable, Identifiable, Codable {
  case red = "Red"
  case orange = "Orange"
  case green = "Green"

  var id: Self { self }

  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .green: .green
    }
  }
}

/// A mail somebody got or sent.
struct Message: Identifiable, Hashable, Codable {
  let id: Int
  var sender: String
  var subject: String
  var text: String
  var date = Message.noon
  var isUnread = true
  var flag: Flag?
  var mailbox = Mailbox.inbox.id

  /// The link that leads to the message.
  var link: URL? { URL(string: "postbox://message/\(id)") }

  /// Returns whether a person who searches for a text means the message.
  func contains(_ query: String) -> Bool {
    query.isEmpty
      || [sender, subject, text].contains { $0.localizedCaseInsensitiveContains(query) }
  }

  /// The message of a link such as `postbox://message/42`.
  static func id(of link: URL) -> ID? {
    guard link.scheme == "postbox", link.host() == "message" else { return nil }
    return ID(link.lastPathComponent)
  }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  /// The date of a message, such as `13 May 2026, 18:00`; the samples are in Greenwich time wherever the app runs.
  static var mailDate: Self {
    Date.VerbatimFormatStyle(
      format: """
        \(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits), \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
  }
}

extension Message: Transferable {
  static let contentType = UTType(exportedAs: "com.example.postbox.message")

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: contentType)
  }

  /// A container of the message: for mailboxes, for other programs, and for a window of its own.
  @MainActor var provider: NSItemProvider {
    let provider = NSItemProvider(object: NSString(string: subject))
    provider.registerDataRepresentation(forTypeIdentifier: Self.contentType.identifier) {
      try JSONEncoder().encode(self)
    }
    let activity = UserActivity(activityType: Activity.window)
    activity.targetContentIdentifier = "window:\(id)"
    activity.userInfo = ["id": id]
    provider.registerObject(activity)
    return provider
  }
}

/// A mail that isn't sent yet.
struct Draft: Codable, Hashable {
  var recipient = ""
  var subject = ""
  var text = ""
  /// The message that it answers; nil for a message of its own.
  var answered: Message.ID?

  /// An answer to a message.
  static func reply(to message: Message) -> Draft {
    Draft(recipient: message.sender, subject: "Re: \(message.subject)", answered: message.id)
  }
}

extension Message {
  /// Noon in Greenwich on a day in May 2026; the messages of the sample are older, and messages that arrive have this date.
  static let noon = Date(timeIntervalSince1970: 1_778_846_400)

  static let samples = [
    (4, "Ada", "Lunch?", "At one, by the fountain."),
    (42, "Deep Thought", "The answer", "You won't like it."),
    (43, "Grace", "A moth", "It was in relay 70."),
    (44, "Library", "Two books are due", "By Friday, please."),
    (47, "Ada", "Notes on the engine", "The engine has a store and a mill."),
  ].map { id, sender, subject, text in
    let date = noon.addingTimeInterval(-3600 * Double(id))
    return Message(id: id, sender: sender, subject: subject, text: text, date: date)
  }
}
