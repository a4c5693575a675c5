extension AppReport {
  /// The report in sections.
  ///
  /// The first section lists the losses. The last sections describe the copy that was run.
  var document: Document {
    var lead = [verdict, "found as: \(reason)"]
    lead += delegates.map { "\($0.role): \($0.name), \($0.place)" }
    lead.append("Info.plist: \(infoPlist ?? "none")")
    lead += notes
    return Document(title: "Migration report: \(app)", lead: lead, sections: sections)
  }

  /// The summary of the report in one sentence.
  var verdict: String {
    let start =
      (launchFailure == nil ? "" : "the app ends at launch, as it has no scenes; ")
      + (notRun.map { events.isEmpty ? "not run: \($0)" : "judged from the source alone: \($0); " }
        ?? "")
    if events.isEmpty, notRun != nil { return start }
    let unjudged =
      events.count { $0.verdict == .notJudged } + methods.count { $0.verdict == .notJudged }
      + notJudged.count
    let count = losses.count - (launchFailure == nil ? 0 : 1)
    // An event that isn't judged may be lost.
    let none = unjudged == 0 ? "nothing is lost" : "nothing is found lost"
    let lost = count == 0 ? none : "\(count) lost or missed"
    var parts = ["\(lost) with scenes"]
    if !manifestProblems.isEmpty { parts.append("\(manifestProblems.count) wrong in the manifest") }
    if unjudged > 0 { parts.append("\(unjudged) not judged") }
    return start + parts.joined(separator: "; ")
  }

  /// The events that nothing handles, each with the starts (`cold` or `warm`) at which nothing handles the event.
  var unhandled: [String] {
    let all = events.filter { $0.verdict == .unhandled }
    return all.indices.filter { index in !all[..<index].contains { $0.event == all[index].event } }
      .map { index in
        let starts = all.filter { $0.event == all[index].event }.map(\.start)
        return "\(all[index].event), \(starts.joined(separator: " and "))"
      }
  }

  private var sections: [Document.Section] {
    [
      .init(title: "Lost or missed", items: losses),
      .init(title: "Wrong in the scene manifest", items: manifestProblems),
      .init(
        title: "Not judged",
        items: Self.grouped(
          events.filter { $0.verdict == .notJudged }.map {
            ("\($0.event), \($0.start)", $0.reason ?? "")
          }
            + methods.filter { $0.verdict == .notJudged }.map { ($0.method, $0.reason ?? "") })
          + notJudged),
      .init(
        title: "External events",
        header: ["event", "start", "before scenes", "with scenes", "result"],
        rows: events.filter { $0.verdict != .unhandled }.map {
          [
            $0.event, $0.start, Self.cell($0.before), Self.cell($0.withScenes), $0.verdict.rawValue,
          ]
        }, names: 2),
      .init(
        title: "Not handled, neither before nor with scenes",
        items: unhandled),
      .init(
        title: "Methods of the application delegate",
        header: ["method", "own method", "with scenes", "result"],
        rows: methods.filter(\.isWorthARow).map {
          let successor = $0.successor.map { " -> \($0)" } ?? ""
          let there = $0.successorImplementation.map { ", \($0)" } ?? ""
          return [
            $0.method, $0.implementation, $0.fate + successor + there, $0.verdict?.rawValue ?? "",
          ]
        }),
      .init(title: "Notes on the configuration of scenes", items: manifestNotes),
      .init(
        title: "Left out of the copy",
        items: changes.filter { $0.kind == .leftOut || $0.kind == .condition }.map(\.text)),
      .init(title: "Changed in the copy", items: changed),
      .init(title: "Stand-ins", items: standIns.map { "\($0.name): \($0.kind)" }),
      .init(title: "Questions to stand-ins, answered both ways in \(runs) runs", items: questions),
    ]
  }

  /// Returns one line for each reason, with all names that have this reason.
  ///
  /// The lines are in the order of the first names.
  private static func grouped(_ items: [(name: String, reason: String)]) -> [String] {
    var names: [String: [String]] = [:]
    for item in items { names[item.reason, default: []].append(item.name) }
    var said: Set<String> = []
    return items.compactMap { item in
      guard said.insert(item.reason).inserted else { return nil }
      return "\(names[item.reason, default: []].joined(separator: "; ")): \(item.reason)"
    }
  }

  /// A line for each changed spelling or import, and a line for each file with the number of its adaptations to
  /// stand-ins.
  private var changed: [String] {
    let adaptations = changes.filter { $0.kind == .adaptation }
    let counts = Dictionary(grouping: adaptations, by: \.file).sorted { $0.key < $1.key }
    return changes.filter { ![.leftOut, .condition, .adaptation].contains($0.kind) }.map(\.text)
      + counts.map { file, changes in
        "\(file): \(changes.count) \(changes.count == 1 ? "change" : "changes") for stand-ins; "
          + "--format json lists them"
      }
  }

  private static func cell(_ receivers: [String]) -> String {
    let handled = receivers.filter { $0.contains(": handled") }
    return (handled.first ?? receivers.last) ?? "not played"
  }
}

extension Change {
  /// A description of the change in one line.
  var text: String {
    let place = "\(file):\(line)"
    let old = Self.short(old)
    switch kind {
    case .leftOut: return "\(place): \(old)"
    case .condition: return "\(place): \(old) is asked instead"
    case .importCut: return "\(place): \(old) is cut"
    case .spelling, .adaptation:
      if self.old.isEmpty { return "\(place): \(Self.short(new)) is added" }
      return "\(place): \(old) -> \(new.isEmpty ? "nothing" : Self.short(new))"
    }
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? line.prefix(97) + "…" : line
  }
}

extension MethodFinding {
  /// Whether the application implements the method, or the report has a verdict on the method.
  fileprivate var isWorthARow: Bool { verdict != nil || implementation != "not implemented" }
}
