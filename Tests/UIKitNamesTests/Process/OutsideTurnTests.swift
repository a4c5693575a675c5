import Checking
import SceneModel
import SceneRuntime
import TestSupport
import Testing
import UIKit

/// Calls outside of turns, before and after the application is created.
@MainActor struct OutsideTurnTests {
  private func makeApplication() -> UIApplication {
    UIApplication(
      identifier: "test", graph: SceneGraph(), contents: ContentFactories(), manifest: nil,
      delegate: nil, host: StubHost(), services: .repeatable())
  }

  @Test func `a selector that no one performs is a problem of the application created last`() {
    let application = makeApplication()
    UIResponder().perform("tapped:")
    expectEqual(application.problems.map(\.code), ["unperformedSelector"])
  }

  @Test func `a delegate that is set before there is an application is that of the first`() {
    final class Delegate: NSObject, UNUserNotificationCenterDelegate {}
    let delegate = Delegate()
    let latest = UIApplication.latest
    UIApplication.latest = nil
    UNUserNotificationCenter.current().delegate = delegate
    let application = makeApplication()
    expect(application.notificationDelegate != nil)
    expect(makeApplication().notificationDelegate == nil)
    UNUserNotificationCenter.current().delegate = nil
    UIApplication.latest = latest
  }
}
