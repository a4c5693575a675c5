import Foundation
import SceneViews

/// A view that shows the sections of a table, each with its rows, its header and its footer.
struct TableSections: View {
  let table: UITableView

  var body: some View {
    table.redisplay.read()
    return ForEach(0..<table.numberOfSections, id: \.self) { section in
      Section {
        rows(of: section)
      } header: {
        if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
          Text(title)
        }
      } footer: {
        if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
          Text(title)
        }
      }
    }
  }

  private func rows(of section: Int) -> some View {
    ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
      TableRow(table: table, indexPath: IndexPath(row: row, section: section))
        .tag(IndexPath(row: row, section: section))
    }
  }
}

/// A view that shows the cell of one row; empty if the row no longer exists.
private struct TableRow: View {
  let table: UITableView
  let indexPath: IndexPath

  var body: some View {
    table.redisplay.read()
    return table.cell(at: indexPath).map { DisplayedView(view: $0) }
  }
}
