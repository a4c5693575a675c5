import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Controllers are told of their surroundings: memory, size and traits.
  @MainActor struct SurroundingsTests {
    private let screens = ScreenTests()

    private final class Told: UIViewController {
      override func didReceiveMemoryWarning() { Screen.calls.append("memory") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        Screen.calls.append("size \(Int(size.width))")
        coordinator.animate { _ in
          Screen.calls.append("alongside")
        } completion: { _ in
          Screen.calls.append("completed")
        }
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        Screen.calls.append("from \(previous?.userInterfaceStyle ?? .unspecified)")
      }
    }

    @Test func `controllers are told of little memory, also those below others`() async throws {
      let root = UINavigationController(rootViewController: Told())
      root.pushViewController(UIViewController(), animated: false)
      let simulator = await screens.show(root)
      await simulator.memoryPressure()
      expectEqual(Screen.calls, ["memory"])
    }

    @Test func `controllers are told of another size`() async throws {
      let root = UINavigationController(rootViewController: Told())
      let simulator = await screens.show(root)
      await simulator.resize(width: 800, height: 600)
      Screen.calls = []
      await simulator.resize(width: 500, height: 600)
      expectEqual(Screen.calls, ["size 500", "alongside", "completed"])
      await simulator.resize(width: 500, height: 600)
      expectEqual(Screen.calls.count, 3)
    }

    @Test func `changes of the appearance are told, and can be observed`() async throws {
      let root = Told()
      let light = UIView()
      light.overrideUserInterfaceStyle = .light
      root.view.addSubview(light)
      let simulator = await screens.show(root)
      let window = try require(root.view.window)
      light.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        Screen.calls.append("light view")
      }
      let registration = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (told: Told, _) in Screen.calls.append("to \(told.traitCollection.userInterfaceStyle)")
      }
      try await simulator.perform { _ in window.overrideUserInterfaceStyle = .dark }
      expectEqual(Screen.calls, ["from unspecified", "to dark"])
      root.unregisterForTraitChanges(registration)
      root.overrideUserInterfaceStyle = .dark
      root.overrideUserInterfaceStyle = .light
      expectEqual(Screen.calls, ["from unspecified", "to dark", "from dark"])
    }

    @Test func `classes whose init(coder:) traps have an appearance`() async throws {
      final class Badge: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      Badge.appearance().backgroundColor = .systemPink
      Row.appearance().backgroundColor = .systemTeal
      expectEqual(Badge.appearance().backgroundColor, .systemPink)
      expectEqual(Row.appearance().backgroundColor, .systemTeal)
    }

    @Test func `a controller of a creator has its storyboard`() {
      let storyboard = UIStoryboard(name: "Drafts", bundle: nil)
      let initial = storyboard.instantiateInitialViewController { _ in UIViewController() }
      let draft = storyboard.instantiateViewController(identifier: "draft") { _ in
        UIViewController()
      }
      expect(initial?.storyboard === storyboard)
      expect(draft.storyboard === storyboard)
    }

    @Test func `a controller of a storyboard that isn't registered is a problem`() async throws {
      final class Draft: UIViewController {}
      let simulator = await screens.show(UIViewController())
      try await simulator.perform { _ in
        let draft: Draft = UIStoryboard(name: "Nothing", bundle: nil)
          .instantiateViewController(identifier: "draft")
        expectEqual(draft.storyboard?.name, "Nothing")
        draft.performSegue(withIdentifier: "send", sender: nil)
      }
      expectEqual(
        simulator.problems.map(\.code), ["unregisteredController", "unregisteredController"])
      expectContains(
        simulator.problems.map { "\($0)" }.last ?? "", "the segue \"send\" isn't performed")
    }
  }
}
