import Foundation

/// A machine that is watched.
struct Server: Identifiable, Hashable {
  let id: Int
  var name: String
  var tags: [String]
  /// The share of the processor that is used, from 0 to 1.
  var load: Double
  /// The share of the memory that is used, from 0 to 1.
  var memory: Double
  var state = State.running
  /// The last loads, the newest at the end.
  var history: [Double] = []

  enum State: String, Comparable, CaseIterable {
    case running = "Running"
    case stopped = "Stopped"
    case failed = "Failed"

    static func < (one: State, other: State) -> Bool { one.rawValue < other.rawValue }

    var systemImage: String {
      switch self {
      case .running: "checkmark.circle"
      case .stopped: "pause.circle"
      case .failed: "exclamationmark.triangle"
      }
    }
  }
}

extension Server {
  static let samples = [
    Server(id: 1, name: "ada", tags: ["mail", "web"], load: 0.25, memory: 0.5),
    Server(id: 2, name: "grace", tags: ["build"], load: 0.75, memory: 0.625),
    Server(id: 3, name: "alan", tags: ["store", "backup", "build"], load: 0.5, memory: 0.25),
    Server(id: 4, name: "edsger", tags: ["web"], load: 0, memory: 0, state: .stopped),
  ]
}

/// A line of the log.
struct LogEntry: Identifiable, Hashable {
  let id: Int
  let date: Date
  let server: String
  let text: String
}
