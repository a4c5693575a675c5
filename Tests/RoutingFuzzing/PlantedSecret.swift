import Foundation
import SceneRuntime
import TestSupport

/// A word that is put where a log must hide it, into texts that are damaged already.
///
/// It is put in after the damage, so that it is known to stand in a query, a fragment, a parameter or before
/// the host.
enum PlantedSecret {
  static let word = "hunter2"

  /// A link that holds the word and nothing else to look for.
  private static let link = "https://anna:\(word)@c.example/d;s=\(word)?\(word)&t=\(word)#\(word)"

  /// Delimiters and what changes them, put in front of the word at the end of a link.
  private static let endings = [
    "?\(word)", "?x=\(word)", "?x=1&\(word)", "?\u{301}\(word)", "?\u{301}x=\(word)",
    "?x=\u{200D}\(word)", "?x=1&\u{301}\(word)&y", "?\(word)=", "?\(word)==", "?x%3D\(word)",
    "?a%26\(word)=1", "#\(word)", "#\u{301}\(word)", "?#\(word)", "%3F\(word)", "%253f\(word)",
    "%23\(word)", ";s=\(word)", ";a;s=\(word)?b", "/;s%3D\(word)", "/a&s=\(word)",
    "/https%3A%2F%2Fanna%3A\(word)%40c.example", "/https%3A%2F%2Fc.example%3Fx%3D\(word)",
  ]

  /// A link or a target with the word in it.
  static func plant(in text: String, using generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let scalars = Array(text.unicodeScalars)
      let colon = scalars.indices.first { scalars[$0...].starts(with: "://".unicodeScalars) }
      if let colon {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars[..<(colon + 3)])
        result.append(contentsOf: "anna:\(word)@".unicodeScalars)
        result.append(contentsOf: scalars[(colon + 3)...])
        return String(result)
      }
    }
    return text + (endings.randomElement(using: &generator) ?? "")
  }

  /// Prose that quotes a link with the word.
  static func quote(in text: String, using generator: inout SeededGenerator) -> String {
    let (open, close) =
      [(" ", " "), ("\n", "\n"), (" (", ") "), (" \"", "\" ")]
      .randomElement(using: &generator) ?? (" ", " ")
    return text + open + link + close + text
  }

  /// An event with the word in all that a log must hide.
  ///
  /// - Parameters:
  ///   - text: A damaged text.
  ///   - record: The activity it is put into.
  ///   - generator: What the kind of the event is chosen by.
  /// - Returns: The event; nil if a link with the word is none.
  static func event(
    _ text: String, in record: ActivityRecord? = nil, using generator: inout SeededGenerator
  ) -> ExternalEvent? {
    let target = plant(in: text, using: &generator)
    let title = quote(in: String(text.prefix(100)), using: &generator)
    let values: [PropertyValue: PropertyValue] = [.string("key"): .string(word)]
    if let record {
      var record = record
      record.title = title
      record.userInfo = values
      record.keywords = [title]
      record.persistentIdentifier = target
      record.referrerURL = URL(string: target)
      if Bool.random(using: &generator) {
        record.targetContentIdentifier = target
      } else {
        record.webpageURL = URL(string: link)
      }
      return .continueActivity(record)
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      return .performShortcut(
        ShortcutRecord(
          type: "new", localizedTitle: title, localizedSubtitle: title,
          userInfo: ["key": .string(word)],
          targetContentIdentifier: .string(target)))
    case 1:
      return .receiveNotification(
        NotificationRecord(
          title: title, body: word, userInfo: values, userText: word,
          targetContentIdentifier: target))
    case 2:
      return .willContinueActivity(
        ExternalEvent.Handoff(activityType: "read", targetContentIdentifier: target))
    default: return URL(string: target).map { .openURL(ExternalEvent.Link($0)) }
    }
  }
}

extension String {
  /// A description of the secret or the control character in a text that people read; nil if there is none.
  package var disturbance: String? {
    if let leak { return leak }
    let isDisturbing =
      utf8.contains { $0 < 0x20 || $0 >= 0x7F } && unicodeScalars.contains(where: \.isDisturbing)
    return isDisturbing ? "is said with a control character, \(debugDescription)" : nil
  }

  /// That a text shows a secret; nil if it doesn't.
  var leak: String? {
    lowercased().contains(PlantedSecret.word) ? "is said with a secret, \(debugDescription)" : nil
  }
}
