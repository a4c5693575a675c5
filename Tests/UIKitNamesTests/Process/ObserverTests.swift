import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// The calls of an object's methods end for what was named, and for nothing else.
  @MainActor struct ObserverTests {
    private let screens = ScreenTests()
    private let name = Notification.Name("arrived")

    private final class Observer: NSObject {
      override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
        Screen.calls.append("\(selector)")
        return nil
      }
    }

    @Test func `the calls for one sender end`() async throws {
      let (center, observer) = (NotificationCenter(), Observer())
      let (inbox, outbox) = (UIView(), UIView())
      let simulator = await screens.show(UIViewController())
      center.addObserver(observer, selector: "inbox", name: name, object: inbox)
      center.addObserver(observer, selector: "outbox", name: name, object: outbox)
      center.addObserver(observer, selector: "any", name: name, object: nil)
      center.removeObserver(observer, name: name, object: inbox)
      try await simulator.perform { _ in
        center.post(name: name, object: inbox)
        center.post(name: name, object: outbox)
      }
      expectEqual(Screen.calls, ["any", "outbox", "any"])
      center.removeObserver(observer, name: nil, object: nil)
      try await simulator.perform { _ in center.post(name: name, object: outbox) }
      expectEqual(Screen.calls.count, 3)
    }

    @Test func `an observer that can't be called is told as a problem`() async throws {
      final class Plain {}
      let center = NotificationCenter()
      let simulator = await screens.show(UIViewController())
      try await simulator.perform { _ in
        center.addObserver(Plain(), selector: "arrived:", name: name, object: nil)
      }
      expectEqual(simulator.problems.map(\.code), ["unperformedSelector"])
      expectContains(simulator.problems.first?.description ?? "", "Plain")
      expectContains(simulator.problems.first?.description ?? "", "arrived:")
    }

    @Test func `the calls by another center go on`() async throws {
      let (center, other, observer) = (NotificationCenter(), NotificationCenter(), Observer())
      let simulator = await screens.show(UIViewController())
      other.addObserver(observer, selector: "other", name: name, object: nil)
      center.removeObserver(observer)
      center.removeObserver(observer, name: name, object: nil)
      try await simulator.perform { _ in other.post(name: name, object: nil) }
      expectEqual(Screen.calls, ["other"])
    }
  }
}
