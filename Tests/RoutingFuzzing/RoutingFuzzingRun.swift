import Foundation
import SceneRuntime
import TestSupport

/// Damages links, activities, notifications, quick actions and predicates at random, and has events routed by
/// them: each gives a decision or an error with a type, and nothing that is said of it or kept of it holds a control character or a secret
/// that was put in.
@MainActor public struct RoutingFuzzingRun {
  private var generator: SeededGenerator
  private var scenes: FuzzedScenes
  private var application: FuzzedApplication

  /// How many of each kind were tried.
  public private(set) var counts: [RoutingSample.Kind: Int] = [:]
  /// How many of them could be read still.
  public private(set) var parsed: [RoutingSample.Kind: Int] = [:]
  /// How many events went to a scene, new or open.
  public private(set) var routed = 0
  /// How many events an application was sent.
  public private(set) var sent = 0
  /// How many events held a secret.
  public private(set) var planted = 0

  public init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    scenes = try FuzzedScenes()
    application = FuzzedApplication()
  }

  public var count: Int { counts.values.reduce(0, +) }

  /// Whether a third of all could be read still.
  public var isBalanced: Bool { parsed.values.reduce(0, +) * 3 >= count }

  /// Whether a tenth of each kind could be read still.
  public var isEachKindRead: Bool {
    RoutingSample.Kind.allCases.allSatisfy { (parsed[$0] ?? 0) * 10 >= max(1, counts[$0] ?? 0) }
  }

  /// A summary of the run, on one line.
  public var summary: String {
    let shares = RoutingSample.Kind.allCases.map { kind in
      "\(kind.rawValue) \(share(parsed[kind] ?? 0, of: counts[kind] ?? 0))"
    }
    let all = share(parsed.values.reduce(0, +), of: count)
    return "\(count) damaged events and predicates of \(RoutingSample.all.count): "
      + "\(all) are read still (\(shares.joined(separator: ", "))); "
      + "\(routed) events went to a scene, \(sent) were sent to an application, "
      + "\(planted) held a secret"
  }

  /// Damages one sample, and uses it.
  ///
  /// - Parameter kind: The kind of the sample; nil takes any.
  /// - Returns: What is wrong; nil if nothing is.
  /// - Throws: The error of a value that can't be written again.
  public mutating func step(_ kind: RoutingSample.Kind? = nil) throws -> String? {
    let samples = RoutingSample.all.filter { kind == nil || $0.kind == kind }
    guard let sample = samples.randomElement(using: &generator) else { return nil }
    var text = sample.text
    for _ in 1...Int.random(in: 1...3, using: &generator) {
      let other = RoutingSample.all.randomElement(using: &generator)?.text ?? ""
      text = TextMutation.change(text, splicing: other, using: &generator)
    }
    counts[sample.kind, default: 0] += 1
    guard let problem = try use(sample.kind, text) else { return nil }
    return "\(sample.kind.rawValue) \(problem): \(Data(text.utf8).base64EncodedString())"
  }

  private mutating func use(_ kind: RoutingSample.Kind, _ text: String) throws -> String? {
    switch kind {
    case .link:
      guard let url = URL(string: text) else { return nil }
      parsed[kind, default: 0] += 1
      return route(.openURL(ExternalEvent.Link(url)))
        ?? routePlanted(PlantedSecret.event(text, using: &generator))
    case .activity:
      do {
        let record = try JSONDecoder().decode(ActivityRecord.self, from: Data(text.utf8))
        parsed[kind, default: 0] += 1
        return route(.continueActivity(record))
          ?? routePlanted(
            PlantedSecret.event(
              record.targetContentIdentifier ?? "message/42", in: record, using: &generator))
      } catch is DecodingError {
        return nil
      }
    case .notification: return routeRecord(kind, text) { .receiveNotification($0) }
    case .shortcut: return routeRecord(kind, text) { .performShortcut($0) }
    case .predicate:
      do {
        let predicate = try TargetPredicate(format: text)
        parsed[kind, default: 0] += 1
        return use(predicate, written: text)
      } catch {
        return error.message.isEmpty ? "has an error that says nothing" : "\(error)".disturbance
      }
    }
  }

  private mutating func routeRecord<Record: Decodable>(
    _ kind: RoutingSample.Kind, _ text: String, _ event: (Record) -> ExternalEvent
  ) -> String? {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)) else {
      return nil
    }
    parsed[kind, default: 0] += 1
    return route(event(record))
  }

  private mutating func use(_ predicate: TargetPredicate, written text: String) -> String? {
    if let problem = predicate.description.disturbance { return problem }
    do {
      let again = try JSONDecoder().decode(
        TargetPredicate.self, from: JSONEncoder().encode(predicate))
      for sample in RoutingSample.all.map(\.text) + [text]
      where again.evaluate(with: sample) != predicate.evaluate(with: sample) {
        return "is another one when it is read back"
      }
    } catch {
      return "can't be decoded (\(error))"
    }
    // Very long predicates are refused, so that explanations stay short.
    if text.utf8.count > 500 { return nil }
    scenes.ask(by: predicate, or: String(text.prefix(12)), &generator)
    // Code joins predicates as often as it likes; seldom, because long ones take long to read.
    let isJoined = Int.random(in: 0..<50, using: &generator) == 0
    let depth = isJoined ? [20, 2_000].randomElement(using: &generator) ?? 0 : 0
    application.ask(
      by: (0..<depth).reduce(predicate) { inner, level in
        level.isMultiple(of: 2) ? .not(inner) : .or([inner, predicate])
      })
    // A predicate, and a view's condition, may quote a whole link.
    let link = PlantedSecret.plant(in: "postbox://message/42", using: &generator)
    let asked: TargetPredicate = .and([TargetPredicate(equalTo: link), .not(predicate)])
    scenes.ask(by: asked, or: link, &generator)
    application.ask(by: asked)
    if let problem = routePlanted(URL(string: link).map { .openURL(ExternalEvent.Link($0)) }) {
      return problem
    }
    guard let text = RoutingSample.all.randomElement(using: &generator)?.text else { return nil }
    return route(
      .continueActivity(ActivityRecord(activityType: "read", targetContentIdentifier: text)))
  }

  /// Routes an event that holds a secret, and types another one into the application.
  private mutating func routePlanted(_ event: ExternalEvent?) -> String? {
    guard let event else { return nil }
    planted += 1
    return route(event)
  }

  private mutating func route(_ event: ExternalEvent) -> String? {
    let (decision, problem) = scenes.route(event, &generator)
    if decision != .unrouted { routed += 1 }
    if let problem { return problem }
    // An application takes longer than its router.
    guard Int.random(in: 0..<20, using: &generator) == 0 else { return nil }
    sent += 1
    return application.send(event)
  }

  private func share(_ part: Int, of whole: Int) -> String {
    "\(part * 100 / max(1, whole)) %"
  }
}
