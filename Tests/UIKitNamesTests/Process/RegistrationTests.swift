import Checking
import Foundation
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// The registration for remote notifications lasts until it is ended.
  @MainActor struct RegistrationTests {
    private let screens = ScreenTests()

    @Test func `a registration is known after the trace forgot it`() async throws {
      let simulator = await screens.show(UIViewController())
      expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
      try await simulator.perform {
        $0.receive(.registeredForRemoteNotifications(Data([42])))
      }
      await simulator.settle()
      try await simulator.perform { application in
        for number in 0..<application.trace.capacity { Logger().info("message \(number)") }
      }
      expect(UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test func `a registration that is ended isn't one, and can begin again`() async throws {
      let simulator = await screens.show(UIViewController())
      try await simulator.perform { $0.receive(.registeredForRemoteNotifications(Data([42]))) }
      await simulator.settle()
      UIApplication.shared.unregisterForRemoteNotifications()
      expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
      try await simulator.perform { $0.receive(.registeredForRemoteNotifications(Data([43]))) }
      await simulator.settle()
      expect(UIApplication.shared.isRegisteredForRemoteNotifications)
    }
  }
}
