import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// The chosen row of a table is a row of its data, also after rows came, went and moved.
  @MainActor struct TableSelectionTests {
    private let screens = ScreenTests()

    private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
      var rows = ["a", "b", "c", "d"]
      var refused: IndexPath?

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell()
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Screen.calls.append("will select \(indexPath.row)")
        return indexPath == refused ? nil : indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Screen.calls.append("selected \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        Screen.calls.append("deselected \(indexPath.row)")
      }
    }

    private func table(_ mail: Mail) -> UITableView {
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = mail
      table.delegate = mail
      return table
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `inserted and deleted rows move the chosen one`() {
      let mail = Mail()
      let table = table(mail)
      table.selectRow(at: path(2), animated: false)
      mail.rows = ["x", "a", "b", "y", "c", "d"]
      table.insertRows(at: [path(0), path(3)], with: .automatic)
      expectEqual(table.indexPathForSelectedRow, path(4))
      mail.rows = ["a", "c", "d"]
      table.deleteRows(at: [path(0), path(2), path(3)], with: .automatic)
      expectEqual(table.indexPathForSelectedRow, path(1))
      mail.rows = ["a", "d"]
      table.deleteRows(at: [path(1)], with: .automatic)
      expectEqual(table.indexPathForSelectedRow, nil)
    }

    @Test func `rows of another section don't move the chosen one`() {
      let mail = Mail()
      let table = table(mail)
      table.selectRow(at: path(2), animated: false)
      table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      expectEqual(table.indexPathForSelectedRow, path(2))
    }

    @Test(arguments: [(2, 0, 0), (0, 3, 1), (3, 1, 3), (0, 1, 2)])
    func `a moved row moves the chosen one`(from: Int, to: Int, expected: Int) {
      let mail = Mail()
      let table = table(mail)
      table.selectRow(at: path(2), animated: false)
      table.moveRow(at: path(from), to: path(to))
      expectEqual(table.indexPathForSelectedRow, path(expected))
    }

    @Test func `rows are deleted before others are inserted in a batch`() {
      let mail = Mail()
      let table = table(mail)
      table.selectRow(at: path(2), animated: false)
      mail.rows = ["x", "y", "c", "d"]
      table.performBatchUpdates {
        table.insertRows(at: [path(0), path(1)], with: .none)
        table.deleteRows(at: [path(0), path(1)], with: .none)
      }
      expectEqual(table.indexPathForSelectedRow, path(2))
      mail.rows = ["y", "z", "d"]
      table.beginUpdates()
      table.insertRows(at: [path(1)], with: .none)
      table.deleteRows(at: [path(0), path(2)], with: .none)
      table.endUpdates()
      expectEqual(table.indexPathForSelectedRow, nil)
    }

    @Test func `a row that is refused leaves the chosen one chosen`() async {
      let mail = Mail()
      let root = UIViewController()
      let table = table(mail)
      root.view.addSubview(table)
      let simulator = await screens.show(root)
      await simulator.tap("b")
      mail.refused = path(2)
      await simulator.tap("c")
      expectEqual(table.indexPathForSelectedRow, path(1))
      await simulator.tap("d")
      expectEqual(
        Screen.calls,
        [
          "will select 1", "selected 1", "will select 2", "will select 3", "deselected 1",
          "selected 3",
        ])
    }
  }
}
