import Checking
import Testing

@testable import SceneModel

struct ForegroundScenesTests {
  /// Returns scenes 1, 2, …, which entered the foreground in this order.
  private func scenes(limit: Int = 3, _ count: Int) -> ForegroundScenes {
    var scenes = ForegroundScenes(
      HostProfile(name: "test", supportsMultipleScenes: true, foregroundLimit: limit))
    for number in 1...count {
      scenes.add(SessionOrdinal(number))
      _ = scenes.enter(SessionOrdinal(number))
    }
    return scenes
  }

  private func moves(_ moves: [ForegroundScenes.Move]) -> [String] {
    moves.map { "\($0.session.number) \($0.to)" }
  }

  @Test func `a scene that enters is active and focused, and others keep their states`() {
    var scenes = scenes(2)
    scenes.add(3)
    expectEqual(moves(scenes.enter(3)), ["3 foregroundActive"])
    expectEqual(scenes.sessions, [1, 2, 3])
    expectEqual(scenes.focused, 3)
  }

  @Test func `in a full foreground, the scene longest unfocused yields first`() {
    var scenes = scenes(3)
    _ = scenes.focus(1)
    scenes.add(4)
    expectEqual(moves(scenes.enter(4)), ["2 background", "4 foregroundActive"])
    expectEqual(scenes.sessions, [1, 3, 4])
  }

  @Test func `a scene with its own display is active again with the application`() {
    var profile = HostProfile(name: "test", supportsMultipleScenes: true, foregroundLimit: nil)
    profile.activity = .focused
    var scenes = ForegroundScenes(profile)
    scenes.add(1)
    scenes.add(2, hasOwnDisplay: true)
    _ = scenes.enter(1)
    _ = scenes.enter(2)
    _ = scenes.leaveApplication()
    expectEqual(
      moves(scenes.returnToApplication()).sorted(), ["1 foregroundActive", "2 foregroundActive"])
  }

  @Test func `leaving the application twice keeps all scenes`() {
    var scenes = scenes(2)
    _ = scenes.leaveApplication()
    expectEqual(scenes.leaveApplication(), [])
    expectEqual(moves(scenes.returnToApplication()), ["1 foregroundActive", "2 foregroundActive"])
  }

  @Test func `focusing a scene moves only the focus`() {
    var scenes = scenes(3)
    _ = scenes.focus(2)
    expectEqual(scenes.focused, 2)
    expectEqual(scenes.sessions, [1, 2, 3])
  }

  @Test func `the focus returns to the scene focused before`() {
    var scenes = scenes(3)
    _ = scenes.focus(1)
    expectEqual(moves(scenes.withdraw(1)), ["1 background"])
    expectEqual(scenes.focused, 3)
    expectEqual(scenes.withdraw(1), [])
  }

  @Test func `the switcher makes all inactive, and returning active, in creation order`() {
    var scenes = scenes(3)
    _ = scenes.focus(1)
    expectEqual(
      moves(scenes.openSwitcher()),
      ["1 foregroundInactive", "2 foregroundInactive", "3 foregroundInactive"])
    expectEqual(
      moves(scenes.returnToApplication()),
      ["1 foregroundActive", "2 foregroundActive", "3 foregroundActive"])
    expectEqual(scenes.focused, 1)
  }

  @Test func `choosing a scene that was on screen in the switcher restores those beside it`() {
    var scenes = scenes(3)
    _ = scenes.openSwitcher()
    expectEqual(scenes.clear(for: 2), [])
    expectEqual(
      moves(scenes.enter(2)), ["1 foregroundActive", "2 foregroundActive", "3 foregroundActive"])
    expect(!scenes.isSwitcherOpen)
  }

  @Test func `a scene selected in the switcher that wasn't on screen is alone in the foreground`() {
    var scenes = scenes(3)
    _ = scenes.withdraw(2)
    _ = scenes.openSwitcher()
    expectEqual(
      moves(scenes.enter(2)), ["1 background", "3 background", "2 foregroundActive"])
    expectEqual(scenes.sessions, [2])
    expect(!scenes.isSwitcherOpen)
  }

  @Test func `the others enter the background before a new scene enters, and don't return with it`()
  {
    var scenes = scenes(2)
    _ = scenes.openSwitcher()
    scenes.add(3)
    expectEqual(moves(scenes.clear(for: 3)), ["1 background", "2 background"])
    expectEqual(scenes.clear(for: 3), [])
    expectEqual(moves(scenes.enter(3)), ["3 foregroundActive"])
    _ = scenes.leaveApplication()
    expectEqual(moves(scenes.returnToApplication()), ["3 foregroundActive"])
  }

