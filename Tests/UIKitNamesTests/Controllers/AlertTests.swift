import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Questions are asked and answered.
  @MainActor struct AlertTests {
    private let screens = ScreenTests()

    private func question(_ style: UIAlertController.Style) -> UIAlertController {
      let alert = UIAlertController(
        title: "Discard the draft?", message: "It can't be restored.", preferredStyle: style)
      for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Discard", .destructive)] {
        alert.addAction(
          UIAlertAction(title: title, style: style) { Screen.calls.append($0.title ?? "") })
      }
      return alert
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `an answer dismisses the question and runs its action`(
      style: UIAlertController.Style
    ) async throws {
      let root = UIViewController()
      let simulator = await screens.show(root)
      try await simulator.perform { _ in root.present(question(style), animated: true) }
      await simulator.settle()
      simulator.expect("Discard the draft?")
      simulator.expect("It can't be restored.")
      await simulator.tap("Discard")
      expectEqual(Screen.calls, ["Discard"])
      expectEqual(root.presentedViewController, nil)
      expect(!simulator.text.contains("Discard the draft?"))
    }

    @Test func `a question that was answered can be canceled when it is asked again`() async throws
    {
      let root = UIViewController()
      let simulator = await screens.show(root)
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
      alert.addAction(
        UIAlertAction(title: "Date", style: .default) { _ in Screen.calls.append("date") })
      try await simulator.perform { _ in root.present(alert, animated: false) }
      await simulator.tap("Date")
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in Screen.calls.append("cancel") })
      try await simulator.perform { _ in root.present(alert, animated: false) }
      await simulator.back()
      expectEqual(Screen.calls, ["date", "cancel"])
    }

    @Test func `the text fields of a question take text`() async throws {
      let root = UIViewController()
      let simulator = await screens.show(root)
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
          Screen.calls.append(alert?.textFields?.first?.text ?? "none")
        })
      try await simulator.perform { _ in root.present(alert, animated: true) }
      await simulator.settle()
      await simulator.type("Drafts", into: "Name")
      await simulator.tap("OK")
      expectEqual(Screen.calls, ["Drafts"])
    }

    @Test func `a question in front of another is shown`() async throws {
      let root = UIViewController()
      let simulator = await screens.show(root)
      let second = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
      second.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in Screen.calls.append("yes") })
      let first = question(.alert)
      try await simulator.perform { _ in
        root.present(first, animated: true) { first.present(second, animated: true) }
      }
      await simulator.settle()
      simulator.expect("Really?")
      await simulator.tap("Yes")
      expectEqual(Screen.calls, ["yes"])
      expect(first.presentedViewController == nil && root.presentedViewController === first)
    }

    @Test func `dismissing choices without an answer cancels them`() async throws {
      let root = UIViewController()
      let simulator = await screens.show(root)
      try await simulator.perform { _ in root.present(question(.actionSheet), animated: true) }
      await simulator.settle()
      await simulator.back()
      expectEqual(Screen.calls, ["Keep"])
      expectEqual(root.presentedViewController, nil)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `the title of a question changes while the question is shown`(
      style: UIAlertController.Style
    ) async throws {
      let root = UIViewController()
      let simulator = await screens.show(root)
      let alert = question(style)
      try await simulator.perform { _ in root.present(alert, animated: true) }
      await simulator.settle()
      try await simulator.perform { _ in alert.title = "Discard all drafts?" }
      await simulator.settle()
      simulator.expect("Discard all drafts?")
      simulator.expect(no: "Discard the draft?")
    }
  }
}
