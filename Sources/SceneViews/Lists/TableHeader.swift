import Foundation
import SceneDisplay

/// The columns of a table, which rows read from the environment.
nonisolated struct TableColumns<Value> {
  let columns: [_TableColumn<Value>]
  let sort: TableSort<Value>?
}

extension TableColumns where Value: Identifiable {
  /// Returns the columns that a customization shows; if there is no customization, the columns that are visible by
  /// default.
  func shown(_ customization: TableColumnCustomization<Value>?) -> TableColumns {
    let customization = customization ?? TableColumnCustomization()
    return TableColumns(columns: columns.filter(customization.shows), sort: sort)
  }
}

extension EnvironmentValues {
  /// The columns of the enclosing table, as a `TableColumns` value; nil outside of a table.
  var tableColumns: Any? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}

private struct TableColumnsKey: EnvironmentKey {
  static var defaultValue: Any? { nil }
}

/// The sort order of a table; the closures that read and change it hide the type of the comparators.
nonisolated struct TableSort<Value> {
  /// Returns the direction in which the column with the given comparator orders the rows; nil if the sort order doesn't
  /// begin with that column.
  let direction: @MainActor (Any) -> SortOrder?
  /// Puts the column with the given comparator first in the sort order; if the column is first already, reverses its
  /// direction.
  let order: @MainActor (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) where Sort.Compared == Value {
    direction = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
        first.isSame(as: comparator)
      else { return nil }
      return first.order
    }
    order = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var all = binding.wrappedValue
      if let first = all.first, first.isSame(as: comparator) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { $0.isSame(as: comparator) }
      binding.wrappedValue = [comparator] + all
    }
  }
}

extension SortComparator {
  /// Returns whether another comparator differs from this comparator at most in its direction.
  fileprivate func isSame(as other: Self) -> Bool {
    var other = other
    other.order = order
    return other == self
  }
}

/// The labels of the columns of a table, in a row above the other rows.
nonisolated struct TableHeader<Value>: View {
  let columns: TableColumns<Value>

  @MainActor var body: some View {
    HeaderRow(
      child: TableCells(
        child: ForEach(columns.columns.indices, id: \.self) { index in
          label(columns.columns[index]).modifier(CellWidth(columns.columns[index]))
        }))
  }

  @ViewBuilder @MainActor private func label(_ column: _TableColumn<Value>) -> some View {
    if let sort = columns.sort, let comparator = column.comparator {
      Button {
        sort.order(comparator)
      } label: {
        HStack {
          column.label
          switch sort.direction(comparator) {
          case .forward: Text("▲")
          case .reverse: Text("▼")
          case nil: EmptyView()
          }
        }
      }
    } else {
      column.label.bold()
    }
  }
}

/// The row of labels above the list of a table, with the same margins as the rows of the list.
private nonisolated struct HeaderRow<Content: View>: View {
  let child: Content

  @MainActor static func _makeNode(
    _ view: HeaderRow<Content>, in parent: _AnyNode
  ) -> _Node<HeaderRow<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension HeaderRow: ContainerView {
  var element: DisplayElement { .row }
}

/// Cells side by side; if there isn't enough space for all, only the first cell is shown.
nonisolated struct TableCells<Cells: View>: View {
  let child: Cells

  @MainActor static func _makeNode(
    _ view: TableCells<Cells>, in parent: _AnyNode
  ) -> _Node<TableCells<Cells>> {
    ContainerNode(view, in: parent)
  }
}

extension TableCells: ContainerView {
  var element: DisplayElement { .tableRow }
}

/// The width and the alignment of a cell.
nonisolated struct CellWidth: ViewModifier {
  private let width: (minimum: Double?, ideal: Double?, maximum: Double?, isFixed: Bool)
  private let alignment: Alignment

  init<Value>(_ column: _TableColumn<Value>) {
    let width = column.width
    self.width = (width.minimum, width.ideal, width.maximum, width.isFixed)
    alignment = Alignment(horizontal: column.alignment, vertical: .center)
  }

  @MainActor func body(content: Content) -> some View {
    content.lineLimit(1)
      .frame(
        minWidth: width.minimum, idealWidth: width.ideal,
        maxWidth: width.isFixed ? width.maximum : width.maximum ?? .infinity,
        alignment: alignment)
  }
}
