import Foundation
import Scenes

extension EventMatrix: CustomStringConvertible {
  /// The matrix as text, ordered by type of event.
  ///
  /// Each lost event is followed by the reason for the loss.
  public var description: String {
    let width = deliveries.map(\.arrival.start.rawValue.count).max() ?? 0
    let parts = occasions.map { occasion in
      "  \(occasion.rawValue)\n"
        + deliveries(of: occasion).flatMap { delivery in
          delivery.lines.enumerated().map { index, line in
            let start = index == 0 ? delivery.arrival.start.rawValue : ""
            return
              "    \(start.padded(to: width))  \(line.outcome.padded(to: 11))  \(line.receiver)\n"
          } + (delivery.isLost ? ["      \(delivery.reason)\n"] : [])
        }.joined()
    }
    return "Events of \(name)\n\n\(verdict)\n\n" + parts.joined(separator: "\n")
  }

  /// The matrix as a Markdown table, followed by the reasons for lost events.
  public var markdown: String {
    let rows = occasions.flatMap { occasion in
      deliveries(of: occasion).map { delivery in
        let receivers = delivery.receptions.map { "\($0.receiver)".inCode }.joined(separator: "; ")
        let outcome = delivery.lines.first?.outcome ?? ""
        return
          "| \(occasion.rawValue) | \(delivery.arrival.start.rawValue) "
          + "| \(delivery.isLost ? "**lost**" : outcome) | \(receivers) |\n"
      }
    }
    let reasons = lost.map { "- \($0.arrival): \($0.reason)\n" }
    return "| Event | App | Outcome | Receiver |\n|---|---|---|---|\n" + rows.joined()
      + "\n\(verdict)\n" + (reasons.isEmpty ? "" : "\n") + reasons.joined()
  }

  /// The types of events in the matrix, without duplicates.
  private var occasions: [MigrationReport.Occasion] {
    MigrationReport.Occasion.allCases.filter { !deliveries(of: $0).isEmpty }
  }

  private func deliveries(of occasion: MigrationReport.Occasion) -> [Delivery] {
    deliveries.filter { $0.arrival.occasion == occasion }
  }
}

extension EventMatrix.Delivery {
  /// One line with the outcome for each method, property or handler that received the event.
  ///
  /// If nothing received the event, there is a single line that says so.
  fileprivate var lines: [(outcome: String, receiver: String)] {
    if receptions.isEmpty { return [(untaken, "not delivered")] }
    // The first line determines the outcome, so receivers that handle the event come first.
    let ordered = receptions.filter(\.isTaken) + receptions.filter { !$0.isTaken }
    return ordered.map { (word($0), "\($0.receiver)") }
  }
}

extension String {
  /// The text with each of its comma-separated parts in backticks.
  ///
  /// The text of a receiver has several parts if it names, for example, a method and a property.
  fileprivate var inCode: String {
    components(separatedBy: ", ").map { "`\($0)`" }.joined(separator: ", ")
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
