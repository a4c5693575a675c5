import Foundation
import SceneRuntime
import TestSupport

/// A generator of random sequences of inputs.
///
/// The generator doesn't predict the effect of inputs, so many are for windows that don't exist.
struct InputGenerator {
  private var generator: SeededGenerator
  /// The maximum number of sessions that can exist.
  private var opened = 1
  /// The weight of each kind of act; some are 0 and some are large, so that rare acts occur together.
  private var weights: [Int] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func sequence() -> InputSequence {
    var app = SampleApp()
    app.kind = pick([.postbox, .postbox] + SampleApp.Kind.allCases)
    app.device = pick([.tablet, .tablet, .phone, .desktop, .classic])
    app.allowsSeveral = chance(85)
    app.registersForDisplays = chance(25)
    app.keepsState = chance(50)
    weights = Self.acts.map { $0.weight * pick([0, 1, 1, 4]) }
    let steps = (0..<number(5...60)).map { _ in
      InputSequence.Step(input: input(), isWaitedFor: chance(75))
    }
    let launch = InputSequence.Step(input: .event(.launch(chance(80) ? [] : [event()])))
    let reactions = chance(60) ? [] : (0..<number(1...6)).map { _ in reaction() }
    // The application queues inputs before its launch.
    let early = app.hasManifest && chance(20) ? number(1...3) : 0
    return InputSequence(
      app: app, reactions: reactions,
      steps: Array(steps.prefix(early)) + [launch] + Array(steps.dropFirst(early)))
  }

  private mutating func input() -> Input {
    var rest = number(1...max(1, weights.reduce(0, +)))
    for (weight, act) in zip(weights, Self.acts) {
      rest -= weight
      if rest <= 0 { return act.make(&self) }
    }
    return .event(.newWindow)
  }

  private typealias Act = (weight: Int, make: @Sendable (inout Self) -> Input)

  private static let acts: [Act] = [
    (12, { $0.opening(.event(.newWindow)) }),
    (6, { $0.opening(.event(.openScene(.declared($0.name())))) }),
    (10, { .event(.focus($0.session())) }),
    (9, { .event(.resume($0.session())) }),
    (9, { .event(.close($0.session())) }),
    (7, { .event(.background($0.session())) }),
    (8, { _ in .event(.background(nil)) }),
    (10, { _ in .event(.foreground) }),
    (6, { _ in .event(.openSwitcher) }),
    (6, { _ in .event(.interrupt) }),
    (11, { _ in .event(.memoryPressure) }),
    (5, { $0.opening(.event(.attachDisplay($0.pick(["wall", "desk"])))) }),
    (3, { .event(.detachDisplay($0.pick(["wall", "desk"]))) }),
    (5, { .event(.resize($0.session(), to: .init(size: $0.size()))) }),
    (10, { $0.opening(.event(.external($0.event()))) }),
    (3, { .event(.handoffArrives(.init(activityType: $0.handoff()))) }),
    (2, { .event(.handoffFails($0.handoff(), reason: "out of reach")) }),
    (1, { _ in .event(.registeredForRemoteNotifications(Data([1]))) }),
    (1, { _ in .event(.failedToRegisterForRemoteNotifications("no network")) }),
    (
      1,
      { generator in
        if generator.chance(40) { return .event(.launch([generator.event()])) }
        return generator.chance(30) ? .event(.forceQuit) : .event(.quit)
      }
    ),
    (22, { .request($0.request()) }),
    (2, { _ in .registersForDisplays }),
    (6, { _ in .storeDelaysAnswers }),
    (6, { _ in .storeAnswers }),
  ]

  private mutating func request() -> TraceEntry.Request {
    switch number(1...10) {
    case 1...3:
      opened += 1
      return .activation(nil, chance(50) ? nil : activity())
    case 4...6: return .activation(session(), chance(50) ? nil : activity())
    case 7...8: return .destruction(session())
    default: return .refresh(session())
    }
  }

  private mutating func reaction() -> Reaction {
    let callbacks: [TraceEntry.Callback] = [
      .didFinishLaunching, .configurationForConnecting, .willConnectTo, .sceneWillEnterForeground,
      .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      .didDiscardSceneSessions, .stateRestorationActivity, .applicationDidReceiveMemoryWarning,
      .openURLContexts, .continue, .applicationWillTerminate, .applicationDidEnterBackground,
    ]
    return Reaction(
      callback: pick(callbacks), session: chance(50) ? nil : session(), request: request())
  }

  private mutating func event() -> ExternalEvent {
    let target = chance(40) ? nil : text()
    switch number(1...6) {
    case 1: return .openURL(.init(URL(filePath: "/" + text())))
    case 2: return .continueActivity(activity())
    case 3:
      return .performShortcut(
        .init(type: "compose", targetContentIdentifier: target.map { .string($0) }))
    case 4: return .receiveNotification(.init(title: "Mail", targetContentIdentifier: target))
    case 5: return .acceptShare(.init(containerIdentifier: text()))
    default:
      return .willContinueActivity(
        .init(activityType: handoff(), targetContentIdentifier: target))
    }
  }

  private mutating func activity() -> ActivityRecord {
    ActivityRecord(activityType: "read", targetContentIdentifier: chance(50) ? nil : text())
  }

  private mutating func opening(_ input: Input) -> Input {
    opened += 1
    return input
  }

  // Most requests for windows are refused where there can be one, so low numbers are likelier.
  private mutating func session() -> SceneSession.ID {
    "\(number(1...min(opened + 1, chance(50) ? 3 : 12)))"
  }

  private mutating func name() -> String { pick(["inbox", "message", "status", "draft"]) }

  private mutating func text() -> String { pick(["message/42", "draft/7", "elsewhere"]) }

  private mutating func handoff() -> String { pick(["read", "write"]) }

  private mutating func size() -> SceneDescription.Size {
    .init(width: pick([400, 800]), height: 600)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }
}
