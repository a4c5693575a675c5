import Foundation
import ScenesTesting

/// The issues that a closure records.
final class Issues: Sendable {
  private let issues = Locked<[SimulatorIssue]>([])

  var all: [SimulatorIssue] { issues.value }
  var messages: [String] { all.map(\.message) }

  func append(_ issue: SimulatorIssue) {
    issues.change { $0.append(issue) }
  }
}

/// A value behind a lock.
private final class Locked<Value: Sendable>: @unchecked Sendable {
  // Proof: the value is only used while the lock is held.
  private var stored: Value
  private let lock = NSLock()

  init(_ value: Value) {
    stored = value
  }

  var value: Value { lock.withLock { stored } }

  func change(_ act: (inout Value) -> Void) {
    lock.withLock { act(&stored) }
  }
}
