public import Foundation
import SceneRuntime
import UIKitObjects

/// A logger that writes messages into the trace of the application.
///
/// While there is no application, messages are discarded.
///
/// By default, numbers and Booleans in messages are shown, and other values are hidden, as in the log of a device.
public struct Logger: Sendable {
  private let category: String

  /// Creates a logger without a category.
  public init() {
    category = ""
  }

  /// Creates a logger for a category.
  ///
  /// - Parameters:
  ///   - subsystem: The identifier of the app, which has no effect.
  ///   - category: The category of the messages.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// Creates a logger with the category of a log.
  ///
  /// - Parameter log: The log, whose category precedes each message.
  public init(_ log: OSLog) {
    category = log.category
  }

  /// Writes a message with a level.
  ///
  /// - Parameters:
  ///   - level: The level, whose name the trace shows.
  ///   - message: The message; an empty message isn't written.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LoggedMessage(level: level, category: category, text: message.text).write()
  }

  /// Writes a message with the default level.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message that traces details of the app's execution.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message for debugging.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes an informational message.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message about a notable event.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message about a possible failure.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message about an error.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message about an error that affects the system.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a message about a mistake in the app.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  ///
  /// - Parameter rawValue: The number of the level, as on Apple's platforms.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of informational messages.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of messages about errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of messages about mistakes in the app.
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

/// A log for a category of messages.
public final class OSLog: Sendable {
  let category: String

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The identifier of the app, which has no effect.
  ///   - category: The category, which precedes each message of the log.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// The log without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards messages on Apple's platforms; in this library, it writes them as other logs do.
  public static let disabled = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
/// Writes a message, made from a format and its values, into the trace of the application.
///
/// Numbers are shown. Other values are hidden unless the format marks them with `%{public}`.
///
/// - Parameters:
///   - type: The level of the message.
///   - log: The log of the message.
///   - format: The format, in which `%{public}` marks values to show.
///   - arguments: The values in the order of the format.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ format: StaticString, _ arguments: any CVarArg...
) {
  LoggedMessage(
    level: type, category: log.category, text: LogFormat("\(format)", arguments).text
  ).write()
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
/// Writes a message, made from a format and its values, into the trace of the application.
///
/// - Parameters:
///   - format: The format, in which `%{public}` marks values to show.
///   - log: The log of the message.
///   - type: The level of the message.
///   - arguments: The values in the order of the format.
public func os_log(
  _ format: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  LoggedMessage(
    level: type, category: log.category, text: LogFormat("\(format)", arguments).text
  ).write()
}

/// A message that is sent to the trace.
private struct LoggedMessage: Sendable {
  var level: OSLogType
  var category: String
  var text: String

  func write() {
    guard !text.isEmpty else { return }
    let line = (category.isEmpty ? "" : "\(category): ") + text
    // The trace belongs to the main actor. If an application is processing its queued events, and the calling code runs
    // on the same thread, the message is written at once; otherwise, it is written later, in a task.
    MainActor.run(with: line) { send($0) }
  }

  @MainActor private func send(_ line: String) {
    (Application.current ?? Application.latest)?.log(line, level: level.name)
  }
}

/// A conformance that allows a link as a value of an `os_log` format.
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}
