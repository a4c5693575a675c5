import Foundation
import SceneRuntime

/// Writes messages of the app into the trace of its application.
///
/// Values in messages are hidden as in a device's log unless their privacy is public.
public struct Logger: Sendable {
  private let category: String

  /// Creates a logger without a category.
  public init() {
    category = ""
  }

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the system: the app's identifier.
  ///   - category: The part of the app.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// Creates a logger for a log.
  public init(_ log: OSLog) {
    category = log.category
  }

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LoggedMessage(level: level, category: category, text: message.text).write()
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about details.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for people who debug.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message that may matter.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about what may fail.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about what failed.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about what failed for the system too.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a mistake in the app.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A text of a log, whose values are hidden unless they are public.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral text: String) {
    self.text = text
  }

  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// The parts of a text.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text of the source.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value; a number is public by default, and other values are hidden.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      text += privacy.shows(value) ? "\(value)" : "<private>"
    }
  }
}

/// Whether a log shows a value.
public struct OSLogPrivacy: Sendable {
  private enum Level {
    case auto, shown, hidden
  }

  private let level: Level

  /// Shows numbers, and hides other values.
  public static let auto = OSLogPrivacy(level: .auto)
  /// Shows the value.
  public static let `public` = OSLogPrivacy(level: .shown)
  /// Hides the value.
  public static let `private` = OSLogPrivacy(level: .hidden)
  /// Hides the value from everyone.
  public static let sensitive = OSLogPrivacy(level: .hidden)

  func shows<Value>(_ value: Value) -> Bool {
    switch level {
    case .auto: value is any Numeric || value is Bool
    case .shown: true
    case .hidden: false
    }
  }
}

/// The place of a value in its column, kept without effect.
public struct OSLogStringAlignment: Sendable {
  /// No column.
  public static let none = OSLogStringAlignment()

  /// Returns a column at whose end the value stands.
  public static func right(columns: Int) -> OSLogStringAlignment { .none }
  /// Returns a column at whose beginning the value stands.
  public static func left(columns: Int) -> OSLogStringAlignment { .none }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the importance.
  public let rawValue: UInt8

  /// Creates an importance from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message that may matter.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that may help.
  public static let info = OSLogType(rawValue: 1)
  /// A message for people who debug.
  public static let debug = OSLogType(rawValue: 2)
  /// A message about what failed.
  public static let error = OSLogType(rawValue: 16)
  /// A message about a mistake.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A log of a part of the app.
public final class OSLog: Sendable {
  let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// The log without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing; it is the same as the others here.
  public static let disabled = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because Apple's name is this one.
/// Writes a message of the app into the trace, with the values of its format.
///
/// Values are hidden, unless the format says `%{public}`, and numbers.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ format: StaticString, _ arguments: any CVarArg...
) {
  LoggedMessage(
    level: type, category: log.category, text: formatted("\(format)", arguments)
  ).write()
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because Apple's name is this one.
/// Writes a message of the app into the trace, with the values of its format.
public func os_log(
  _ format: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  LoggedMessage(
    level: type, category: log.category, text: formatted("\(format)", arguments)
  ).write()
}

/// Returns a format with its values, hidden where the format doesn't say that they are public.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  var text = ""
  var rest = arguments[...]
  var characters = format[...]
  while let character = characters.popFirst() {
    guard character == "%" else {
      text.append(character)
      continue
    }
    if characters.first == "%" {
      text.append(characters.removeFirst())
      continue
    }
    // A specification ends at its letter: %{public}@, %d, %ld, %.2f.
    var specification = ""
    if characters.first == "{", let end = characters.firstIndex(of: "}") {
      specification = String(characters[..<end])
      characters = characters[characters.index(after: end)...]
    }
    while let next = characters.first, !next.isLetter || "hlqzt".contains(next), next != "@" {
      characters.removeFirst()
    }
    let letter = characters.popFirst()
    guard let value = rest.popFirst() else { continue }
    let words = specification.dropFirst().split { ", ".contains($0) }
    let isNumber = letter.map { "diufFgGeExXc".contains($0) } ?? false
    let isHidden = words.contains { ["private", "sensitive"].contains($0) || $0.hasPrefix("mask") }
    let isShown = !isHidden && (words.contains("public") || isNumber)
    text += isShown ? "\(value)" : "<private>"
  }
  return text
}

/// A message on its way into the trace.
private struct LoggedMessage: Sendable {
  var level: OSLogType
  var category: String
  var text: String

  func write() {
    guard !text.isEmpty else { return }
    let line = (category.isEmpty ? "" : "\(category): ") + text
    // The trace belongs to the main actor; a message of another thread follows there.
    MainActor.run(with: line) { send($0) }
  }

  @MainActor private func send(_ line: String) {
    (Application.current ?? Application.latest)?.log(line, level: level.name)
  }
}
