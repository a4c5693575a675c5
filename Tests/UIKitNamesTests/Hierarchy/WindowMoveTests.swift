import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Views are told when they enter and leave a window.
  @MainActor struct WindowMoveTests {
    private let screens = ScreenTests()

    private final class Probe: UIView {
      var name = ""

      override func willMove(toWindow window: UIWindow?) {
        Screen.calls.append("\(name) will \(window == nil ? "leave" : "enter")")
      }

      override func didMoveToWindow() {
        Screen.calls.append("\(name) did \(window == nil ? "leave" : "enter")")
      }
    }

    private func probe(_ name: String) -> Probe {
      let view = Probe()
      view.name = name
      return view
    }

    private func calls(_ action: () throws -> Void) rethrows -> [String] {
      Screen.calls = []
      try action()
      return Screen.calls
    }

    @Test func `a view and the views inside it enter with the screen, and leave when removed`()
      async throws
    {
      let (outer, inner, late) = (probe("outer"), probe("inner"), probe("late"))
      let root = UIViewController()
      outer.addSubview(inner)
      root.view.addSubview(outer)
      expectEqual(Screen.calls, [])
      expectEqual(inner.window, nil)
      let simulator = await screens.show(root)
      expectEqual(
        Screen.calls,
        ["outer will enter", "inner will enter", "outer did enter", "inner did enter"])
      expect(inner.window === UIApplication.shared.keyWindow && inner.window != nil)
      try await simulator.perform { _ in
        expectEqual(calls { outer.addSubview(late) }, ["late will enter", "late did enter"])
        expectEqual(calls { outer.bringSubviewToFront(inner) }, [])
        expectEqual(calls { late.removeFromSuperview() }, ["late will leave", "late did leave"])
        expectEqual(
          calls { outer.removeFromSuperview() },
          ["outer will leave", "inner will leave", "outer did leave", "inner did leave"])
      }
    }

    @Test func `the views of a controller are in the window while the controller is shown`()
      async throws
    {
      final class Screenful: RecordingController {
        override func viewIsAppearing(_ animated: Bool) {
          super.viewIsAppearing(animated)
          Screen.calls.append(view.window == nil ? "outside" : "inside")
        }
      }
      let controllers = [Screenful("Inbox"), Screenful("Sent")]
      for controller in controllers { controller.view.addSubview(probe(controller.name)) }
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      let simulator = await screens.show(tabs)
      expect(controllers[0].view.window != nil && controllers[1].view.window == nil)
      Screen.calls = []
      try await simulator.perform { _ in tabs.selectedIndex = 1 }
      await simulator.settle()
      expectEqual(
        Screen.calls,
        [
          "Inbox will disappear", "Sent will appear", "Sent will enter", "Sent did enter",
          "Sent is appearing", "inside", "Sent laid out", "Inbox will leave", "Inbox did leave",
          "Inbox did disappear", "Sent did appear",
        ])
    }

    @Test func `a window's own view, a row's view and a new view of a controller enter too`()
      async throws
    {
      let root = UIViewController()
      let cell = UITableViewCell()
      let simulator = await screens.show(root)
      let window = try require(UIApplication.shared.keyWindow)
      let own = probe("own")
      let inCell = probe("in cell")
      let view = probe("view")
      try await simulator.perform { _ in
        expectEqual(calls { window.addSubview(own) }, ["own will enter", "own did enter"])
        expectEqual(calls { own.removeFromSuperview() }, ["own will leave", "own did leave"])
        cell.contentView.addSubview(inCell)
        expectEqual(
          calls { root.view.addSubview(cell) }, ["in cell will enter", "in cell did enter"])
        expectEqual(
          calls { root.view = view },
          ["in cell will leave", "in cell did leave", "view will enter", "view did enter"])
      }
    }
  }
}
