public import Foundation
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
  ///
  /// - Parameter log: The log, whose category is before each message.
  public init(_ log: OSLog) {
    category = log.category
  }

  /// Writes a message with a level.
  ///
  /// - Parameters:
  ///   - level: The importance, whose name is in the trace.
  ///   - message: The message; an empty one isn't written.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LoggedMessage(level: level, category: category, text: message.text).write()
  }

  /// Writes a message.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about details.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for people who debug.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that may help.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message that may matter.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about what may fail.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about what failed.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about what failed for the system too.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a mistake in the app.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the importance.
  public let rawValue: UInt8

  /// Creates an importance from its number.
  ///
  /// - Parameter rawValue: The number of the importance, as Apple has it.
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
  ///
  /// - Parameters:
  ///   - subsystem: The part of the system: the app's identifier.
  ///   - category: The part of the app, which is before each message.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// The log without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing; it is the same as the others here.
  public static let disabled = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
/// Writes a message of the app into the trace, with the values of its format.
///
/// Values are hidden, unless the format says `%{public}`, and numbers.
///
/// - Parameters:
///   - type: The importance.
///   - log: The log of a part of the app.
///   - format: The format, with `%{public}` before the values that are shown.
///   - arguments: The values in the order of the format.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ format: StaticString, _ arguments: any CVarArg...
) {
  LoggedMessage(
    level: type, category: log.category, text: LogFormat("\(format)", arguments).text
  ).write()
}

// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
/// Writes a message of the app into the trace, with the values of its format.
///
/// - Parameters:
///   - format: The format, with `%{public}` before the values that are shown.
///   - log: The log of a part of the app.
///   - type: The importance.
///   - arguments: The values in the order of the format.
public func os_log(
  _ format: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  LoggedMessage(
    level: type, category: log.category, text: LogFormat("\(format)", arguments).text
  ).write()
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

/// A link among the values of a format, which has its text.
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}
