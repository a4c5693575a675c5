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
    #expect(states.foremost == .background && states.foremost(of: [inbox]) == .background)
    _ = brought(&states, inbox, from: .unattached, to: .foregroundInactive)
    _ = brought(&states, nil, from: .unattached, to: .foregroundActive)
    #expect(states.foremost == .foregroundActive)
    #expect(states.foremost(of: [inbox]) == .foregroundInactive)
    #expect(states.foremost(of: [message]) == .background)
    #expect(states.foremost(of: [message, inbox]) == .foregroundInactive)
  }

  @Test func `S25: the application changes with its foremost scene only`() {
    var states = SceneStates()
    let first = brought(&states, inbox, from: .unattached, to: .foregroundInactive)
    #expect(first == [.willEnterForeground])
    #expect(brought(&states, nil, from: .unattached, to: .foregroundInactive) == [nil])
    #expect(brought(&states, nil, from: .foregroundInactive, to: .background) == [nil])
    let last = brought(&states, inbox, from: .foregroundInactive, to: .background)
    #expect(last == [.didEnterBackground])
  }

  @Test func `each step changes the application by the states before it`() {
    var states = SceneStates()
    let steps = states.changes(from: .unattached, to: .foregroundActive).map(\.transition.step)
    #expect(steps == [.enterForeground, .becomeActive])
    let coming = brought(&states, inbox, from: .unattached, to: .foregroundActive)
    #expect(coming == [.willEnterForeground, .didBecomeActive])
    let going = brought(&states, inbox, from: .foregroundActive, to: .unattached)
    #expect(going == [.willResignActive, .didEnterBackground, nil])
    #expect(states.changes(from: .background, to: .background).isEmpty)
  }

  @Test func `a scene that was on screen and went to the background has been away`() {
    var states = SceneStates()
    _ = brought(&states, inbox, from: .unattached, to: .background)
    #expect(!states.hasBeenAway)
    _ = brought(&states, inbox, from: .background, to: .foregroundInactive)
    _ = brought(&states, inbox, from: .foregroundInactive, to: .background)
    #expect(states.hasBeenAway)
  }
}
