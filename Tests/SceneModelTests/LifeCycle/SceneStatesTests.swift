import Testing

@testable import SceneModel

struct SceneStatesTests {
  private let inbox = SceneDescription.ID.declared("inbox")
  private let message = SceneDescription.ID.declared("message")

  @Test func `S115: the foremost state is that of all scenes, or of some declarations`() {
    var states = SceneStates()
    #expect(states.foremost == .background && states.foremost(of: [inbox]) == .background)
    states.move(of: inbox, from: .unattached, to: .foregroundInactive)
    states.move(of: nil, from: .unattached, to: .foregroundInactive)
    states.move(of: nil, from: .foregroundInactive, to: .foregroundActive)
    #expect(states.foremost == .foregroundActive)
    #expect(states.foremost(of: [inbox]) == .foregroundInactive)
    #expect(states.foremost(of: [message]) == .background)
    #expect(states.foremost(of: [message, inbox]) == .foregroundInactive)
  }

  @Test func `S25: the application changes with its foremost scene only`() {
    var states = SceneStates()
    #expect(states.edge(from: .unattached, to: .foregroundInactive) == .willEnterForeground)
    states.move(of: inbox, from: .unattached, to: .foregroundInactive)
    #expect(states.edge(from: .unattached, to: .foregroundInactive) == nil)
    #expect(states.edge(from: .foregroundInactive, to: .background) == .didEnterBackground)
  }

  @Test func `a step changes the scene, and the application if the scene is foremost`() throws {
    let states = SceneStates()
    let change = try #require(states.change(by: .enterForeground, from: .background))
    #expect(change == (.foregroundInactive, .willEnterForeground))
    #expect(states.change(by: .becomeActive, from: .background) == nil)
  }

  @Test func `a scene that was on screen and went to the background has been away`() {
    var states = SceneStates()
    states.move(of: inbox, from: .unattached, to: .background)
    #expect(!states.hasBeenAway)
    states.move(of: inbox, from: .foregroundInactive, to: .background)
    #expect(states.hasBeenAway)
  }
}
