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
  }
}
