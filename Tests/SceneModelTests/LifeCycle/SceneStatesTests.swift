import Checking
import Testing

@testable import SceneModel

struct SceneStatesTests {
  private let inbox = SceneDescription.ID.declared("inbox")
  private let message = SceneDescription.ID.declared("message")

  private func brought(
    _ states: inout SceneStates, _ scene: SceneDescription.ID?, from start: SceneState,
    to goal: SceneState
  ) -> [SceneTally.Edge?] {
    let changes = states.changes(from: start, to: goal)
    for change in changes { states.take(change.transition, of: scene) }
    return changes.map(\.edge)
  }

  @Test func `S115: the foremost state is that of all scenes, or of some declarations`() {
    var states = SceneStates()
    expectEqual(states.mostActive, .background)
    expectEqual(states.mostActive(of: [inbox]), .background)
    _ = brought(&states, inbox, from: .unattached, to: .foregroundInactive)
    _ = brought(&states, nil, from: .unattached, to: .foregroundActive)
    expectEqual(states.mostActive, .foregroundActive)
    expectEqual(states.mostActive(of: [inbox]), .foregroundInactive)
    expectEqual(states.mostActive(of: [message]), .background)
    expectEqual(states.mostActive(of: [message, inbox]), .foregroundInactive)
    _ = brought(&states, message, from: .unattached, to: .background)
    expectEqual(states.mostActive(of: [message, inbox]), .foregroundInactive)
  }

  @Test func `S25: the application changes with its foremost scene only`() {
    var states = SceneStates()
    let first = brought(&states, inbox, from: .unattached, to: .foregroundInactive)
    expectEqual(first, [.willEnterForeground])
    expectEqual(brought(&states, nil, from: .unattached, to: .foregroundInactive), [nil])
    expectEqual(brought(&states, nil, from: .foregroundInactive, to: .background), [nil])
    let last = brought(&states, inbox, from: .foregroundInactive, to: .background)
    expectEqual(last, [.didEnterBackground])
  }

  @Test func `each step changes the application by the states before it`() {
    var states = SceneStates()
    let steps = states.changes(from: .unattached, to: .foregroundActive).map(\.transition.step)
    expectEqual(steps, [.enterForeground, .becomeActive])
    let coming = brought(&states, inbox, from: .unattached, to: .foregroundActive)
    expectEqual(coming, [.willEnterForeground, .didBecomeActive])
    let going = brought(&states, inbox, from: .foregroundActive, to: .unattached)
    expectEqual(going, [.willResignActive, .didEnterBackground, nil])
    expectEqual(states.changes(from: .background, to: .background), [])
  }

  @Test func `a scene that was on screen and went to the background has been away`() {
    var states = SceneStates()
    _ = brought(&states, inbox, from: .unattached, to: .background)
    expect(!states.hasBeenAway)
    _ = brought(&states, inbox, from: .background, to: .foregroundInactive)
    _ = brought(&states, inbox, from: .foregroundInactive, to: .background)
    expect(states.hasBeenAway)
  }
}
