import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// One object of a window has the keyboard.
  @MainActor struct ResponderTests {
    private let screens = ScreenTests()

    private final class Delegate: UITextFieldDelegate {
      var ends = true
      func textFieldDidBeginEditing(_ field: UITextField) {
        Screen.calls.append("\(field.placeholder ?? "") began")
      }
      func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ends }
      func textFieldDidEndEditing(_ field: UITextField) {
        Screen.calls.append("\(field.placeholder ?? "") ended")
      }
    }

    private let delegate = Delegate()

    private func field(_ name: String) -> UITextField {
      let field = UITextField()
      field.placeholder = name
      field.delegate = delegate
      field.addAction(
        UIAction { _ in Screen.calls.append("\(name) did end") }, for: .editingDidEnd)
      return field
    }

    @Test func `typing in a field ends the typing in another`() async throws {
      let (name, city) = (field("Name"), field("City"))
      let root = UIViewController()
      root.view.addSubview(name)
      root.view.addSubview(city)
      let simulator = await screens.show(root)
      await simulator.type("Anna", into: "Name")
      expect(name.isFirstResponder)
      await simulator.type("Oslo", into: "City")
      expect(city.isFirstResponder && !name.isFirstResponder && !name.isEditing)
      expectEqual(Screen.calls, ["Name began", "Name ended", "Name did end", "City began"])
      try await simulator.perform { _ in
        expect(name.becomeFirstResponder())
        delegate.ends = false
        expect(!city.becomeFirstResponder() && name.isFirstResponder)
      }
    }

    @Test func `ending to edit says whether something ended`() async throws {
      let name = field("Name")
      let root = UIViewController()
      let other = UIView()
      root.view.addSubview(name)
      root.view.addSubview(other)
      let simulator = await screens.show(root)
      let window = try require(root.view.window)
      try await simulator.perform { _ in
        expect(!UITextField().becomeFirstResponder())
        expect(!root.view.endEditing(false))
        name.becomeFirstResponder()
        expect(!other.endEditing(true) && name.isEditing)
        delegate.ends = false
        expect(!root.view.endEditing(false) && name.isEditing)
        expect(window.endEditing(true) && !name.isEditing)
        delegate.ends = true
        name.becomeFirstResponder()
        UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        expect(!name.isEditing)
        name.becomeFirstResponder()
        name.removeFromSuperview()
        expect(!name.isEditing && !name.isFirstResponder)
      }
      expectEqual(Screen.calls.count { $0 == "Name ended" }, 3)
    }

    @Test(arguments: ["pop", "dismissal", "replacement"])
    func `the typing in a field ends when its controller leaves`(way: String) async throws {
      let name = field("Name")
      let page = RecordingController("Page")
      page.view.addSubview(name)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let simulator = await screens.show(navigation)
      let window = try require(UIApplication.shared.keyWindow)
      try await simulator.perform { _ in
        switch way {
        case "pop": navigation.pushViewController(page, animated: false)
        case "dismissal": navigation.present(page, animated: false)
        default: window.rootViewController = page
        }
      }
      await simulator.settle()
      await simulator.type("Anna", into: "Name")
      expect(name.isFirstResponder)
      Screen.calls = []
      try await simulator.perform { _ in
        switch way {
        case "pop": navigation.popViewController(animated: true)
        case "dismissal": page.dismiss(animated: true)
        default: window.rootViewController = UIViewController()
        }
      }
      await simulator.settle()
      expectEqual(
        Screen.calls,
        ["Page will disappear", "Name ended", "Name did end", "Page did disappear"])
      try await simulator.perform { _ in
        expect(!name.isEditing && !window.endEditing(true))
      }
    }

    @Test func `the typing in a field of a question ends before the answer is performed`()
      async throws
    {
      let root = UIViewController()
      let simulator = await screens.show(root)
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Name"
        field.delegate = delegate
      }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in Screen.calls.append("OK") })
      try await simulator.perform { _ in root.present(alert, animated: true) }
      await simulator.settle()
      await simulator.type("Drafts", into: "Name")
      await simulator.tap("OK")
      expectEqual(Screen.calls, ["Name began", "Name ended", "OK"])
      expectEqual(alert.textFields?.first?.isEditing, false)
    }
  }
}
