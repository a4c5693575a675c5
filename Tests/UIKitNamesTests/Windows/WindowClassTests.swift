import Checking
import ScenesTesting
import SwiftFive
import Testing
import UIKit

extension ScreenTests {
  /// Classes of windows, hidden windows and windows that leave their scene.
  @MainActor struct WindowClassTests {
    private let screens = ScreenTests()

    private func scene() throws -> UIWindowScene {
      try require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }

    @Test func `a class of windows overrides what UIWindow has`() async throws {
      let simulator = await screens.show(RecordingController("Inbox"))
      let scene = try scene()
      let main = try require(scene.keyWindow)
      var overlay: OverlayWindow?
      try await simulator.perform { _ in
        overlay = OverlayWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        overlay?.windowScene = scene
        overlay?.rootViewController = RecordingController("Toast")
        overlay?.makeKeyAndVisible()
      }
      await simulator.settle()
      let window = try require(overlay)
      expect(window.frame.width == 100 && window.windowLevel == .alert + 1)
      expectEqual(
        window.calls.filter { $0 != "laid out" }, ["become key", "shown", "make key and visible"])
      expectContains(window.calls, "laid out")
      try await simulator.perform { _ in
        main.makeKey()
        replaceRoot(of: window, by: RecordingController("Other"))
      }
      await simulator.settle()
      expectContains(window.calls, "resign key")
      expect(window.viewWithTag(7) === window.subviews.last)
      simulator.expect("Content of Other")
    }

    @Test func `a hidden window's controllers disappear, and it ends when the app releases it`()
      async throws
    {
      let simulator = await screens.show(RecordingController("Inbox"))
      let scene = try scene()
      var toast: UIWindow?
      try await simulator.perform { _ in
        toast = UIWindow(windowScene: scene)
        toast?.rootViewController = RecordingController("Toast")
        toast?.isHidden = false
      }
      await simulator.settle()
      simulator.expect("Content of Toast")
      weak let released = toast
      Screen.calls = []
      try await simulator.perform { _ in
        toast?.isHidden = true
        Screen.calls.append("hidden")
      }
      await simulator.settle()
      expectEqual(Screen.calls, ["Toast will disappear", "Toast did disappear", "hidden"])
      expectEqual(scene.windows.count, 2)
      try await simulator.perform { _ in toast?.isHidden = false }
      await simulator.settle()
      expectEqual(Screen.calls.last, "Toast did appear")
      try await simulator.perform { _ in
        toast?.isHidden = true
        toast = nil
      }
      await simulator.settle()
      expectEqual(released, nil)
      expectEqual(scene.windows.count, 1)
      expect(!simulator.text.contains("Toast"))
      expectEqual(simulator.problems, [])
    }

    @Test func `a window without its scene leaves the screen, and can come back`() async throws {
      let simulator = await screens.show(RecordingController("Inbox"))
      let scene = try scene()
      let window = try require(scene.keyWindow)
      Screen.calls = []
      try await simulator.perform { _ in window.windowScene = nil }
      await simulator.settle()
      expect(scene.windows.isEmpty && scene.keyWindow == nil && window.windowScene == nil)
      expectEqual(Screen.calls, ["Inbox will disappear", "Inbox did disappear"])
      expect(!simulator.text.contains("Content of Inbox"))
      try await simulator.perform { _ in
        window.windowScene = scene
        window.makeKeyAndVisible()
      }
      await simulator.settle()
      simulator.expect("Content of Inbox")
      expect(scene.windows == [window] && window.isKeyWindow)
    }
  }
}
