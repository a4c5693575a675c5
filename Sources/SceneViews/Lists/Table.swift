public import Foundation
import SceneDisplay

/// A list of rows that have a cell in each column.
///
/// In a table with a sort order, pressing the label of a column that has a comparator changes the sort order, and the
/// app then orders the rows.
///
/// If there isn't space for all columns, only the first column is shown. In a table with a sort order, the label of the
/// column that is first in the sort order is followed by `▲` or `▼`.
public nonisolated struct Table<Value: Identifiable, Rows: View>: View {
  /// The number of rows that a person can select, with the binding to the ids of the selected values.
  enum Selecting {
    case none
    case one(Binding<Value.ID?>)
    case any(Binding<Set<Value.ID>>)
  }

  private let rows: Rows
  private let columns: TableColumns<Value>
  private let selecting: Selecting
  /// The columns that the app shows and hides; nil for the default visibility of each column.
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.tableHeaderVisibility) private var headerVisibility

  init(
    _ rows: Rows, _ columns: [_TableColumn<Value>], _ selecting: Selecting,
    _ customization: Binding<TableColumnCustomization<Value>>?, sort: TableSort<Value>? = nil
  ) {
    self.rows = rows
    self.columns = TableColumns(columns: columns, sort: sort)
    self.selecting = selecting
    self.customization = customization
  }

  /// The labels of the columns, unless the labels are hidden, and the rows.
  @MainActor public var body: some View {
    let columns = columns.shown(customization?.wrappedValue)
    VStack(alignment: .leading, spacing: 0) {
      if headerVisibility != .hidden {
        TableHeader(columns: columns)
        Divider()
      }
      list.environment(\.tableColumns, columns)
    }
  }

  @ViewBuilder @MainActor private var list: some View {
    switch selecting {
    case .none: List { rows }
    case .one(let selection): List(selection: selection) { rows }
    case .any(let selection): List(selection: selection) { rows }
    }
  }
}

// MARK: - Rows of a collection

extension Table {
  /// Creates a table of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
  )
  where
    Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(Self.rows(data), columns()._columns, .none, columnCustomization)
  }

  /// Creates a table of the elements of a collection, with a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - selection: The id of the selected element; nil for none.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
  )
  where
    Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(Self.rows(data), columns()._columns, .one(selection), columnCustomization)
  }

  /// Creates a table of the elements of a collection, with a multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - selection: The ids of the selected elements.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
  )
  where
    Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(Self.rows(data), columns()._columns, .any(selection), columnCustomization)
  }

  /// Creates a table of the elements of a collection; a person can order the rows by columns.
  ///
  /// - Parameters:
  ///   - data: The elements, which the app orders; each has a row.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>
  )
  where
    Data.Element == Value, Sort.Compared == Value,
    Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      Self.rows(data), columns()._columns, .none, columnCustomization, sort: TableSort(sortOrder))
  }

  /// Creates a table of the elements of a collection, with a single selection; a person can order the rows by columns.
  ///
  /// - Parameters:
  ///   - data: The elements, which the app orders; each has a row.
  ///   - selection: The id of the selected element; nil for none.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>
  )
  where
    Data.Element == Value, Sort.Compared == Value,
    Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      Self.rows(data), columns()._columns, .one(selection), columnCustomization,
      sort: TableSort(sortOrder))
  }

  /// Creates a table of the elements of a collection, with a multiple selection; a person can order the rows by
  /// columns.
  ///
  /// - Parameters:
  ///   - data: The elements, which the app orders; each has a row.
  ///   - selection: The ids of the selected elements.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>
  )
  where
    Data.Element == Value, Sort.Compared == Value,
    Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      Self.rows(data), columns()._columns, .any(selection), columnCustomization,
      sort: TableSort(sortOrder))
  }

  private static func rows<Data: RandomAccessCollection>(
    _ data: Data
  ) -> ForEach<Data, Value.ID, TableRow<Value>> where Data.Element == Value {
    ForEach(data) { TableRow($0) }
  }
}

// MARK: - Rows that the app creates

extension Table {
  /// Creates a table of rows that the app creates itself.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value that each row shows.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  ///   - rows: The rows, which a ``ForEach`` creates or which are listed one by one.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(rows(), columns()._columns, .none, columnCustomization)
  }

  /// Creates a table of rows that the app creates itself, with a single selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value that each row shows.
  ///   - selection: The id of the selected value; nil for none.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  ///   - rows: The rows, which a ``ForEach`` creates or which are listed one by one.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(rows(), columns()._columns, .one(selection), columnCustomization)
  }

  /// Creates a table of rows that the app creates itself, with a multiple selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value that each row shows.
  ///   - selection: The ids of the selected values.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  ///   - rows: The rows, which a ``ForEach`` creates or which are listed one by one.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(rows(), columns()._columns, .any(selection), columnCustomization)
  }

  /// Creates a table of rows that the app creates itself, and that a person can order by columns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value that each row shows.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  ///   - rows: The rows, which a ``ForEach`` creates or which are listed one by one.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, .none, columnCustomization, sort: TableSort(sortOrder))
  }

  /// Creates a table of rows that the app creates itself, and that a person can order by columns, with a single
  /// selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value that each row shows.
  ///   - selection: The id of the selected value; nil for none.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  ///   - rows: The rows, which a ``ForEach`` creates or which are listed one by one.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows(), columns()._columns, .one(selection), columnCustomization, sort: TableSort(sortOrder))
  }

  /// Creates a table of rows that the app creates itself, and that a person can order by columns, with a multiple
  /// selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value that each row shows.
  ///   - selection: The ids of the selected values.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: The columns.
  ///   - rows: The rows, which a ``ForEach`` creates or which are listed one by one.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows(), columns()._columns, .any(selection), columnCustomization, sort: TableSort(sortOrder))
  }
}

/// A row of a ``Table``, with a cell in each column.
public nonisolated struct TableRow<Value: Identifiable>: View {
  private let value: Value
  @Environment(\.tableColumns) private var columns
  @Environment(\.rowOutline) private var outline

  /// Creates a row with a cell for each column.
  ///
  /// - Parameter value: The value that the columns show in their cells.
  public init(_ value: Value) {
    self.value = value
  }

  /// The cells side by side.
  @MainActor public var body: some View {
    let columns = (columns as? TableColumns<Value>)?.columns ?? []
    TableCells(
      child: ForEach(columns.indices, id: \.self) { index in
        cell(columns[index], isFirst: index == 0).modifier(CellWidth(columns[index]))
      }
    )
    .tag(value.id)
  }

  /// Returns the cell of a column; in a tree of rows, the first cell also has the control that shows and hides the
  /// subordinate rows.
  @ViewBuilder @MainActor private func cell(
    _ column: _TableColumn<Value>, isFirst: Bool
  ) -> some View {
    if isFirst, let outline {
      OutlineRow(
        isOpen: outline.isOpen, depth: outline.depth, hasSelection: true,
        content: column.cell(value))
    } else {
      column.cell(value)
    }
  }
}

extension TableRow {
  /// Lets a person drag an item provider from the row.
  ///
  /// - Parameter action: A closure that is called when a drag begins. It returns the item provider, or nil if the row
  ///   can't be dragged now. If `action` itself is nil, the row can never be dragged.
  /// - Returns: The row, which can be dragged unless `action` is nil.
  @preconcurrency
  @ViewBuilder public nonisolated func itemProvider(
    _ action: (@MainActor () -> NSItemProvider?)?
  ) -> some View {
    if let action { dragging(action) } else { self }
  }
}
