import Checking
import ScenesTesting
import Testing
import UIKit

/// Delegates in UIKit's names run as those in the names of this library.
@MainActor @Suite(.serialized) struct NamesTests {
  init() {
    Told.calls = []
  }

  @Test func `delegates of an application and its scenes are told what happens`() async throws {
    let cold = try require(URL(string: "postbox://message/42"))
    let warm = try require(URL(string: "postbox://message/43"))
    let simulator = await AppSimulator(delegate: MailDelegate.self, opening: cold)
    await simulator.open(warm)
    await simulator.background()
    await simulator.close(1)
    expectEqual(
      Told.calls,
      [
        "launched, shared: true", "connected 1", "open postbox://message/42", "active: true",
        "open postbox://message/43", "in the background", "discarded 1",
      ])
  }

  @Test func `the shared application is the one created last, outside of its turns too`() async {
    let simulator = await AppSimulator(delegate: MailDelegate.self)
    expect(UIApplication.shared === simulator.application)
  }

  @Test func `objects are equal by identity, unless their class says otherwise`() {
    final class Page: NSObject {
      nonisolated(unsafe) var number = 0
      override func isEqual(_ object: Any?) -> Bool { (object as? Page)?.number == number }
      override var hash: Int { number }
    }
    let (one, other) = (UIResponder(), UIResponder())
    expect(one == one && one != other && Set([one, other, one]).count == 2)
    expect(Page() == Page() && Set([Page(), Page()]).count == 1)
    expectEqual("\(one)", "<UIResponder>")
  }

  @Test func `UIKit can be imported here, and stands for the names module`() {
    #if canImport(UIKit)
    let isThere = true
    #else
    let isThere = false
    #endif
    expect(isThere)
    expect(UIKit.UIWindow.self == UIWindow.self)
  }
}
