import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Views show what they hold, and controls perform their actions.
  @MainActor struct ControlTests {
    private let screens = ScreenTests()

    private func show(_ views: [UIView]) async -> AppSimulator {
      let root = UIViewController()
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      root.view.addSubview(stack)
      return await screens.show(root)
    }

    @Test func `a label shows its text, also after a change`() async throws {
      let label = UILabel()
      label.text = "3 messages"
      let simulator = await show([label])
      simulator.expect("3 messages")
      try await simulator.perform { _ in label.text = "4 messages" }
      await simulator.settle()
      simulator.expect("4 messages")
      try await simulator.perform { _ in label.isHidden = true }
      await simulator.settle()
      expect(!simulator.text.contains("4 messages"))
    }

    @Test func `a button performs actions, and methods of objects that perform selectors`()
      async throws
    {
      final class Target: NSObject {
        override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
          Screen.calls.append("\(selector) of \((object as? UIButton)?.currentTitle ?? "")")
          return nil
        }
      }
      let target = Target()
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Send") { _ in Screen.calls.append("send") })
      button.addTarget(target, action: "tapped:", for: .touchUpInside)
      let simulator = await show([button])
      await simulator.tap("Send")
      expectEqual(Screen.calls, ["send", "tapped: of Send"])
      try await simulator.perform { _ in
        button.removeTarget(target, action: nil, for: .allEvents)
        button.setTitle("Send Again", for: .normal)
      }
      await simulator.settle()
      await simulator.tap("Send Again")
      expectEqual(Screen.calls, ["send", "tapped: of Send", "send"])
      try await simulator.perform { _ in button.isEnabled = false }
      await simulator.settle()
      expect(!simulator.element("Send Again").isEnabled)
    }

    @Test func `a button may have an action alone`() {
      let button = UIButton(primaryAction: UIAction(title: "Send") { _ in })
      expectEqual(button.buttonType, .system)
      expectEqual(button.currentTitle, "Send")
    }

    @Test func `a selector that no one performs is a problem`() async {
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      let target = UIResponder()
      button.addTarget(target, action: "tapped", for: .touchUpInside)
      let simulator = await show([button])
      await simulator.tap("Send")
      expectEqual(simulator.problems.map(\.code), ["unperformedSelector"])
    }

    @Test func `a text field asks its delegate and tells its actions`() async {
      final class Delegate: UITextFieldDelegate {
        func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString: String
        ) -> Bool { !replacementString.contains("!") }
        func textFieldDidBeginEditing(_ textField: UITextField) { Screen.calls.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { Screen.calls.append("ended") }
      }
      let delegate = Delegate()
      let field = UITextField()
      field.placeholder = "Subject"
      field.delegate = delegate
      field.addAction(
        UIAction { _ in Screen.calls.append("changed to \(field.text ?? "")") },
        for: .editingChanged)
      let simulator = await show([field])
      await simulator.type("Lunch", into: "Subject")
      await simulator.type("Lunch!", into: "Subject")
      expect(field.text == "Lunch" && field.isEditing)
      await simulator.submit("Subject")
      expectEqual(Screen.calls, ["began", "changed to Lunch", "ended"])
      expect(!field.isEditing)
    }

    @Test func `a password is not shown in the trace`() async {
      let field = UITextField()
      field.placeholder = "Password"
      field.isSecureTextEntry = true
      let simulator = await show([field])
      await simulator.type("hunter2", into: "Password")
      expectEqual(field.text, "hunter2")
      expect(!simulator.trace.joined().contains("hunter2"))
      expect(!simulator.text.contains("hunter2"))
    }

    @Test func `a switch, a slider and segments tell their values`() async {
      let toggle = UISwitch()
      toggle.title = "Sounds"
      let segments = UISegmentedControl(items: ["All", "Unread"])
      segments.selectedSegmentIndex = 0
      for control in [toggle, segments] {
        control.addAction(
          UIAction { _ in
            Screen.calls.append("\(toggle.isOn) \(segments.selectedSegmentIndex)")
          }, for: .valueChanged)
      }
      let simulator = await show([toggle, segments])
      await simulator.tap("Sounds")
      await simulator.tap("Unread")
      expectEqual(Screen.calls, ["true 0", "true 1"])
    }

    @Test func `a tap on a view and a long press are performed`() async throws {
      final class Tapped: UIView {
        override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
          Screen.calls.append("\(selector)")
          return nil
        }
      }
      let view = Tapped()
      view.accessibilityLabel = "Card"
      view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: "open"))
      view.addGestureRecognizer(UILongPressGestureRecognizer(target: view, action: "preview"))
      let simulator = await show([view])
      await simulator.tap("Card")
      await simulator.hold("Card")
      expectEqual(Screen.calls, ["open", "preview"])
      struct Value {}
      try await simulator.perform { _ in
        view.addGestureRecognizer(UITapGestureRecognizer(target: Value(), action: "open"))
      }
      expectEqual(simulator.problems.map(\.code), ["unperformedSelector"])
    }

    @Test func `views know their window, and the responders above them`() async throws {
      let label = UILabel()
      let simulator = await show([label])
      let window = try require(UIApplication.shared.keyWindow)
      expect(label.window === window)
      expect(label.next === label.superview)
      let responders = Array(sequence(first: label as UIResponder, next: \.next))
      expect(responders.contains { $0 === window.rootViewController })
      _ = simulator
    }

    @Test func `a clear color hides a text, and is no background`() {
      expectEqual(UIColor.clear.displayedText, .clear)
      expectEqual(UIColor.clear.displayed, nil)
      expectEqual(UIColor.systemRed.displayedText, .red)
    }

    @Test func `colors are shown as the nearest that hosts know`() {
      expectEqual(UIColor.systemRed, UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1))
      expectEqual(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), .green)
      expect(UIColor.red != .systemRed)
    }

    @Test func `a view without interaction performs no gestures`() async {
      final class Tapped: UIView {
        override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
          Screen.calls.append("\(selector)")
          return nil
        }
      }
      let view = Tapped()
      view.accessibilityLabel = "Card"
      view.isUserInteractionEnabled = false
      view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: "open"))
      let simulator = await show([view])
      let issues = await simulator.issues { await simulator.tap("Card") }
      expectContains(issues.first?.message ?? "", "is disabled")
      expectEqual(Screen.calls, [])
    }

    @Test func `the menu of a button is enabled with the button`() async throws {
      let button = UIButton(type: .system)
      button.menu = UIMenu(children: [UIAction(title: "Archive") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.isEnabled = false
      let simulator = await show([button])
      expect(!simulator.element("Archive").isEnabled)
      try await simulator.perform { _ in button.isEnabled = true }
      await simulator.settle()
      expect(simulator.element("Archive").isEnabled)
    }

    @Test(arguments: [true, false])
    func `a header and the view of a controller can be hidden`(isTransparent: Bool) async throws {
      @MainActor func setHidden(_ view: UIView, _ isHidden: Bool) {
        if isTransparent { view.alpha = isHidden ? 0 : 1 } else { view.isHidden = isHidden }
      }
      let (root, table, header) = (UIViewController(), UITableView(), UILabel())
      header.text = "3 messages"
      table.tableHeaderView = header
      root.view.addSubview(table)
      let simulator = await screens.show(root)
      for view in [header, root.view as UIView] {
        simulator.expect("3 messages")
        try await simulator.perform { _ in setHidden(view, true) }
        await simulator.settle()
        simulator.expect(no: "3 messages")
        try await simulator.perform { _ in setHidden(view, false) }
        await simulator.settle()
      }
      simulator.expect("3 messages")
    }
  }
}
