import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Code compiles with `import UIKit` alone, with the initializers that UIKit gives it.
  @MainActor struct PlainCodeTests {
    private let screens = ScreenTests()

    private final class Mailbox: ObservableObject {
      @Published var unread = 0
    }

    private final class ToastWindow: UIWindow {
      convenience init(text: String) {
        self.init()
        accessibilityLabel = text
      }
      var accessibilityLabel = ""
    }

    @Test func `UIKit brings observable objects along`() {
      let mailbox = Mailbox()
      var changes = 0
      let subscription = mailbox.objectWillChange.sink { changes += 1 }
      mailbox.unread = 3
      expectEqual(changes, 1)
      subscription.cancel()
    }

    @Test func `a class of windows has the initializers of UIWindow`() async throws {
      let simulator = await screens.show(UIViewController())
      let scene = try require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      var toast: ToastWindow?
      try await simulator.perform { _ in
        toast = ToastWindow(text: "Sent")
        toast?.windowScene = scene
        toast?.rootViewController = UIViewController()
        toast?.isHidden = false
      }
      await simulator.settle()
      expectContains(scene.windows.map { type(of: $0) == ToastWindow.self }, true)
      expectEqual(toast?.accessibilityLabel, "Sent")
      expectEqual(simulator.problems, [])
    }

    @Test func `a key command keeps its titles`() {
      let command = UIKeyCommand(
        input: "r", modifierFlags: .command, action: "reply", discoverabilityTitle: "Reply")
      command.wantsPriorityOverSystemBehavior = true
      expectEqual(command.title, "Reply")
      expectEqual(command.discoverabilityTitle, "Reply")
      let titled = UIKeyCommand(
        title: "Reply", action: "reply", input: "r", discoverabilityTitle: "Reply to Sender")
      expectEqual(titled.title, "Reply")
      expectEqual(titled.discoverabilityTitle, "Reply to Sender")
      expectEqual(command.input, "r")
      expectEqual(command.modifierFlags, .command)
    }
  }
}
