import Foundation
import Scenes

/// The servers, and the log of what happened to them.
///
/// The measured values follow from the number of the measurement, so that every run is the same.
@MainActor final class Fleet: ObservableObject {
  @Published var servers = Server.samples
  @Published var isAlerting = false
  /// The load from which a server fails.
  @Published var limit = 0.95
  @Published private(set) var measurements = 0
  let log = FleetLog()

  /// The number of loads that are kept of each server.
  static let historyLength = 12

  subscript(id: Server.ID) -> Server? { servers.first { $0.id == id } }

  var failed: [Server] { servers.filter { $0.state == .failed } }

  var failedNames: String { failed.map(\.name).formatted(.list(type: .and)) }

  /// The mean load of the servers that run; 0 if none does.
  var averageLoad: Double {
    let loads = servers.filter { $0.state == .running }.map(\.load)
    return loads.isEmpty ? 0 : loads.reduce(0, +) / Double(loads.count)
  }

  /// Measures all servers once, five minutes after the measurement before.
  func measure() {
    measurements += 1
    for index in servers.indices where servers[index].state == .running {
      let step = (servers[index].id * 3 + measurements * 5) % 8
      servers[index].load = Double(step) / 8
      servers[index].history.append(servers[index].load)
      servers[index].history = servers[index].history.suffix(Self.historyLength)
      if servers[index].load >= limit { fail(index) }
    }
  }

  private func fail(_ index: Int) {
    servers[index].state = .failed
    note("failed", servers[index].name)
    isAlerting = true
  }

  func set(_ state: Server.State, _ ids: Set<Server.ID>) {
    for index in servers.indices where ids.contains(servers[index].id) {
      guard servers[index].state != state else { continue }
      servers[index].state = state
      servers[index].load = 0
      note(state.rawValue.lowercased(), servers[index].name)
    }
  }

  func restartFailed() {
    set(.running, Set(failed.map(\.id)))
  }

  private func note(_ text: String, _ server: String) {
    let date = Self.start.addingTimeInterval(300 * Double(measurements))
    log.entries.append(
      LogEntry(id: log.entries.count + 1, date: date, server: server, text: text))
  }

  /// Noon in Greenwich on a day in May 2026.
  static let start = Date(timeIntervalSince1970: 1_778_846_400)
}

/// The log, apart from the servers, so that a measurement without news updates no log.
@MainActor final class FleetLog: ObservableObject {
  @Published var entries: [LogEntry] = []
}