  @Test func `the windows of a desktop stay beside one that is created in the switcher`() {
    var scenes = ForegroundScenes(.desktop)
    for number in 1...2 {
      scenes.add(SessionOrdinal(number))
      _ = scenes.enter(SessionOrdinal(number))
    }
    _ = scenes.openSwitcher()
    scenes.add(3)
    expectEqual(scenes.clear(for: 3), [])
    _ = scenes.enter(3)
    expectEqual(scenes.sessions, [1, 2, 3])
  }

  @Test func `attaching a display doesn't close the switcher`() {
    var scenes = scenes(2)
    _ = scenes.openSwitcher()
    scenes.add(3, hasOwnDisplay: true)
    expectEqual(scenes.clear(for: 3), [])
    _ = scenes.enter(3)
    expect(scenes.isSwitcherOpen)
  }

  @Test func `scenes in the background return with the application`() {
    var scenes = scenes(3)
    _ = scenes.withdraw(3)
    expectEqual(moves(scenes.leaveApplication()), ["1 background", "2 background"])
    expect(scenes.focused == nil)
    expectEqual(moves(scenes.returnToApplication()), ["1 foregroundActive", "2 foregroundActive"])
    expectEqual(scenes.focused, 2)
  }

  @Test func `a scene that enters while the application is away enters alone`() {
    var scenes = scenes(2)
    _ = scenes.leaveApplication()
    expectEqual(moves(scenes.enter(1)), ["1 foregroundActive"])
    expectEqual(scenes.returnToApplication().count, 1)
  }

  @Test func `a scene that left permanently doesn't return`() {
    var scenes = scenes(2)
    _ = scenes.leaveApplication()
    _ = scenes.leave(1)
    expectEqual(moves(scenes.returnToApplication()), ["2 foregroundActive"])
  }

  @Test func `S139: a display leaves the switcher open, and scenes that await a return are kept`() {
    var scenes = scenes(2)
    scenes.add(3, hasOwnDisplay: true)
    _ = scenes.openSwitcher()
    expectEqual(moves(scenes.enter(3)), ["3 foregroundActive"])
    expect(scenes.isSwitcherOpen)
    _ = scenes.leaveApplication()
    expectEqual(moves(scenes.enter(3)), ["3 foregroundActive"])
    expectEqual(moves(scenes.leaveApplication()), ["3 background"])
    expectEqual(
      moves(scenes.returnToApplication()),
      [
        "1 foregroundActive", "2 foregroundActive", "3 foregroundActive",
      ])
  }

  @Test
  func `S139: a display's scene returns with a scene that enters while the application is away`() {
    var scenes = scenes(2)
    scenes.add(3, hasOwnDisplay: true)
    _ = scenes.enter(3)
    _ = scenes.leaveApplication()
    expectEqual(moves(scenes.enter(1)), ["1 foregroundActive", "3 foregroundActive"])
    expectEqual(scenes.sessions, [1, 3])
    expectEqual(
      moves(scenes.returnToApplication()), ["1 foregroundActive", "3 foregroundActive"])
  }

  @Test func `S139: a display's scene that left on its own doesn't return with the application`() {
    var scenes = scenes(1)
    scenes.add(2, hasOwnDisplay: true)
    _ = scenes.enter(2)
    _ = scenes.leaveApplication()
    _ = scenes.enter(2)
    _ = scenes.withdraw(2)
    expectEqual(moves(scenes.returnToApplication()), ["1 foregroundActive"])
  }

  @Test
  func `scenes outside the foreground are listed by the time they left, then in creation order`() {
    var scenes = scenes(3)
    _ = scenes.withdraw(3)
    _ = scenes.leaveApplication()
    expectEqual(scenes.outsideForeground, [3, 1, 2])
    expectEqual(scenes.mostRecent, 3)
  }

  @Test func `a phone shows one scene`() {
    var scenes = scenes(limit: 1, 1)
    scenes.add(2)
    expectEqual(moves(scenes.enter(2)), ["1 background", "2 foregroundActive"])
  }

  @Test func `of two sessions last used at the same time the newer is the most recent`() {
    var scenes = ForegroundScenes(.tablet)
    for number in 1...2 { scenes.add(SessionOrdinal(number), lastFocus: 7) }
    expectEqual(scenes.mostRecent, SessionOrdinal(2))
    expectEqual(scenes.nextUse, 8)
  }

  @Test func `focusing the focused scene isn't another use`() {
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
