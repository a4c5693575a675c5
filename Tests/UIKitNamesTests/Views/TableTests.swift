import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Tables show the rows of their data source, made when a host shows them.
  @MainActor struct TableTests {
    private let screens = ScreenTests()

    final class Messages: UITableViewController {
      var rows = (1...1_000).map { "Message \($0)" }
      var made = 0

      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
      }

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { rows.count }

      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "All Mail" }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Screen.calls.append("selected \(indexPath.section) \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
      }
    }

    @Test func `only the rows that a host shows are made`() async {
      let messages = Messages()
      let simulator = await screens.show(messages)
      simulator.expect("All Mail")
      simulator.expect("Message 50")
      expect(messages.made < 200)
      await simulator.tap("Message 7")
      expectEqual(Screen.calls, ["selected 0 6"])
      expectEqual(messages.tableView.indexPathForSelectedRow, nil)
    }

    @Test func `changed rows are shown`() async throws {
      let messages = Messages()
      let simulator = await screens.show(messages)
      try await simulator.perform { _ in
        messages.rows = ["New Mail"]
        messages.tableView.reloadData()
      }
      await simulator.settle()
      simulator.expect("New Mail")
      expect(!simulator.text.contains("Message 1"))
      expectEqual(simulator.problems, [])
    }

    @Test func `a table isn't shown inside itself`() async {
      let messages = Messages()
      messages.rows = ["Mail"]
      messages.loadViewIfNeeded()
      messages.tableView.tableHeaderView = messages.tableView
      let simulator = await screens.show(messages)
      simulator.expect("Mail")
    }

    @Test func `a header is inside its table, and an accessory inside its row`() async throws {
      final class Header: UITextField {
        override func layoutSubviews() { Screen.calls.append("laid out") }
      }
      final class Row: UITableViewCell {
        override func responds(to selector: Selector) -> Bool { selector == "switched:" }
        override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
          Screen.calls.append("\(selector)")
          return nil
        }
      }
      let (root, table, row) = (UIViewController(), UITableView(), Row())
      let (header, footer, toggle) = (Header(), UIView(), UISwitch())
      toggle.title = "Unread"
      toggle.addTarget(nil, action: "switched:", for: .valueChanged)
      table.tableHeaderView = header
      table.tableFooterView = footer
      row.accessoryView = toggle
      for view in [table, row] { root.view.addSubview(view) }
      let simulator = await screens.show(root)
      let window = try require(UIApplication.shared.keyWindow)
      for part in [header, footer] {
        expect(part.superview === table && part.window === window)
      }
      expect(toggle.superview === row && toggle.window === window)
      await simulator.tap("Unread")
      expectEqual(Screen.calls, ["laid out", "switched:"])
      try await simulator.perform { _ in
        expect(header.becomeFirstResponder())
        table.tableHeaderView = nil
        expect(header.superview == nil && !header.isEditing)
        root.view.addSubview(toggle)
      }
      await simulator.settle()
      expectEqual(simulator.element("Unread").count, 1)
      try await simulator.perform { _ in toggle.removeFromSuperview() }
      await simulator.settle()
      simulator.expect(no: "Unread")
    }

    @Test func `a table leaves a row that it contains itself`() async {
      final class Rows: UITableViewController {
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 1 }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Mail"
          cell.accessoryView = tableView
          return cell
        }
      }
      let simulator = await screens.show(Rows())
      simulator.expect("Mail")
    }
  }
}
