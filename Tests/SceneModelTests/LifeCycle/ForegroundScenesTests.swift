import Checking
import Testing

@testable import SceneModel

struct ForegroundScenesTests {
  /// A stage with scenes 1, 2, … brought on in this order.
  private func stage(limit: Int = 3, _ count: Int) -> ForegroundScenes {
    var stage = ForegroundScenes(
      HostProfile(name: "test", supportsMultipleScenes: true, foregroundLimit: limit))
    for number in 1...count {
      stage.add(SessionOrdinal(number))
      _ = stage.enter(SessionOrdinal(number))
    }
    return stage
  }

  private func moves(_ moves: [ForegroundScenes.Move]) -> [String] {
    moves.map { "\($0.session.number) \($0.to)" }
  }

  @Test func `a newcomer is active and focused, and others stay as they are`() {
    var stage = stage(2)
    stage.add(3)
    expectEqual(moves(stage.enter(3)), ["3 foregroundActive"])
    expectEqual(stage.sessions, [1, 2, 3])
    expectEqual(stage.focused, 3)
  }

  @Test func `one too many sends that which is longest unfocused away first`() {
    var stage = stage(3)
    _ = stage.focus(1)
    stage.add(4)
    expectEqual(moves(stage.enter(4)), ["2 background", "4 foregroundActive"])
    expectEqual(stage.sessions, [1, 3, 4])
  }

  @Test func `going home twice keeps all scenes`() {
    var stage = stage(2)
    _ = stage.goHome()
    expectEqual(stage.goHome(), [])
    expectEqual(moves(stage.comeBack()), ["1 foregroundActive", "2 foregroundActive"])
  }

  @Test func `focusing moves the focus only`() {
    var stage = stage(3)
    _ = stage.focus(2)
    expectEqual(stage.focused, 2)
    expectEqual(stage.sessions, [1, 2, 3])
  }

  @Test func `the focus falls to the one focused before`() {
    var stage = stage(3)
    _ = stage.focus(1)
    expectEqual(moves(stage.withdraw(1)), ["1 background"])
    expectEqual(stage.focused, 3)
    expectEqual(stage.withdraw(1), [])
  }

  @Test func `the switcher makes all inactive, and coming back active, in the order of creation`() {
    var stage = stage(3)
    _ = stage.focus(1)
    expectEqual(
      moves(stage.openSwitcher()),
      ["1 foregroundInactive", "2 foregroundInactive", "3 foregroundInactive"])
    expectEqual(
      moves(stage.comeBack()), ["1 foregroundActive", "2 foregroundActive", "3 foregroundActive"])
    expectEqual(stage.focused, 1)
  }

  @Test func `choosing a scene that was on screen in the switcher restores those beside it`() {
    var stage = stage(3)
    _ = stage.openSwitcher()
    expectEqual(stage.clear(for: 2), [])
    expectEqual(
      moves(stage.enter(2)), ["1 foregroundActive", "2 foregroundActive", "3 foregroundActive"])
    #expect(!stage.isSwitcherOpen)
  }

  @Test func `a scene picked in the switcher that wasn't on screen stands alone`() {
    var stage = stage(3)
    _ = stage.withdraw(2)
    _ = stage.openSwitcher()
    expectEqual(
      moves(stage.enter(2)), ["1 background", "3 background", "2 foregroundActive"])
    expectEqual(stage.sessions, [2])
    #expect(!stage.isSwitcherOpen)
  }

  @Test func `the others leave the switcher before a new scene comes, and don't come back with it`()
  {
    var stage = stage(2)
    _ = stage.openSwitcher()
    stage.add(3)
    expectEqual(moves(stage.clear(for: 3)), ["1 background", "2 background"])
    expectEqual(stage.clear(for: 3), [])
    expectEqual(moves(stage.enter(3)), ["3 foregroundActive"])
    _ = stage.goHome()
    expectEqual(moves(stage.comeBack()), ["3 foregroundActive"])
  }

  @Test func `the windows of a desktop stay beside one that is made in the switcher`() {
    var stage = ForegroundScenes(.desktop)
    for number in 1...2 {
      stage.add(SessionOrdinal(number))
      _ = stage.enter(SessionOrdinal(number))
    }
    _ = stage.openSwitcher()
    stage.add(3)
    expectEqual(stage.clear(for: 3), [])
    _ = stage.enter(3)
    expectEqual(stage.sessions, [1, 2, 3])
  }

  @Test func `a display that comes leaves the switcher as it is`() {
    var stage = stage(2)
    _ = stage.openSwitcher()
    stage.add(3, isApart: true)
    expectEqual(stage.clear(for: 3), [])
    _ = stage.enter(3)
    #expect(stage.isSwitcherOpen)
  }

  @Test func `those sent home come back together`() {
    var stage = stage(3)
    _ = stage.withdraw(3)
    expectEqual(moves(stage.goHome()), ["1 background", "2 background"])
    #expect(stage.focused == nil)
    expectEqual(moves(stage.comeBack()), ["1 foregroundActive", "2 foregroundActive"])
    expectEqual(stage.focused, 2)
  }

  @Test func `a scene that comes on while all are home comes alone`() {
    var stage = stage(2)
    _ = stage.goHome()
    expectEqual(moves(stage.enter(1)), ["1 foregroundActive"])
    expectEqual(stage.comeBack().count, 1)
  }

  @Test func `a scene that left for good doesn't come back`() {
    var stage = stage(2)
    _ = stage.goHome()
    _ = stage.leave(1)
    expectEqual(moves(stage.comeBack()), ["2 foregroundActive"])
  }

  @Test func `S139: a display leaves the switcher open, and scenes at home are kept`() {
    var stage = stage(2)
    stage.add(3, isApart: true)
    _ = stage.openSwitcher()
    expectEqual(moves(stage.enter(3)), ["3 foregroundActive"])
    #expect(stage.isSwitcherOpen)
    _ = stage.goHome()
    expectEqual(moves(stage.enter(3)), ["3 foregroundActive"])
    expectEqual(moves(stage.goHome()), ["3 background"])
    expectEqual(
      moves(stage.comeBack()),
      [
        "1 foregroundActive", "2 foregroundActive", "3 foregroundActive",
      ])
  }

  @Test func `those longest away come first, together in the order of creation`() {
    var stage = stage(3)
    _ = stage.withdraw(3)
    _ = stage.goHome()
    expectEqual(stage.longestAway, [3, 1, 2])
    expectEqual(stage.mostRecent, 3)
  }

  @Test func `a phone shows one scene`() {
    var stage = stage(limit: 1, 1)
    stage.add(2)
    expectEqual(moves(stage.enter(2)), ["1 background", "2 foregroundActive"])
  }

  @Test func `of two sessions last used at the same time the newer is the most recent`() {
    var scenes = ForegroundScenes(.tablet)
    for number in 1...2 { scenes.add(SessionOrdinal(number), lastFocus: 7) }
    expectEqual(scenes.mostRecent, SessionOrdinal(2))
    expectEqual(scenes.nextUse, 8)
  }

  @Test func `a scene that is focused again isn't used anew`() {
    var scenes = ForegroundScenes(.tablet)
    scenes.add(SessionOrdinal(1))
    _ = scenes.enter(SessionOrdinal(1))
    let next = scenes.nextUse
    _ = scenes.focus(SessionOrdinal(1))
    expectEqual(scenes.nextUse, next)
  }
}

extension SessionOrdinal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
