import Checking
import Foundation
import SceneRuntime
import ScenesTesting
import Testing

/// Every event in every state, compared with the table that is checked in, and the rules that hold
/// in every row.
@MainActor @Suite(.serialized) struct RoutingMatrixTests {
  private nonisolated static let isWriting =
    ProcessInfo.processInfo.environment["SCENES_WRITE_MATRIX"] == "1"

  @Test(.enabled(if: isWriting)) func `the table is written again`() async throws {
    var rows: [[String]] = []
    for cell in RoutingCell.all { rows.append(cell.columns + (await columns(of: cell))) }
    try RoutingMatrix.write(rows)
  }

  @Test func `the table has a row for each of 900 cells, none twice`() throws {
    let rows = try RoutingMatrix.rows()
    expectEqual(rows.count, 5 * 10 * 3 * 3 * 2)
    expectEqual(rows.map { Array($0.prefix(5)) }, RoutingCell.all.map(\.columns))
    expectEqual(Set(RoutingCell.all).count, 900)
    expect(rows.allSatisfy { $0.count == 11 && !$0.contains("") })
  }

  @Test(arguments: RoutingCell.State.allCases)
  func `each cell gives its row of the table`(state: RoutingCell.State) async throws {
    let table = try RoutingMatrix.outcomes()
    for cell in RoutingCell.cells(in: state) {
      let found = await columns(of: cell)
      expectEqual(table[cell.columns], found, "\(cell.columns.joined(separator: ", "))")
    }
  }

  @Test(arguments: RoutingCell.State.allCases)
  func `a cell that can't be can't be arranged`(state: RoutingCell.State) async {
    // The event and its handlers have no effect before it arrives.
    for cell in RoutingCell.cells(in: state) where cell.kind == .link && cell.handler == .never {
      let isArranged = await cell.arrange(MatrixApp()).isArranged
      expectEqual(isArranged, (cell.impossibility == nil), "\(cell.columns)")
    }
  }

  @Test func `T23: a notification finds inactive scenes as it finds active ones`() async throws {
    for cell in RoutingCell.cells(in: .active) where cell.kind == .notification {
      if cell.impossibility != nil { continue }
      let active = await cell.play()
      let inactive = await cell.play(isInactive: true)
      expectEqual(inactive.rule, active.rule)
      expectEqual(inactive.scene, active.scene)
      expectEqual(inactive.windows, active.windows)
      expectEqual(inactive.problems, active.problems)
      expectEqual(
        inactive.deliveries.filter(\.isOfEvent), active.deliveries.filter(\.isOfEvent))
    }
  }

  private func columns(of cell: RoutingCell) async -> [String] {
    if let reason = cell.impossibility { return RoutingMatrix.impossible(reason) }
    let outcome = await cell.play()
    check(cell, outcome)
    return outcome.columns
  }

  // MARK: - What holds in every row

  private func check(_ cell: RoutingCell, _ outcome: RoutingCell.Outcome) {
    let name = Comment(rawValue: (cell.columns + outcome.columns).joined(separator: " | "))
    let told = outcome.deliveries.filter(\.isOfEvent)
    let receivers = told.map(\.receiver)
    expectEqual(Set(receivers).count, receivers.count, "each is told once: \(name)")
    expect(outcome.late.isEmpty, "no handler is called again: \(name)")
    let isChosen = told.allSatisfy { outcome.scene.hasPrefix("\($0.scene) ") }
    expect(isChosen, "one scene is told, and is in front: \(name)")
    expect(!outcome.rule.contains(";"), "it is routed once: \(name)")
    if cell.kind != .returning { expect(!outcome.rule.hasPrefix("none"), "by a rule: \(name)") }
    let isCold = receivers.contains { $0.hasPrefix("options") }
    let isWarm = receivers.contains(where: isWarm)
    // An activity that was announced arrives by a method also where its scene connected for it.
    let isWarmToo =
      [.handoff, .lostHandoff].contains(cell.kind) ? receivers.contains("willContinue") : isWarm
    expect(!(isCold && isWarmToo), "never cold and warm: \(name)")
    // A notification has a delegate of its own, and no method is called if there is none.
    let isUnasked = cell.kind == .returning || cell.kind == .notification && cell.handler != .before
    expect(isCold || isWarm || isUnasked, "its delegate is asked: \(name)")
    let isTaken = told.contains(where: \.isTaken)
    expect(isTaken || !outcome.problems.isEmpty || cell.kind.isOptional, "nothing is lost: \(name)")
    if cell.handler == .before {
      expect(isTaken || cell.kind == .returning, "who is there takes it: \(name)")
      expect(outcome.problems.isEmpty, "who takes it is no problem: \(name)")
    }
    if cell.handler == .never { expect(!isTaken, "there is no handler: \(name)") }
    if cell.handler == .after {
      expectEqual(isTaken, cell.kind.isForViews, "what waits is for views: \(name)")
    }
    expect(outcome.windows - outcome.before <= 1, "one window more at most: \(name)")
    expect(outcome.windows >= max(1, outcome.before), "no window less: \(name)")
    if cell.scenes == .single { expectEqual(outcome.windows, 1, "one scene: \(name)") }
  }

  private func isWarm(_ receiver: String) -> Bool {
    ["openURLContexts", "continue", "willContinue", "performActionFor", "didReceive"]
      .contains { receiver.hasPrefix($0) }
  }
}
