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
  }
}
