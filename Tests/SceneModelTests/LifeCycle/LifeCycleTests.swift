import Checking
import SceneModel
import Testing

struct LifeCycleTests {
  typealias State = LifeCycle.State
  typealias Step = LifeCycle.Step

  /// Every pair of state and step, with where it leads; nil where the step can't be taken.
  struct Case: Sendable, CustomTestStringConvertible {
    var from: State
    var step: Step
    var to: State?

    var testDescription: String { "\(step) from \(from)" }
  }

  static let cases: [Case] = [
    Case(from: .unattached, step: .enterForeground, to: .foregroundInactive),
    Case(from: .unattached, step: .becomeActive, to: nil),
    Case(from: .unattached, step: .resignActive, to: nil),
    Case(from: .unattached, step: .enterBackground, to: nil),
    Case(from: .unattached, step: .attachInBackground, to: .background),
    Case(from: .unattached, step: .disconnect, to: nil),
    Case(from: .foregroundInactive, step: .enterForeground, to: nil),
    Case(from: .foregroundInactive, step: .becomeActive, to: .foregroundActive),
    Case(from: .foregroundInactive, step: .resignActive, to: nil),
    Case(from: .foregroundInactive, step: .enterBackground, to: .background),
    Case(from: .foregroundInactive, step: .attachInBackground, to: nil),
    Case(from: .foregroundInactive, step: .disconnect, to: nil),
    Case(from: .foregroundActive, step: .enterForeground, to: nil),
    Case(from: .foregroundActive, step: .becomeActive, to: nil),
    Case(from: .foregroundActive, step: .resignActive, to: .foregroundInactive),
    Case(from: .foregroundActive, step: .enterBackground, to: nil),
    Case(from: .foregroundActive, step: .attachInBackground, to: nil),
    Case(from: .foregroundActive, step: .disconnect, to: nil),
    Case(from: .background, step: .enterForeground, to: .foregroundInactive),
    Case(from: .background, step: .becomeActive, to: nil),
    Case(from: .background, step: .resignActive, to: nil),
    Case(from: .background, step: .enterBackground, to: nil),
    Case(from: .background, step: .attachInBackground, to: nil),
    Case(from: .background, step: .disconnect, to: .unattached),
  ]

  @Test(arguments: cases)
  func `each step leads from state to state as in the table (S7, S10)`(transition: Case) {
    expectEqual(LifeCycle.state(after: transition.step, from: transition.from), transition.to)
  }

  @Test func `the cases above are all there are`() {
    expectEqual(Self.cases.count, State.allCases.count * Step.allCases.count)
    expectEqual(LifeCycle.transitions.count, Self.cases.count { $0.to != nil })
  }

  struct Journey: Sendable, CustomTestStringConvertible {
    var from: State
    var to: State
    var steps: [Step]

    var testDescription: String { "from \(from) to \(to)" }
  }

  @Test(arguments: [
    Journey(from: .unattached, to: .foregroundActive, steps: [.enterForeground, .becomeActive]),
    Journey(from: .unattached, to: .background, steps: [.attachInBackground]),
    Journey(from: .background, to: .foregroundActive, steps: [.enterForeground, .becomeActive]),
    Journey(from: .foregroundActive, to: .foregroundInactive, steps: [.resignActive]),
    Journey(from: .foregroundActive, to: .background, steps: [.resignActive, .enterBackground]),
    Journey(
      from: .foregroundActive, to: .unattached,
      steps: [.resignActive, .enterBackground, .disconnect]),
    Journey(from: .foregroundInactive, to: .unattached, steps: [.enterBackground, .disconnect]),
    Journey(from: .background, to: .unattached, steps: [.disconnect]),
    Journey(from: .foregroundActive, to: .foregroundActive, steps: []),
    Journey(from: .unattached, to: .unattached, steps: []),
  ])
  func `a plan is the shortest way (S9, S10, S18, S19)`(journey: Journey) {
    expectEqual(LifeCycle.plan(from: journey.from, to: journey.to), journey.steps)
  }

  @Test func `every state reaches every other`() {
    for start in State.allCases {
      for goal in State.allCases {
        let end = LifeCycle.plan(from: start, to: goal).reduce(start) { state, step in
          LifeCycle.state(after: step, from: state) ?? state
        }
        expectEqual(end, goal, "from \(start)")
      }
    }
  }
}
