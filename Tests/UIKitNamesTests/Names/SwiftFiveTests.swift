import Checking
import ScenesTesting
import SwiftFive
import Testing
import UIKit

extension ScreenTests {
  /// Code of Swift 5 compiles and runs, with initializers as UIKit has them.
  @MainActor struct SwiftFiveTests {
    @Test func `delegates and cells with plain initializers are created by their class`() async {
      OldApplicationDelegate.made = 0
      let simulator = await AppSimulator(delegate: OldApplicationDelegate.self)
      simulator.expect("Anna")
      simulator.expect("Ben")
      simulator.expect("Account")
      expectEqual(OldApplicationDelegate.made, 1)
      expectEqual(simulator.problems, [])
    }

    @Test func `code that names no actor uses windows and the application`() async throws {
      let simulator = await AppSimulator(delegate: OldApplicationDelegate.self)
      expect(frontWindow()?.rootViewController is NamesController)
      let changed = Holder()
      AccountStore.shared.onChange = { changed.isSet = true }
      AccountStore.shared.load("Chris")
      await simulator.until { changed.isSet }
      expectEqual(frontWindow()?.rootViewController?.title, "Chris")
      try await simulator.perform { _ in AccountStore.shared.signOut() }
      await simulator.settle()
      expect(frontWindow()?.rootViewController is WelcomeController)
    }

    private final class Holder {
      var isSet = false
    }

    @Test func `views have initializers of their own without parameters`() {
      expectEqual(BadgeView().tag, 7)
      expectEqual(UITableViewCell().reuseIdentifier, nil)
      expectEqual(UINavigationController().viewControllers, [])
    }
  }
}
