public import Foundation
import SceneDisplay

/// The level and the state of a row in a tree of rows.
struct RowOutline {
  /// Whether the subordinate rows of the row are shown; nil if the row can't have subordinate rows.
  var isOpen: Binding<Bool>?
  var depth: Int
}

extension EnvironmentValues {
  /// The level and the state of the table rows in the view, if the rows belong to a tree; otherwise nil.
  var rowOutline: RowOutline? {
    get { self[RowOutlineKey.self] }
    set { self[RowOutlineKey.self] = newValue }
  }

  var tableHeaderVisibility: Visibility {
    get { self[TableHeaderVisibilityKey.self] }
    set { self[TableHeaderVisibilityKey.self] = newValue }
  }
}

private struct RowOutlineKey: EnvironmentKey {
  static var defaultValue: RowOutline? { nil }
}

private struct TableHeaderVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// The rows of a table for a tree of values.
public typealias TableOutlineGroupContent<Data: RandomAccessCollection> = OutlineGroup<
  Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

extension Table {
  /// Creates a table of a tree of values.
  ///
  /// - Parameters:
  ///   - data: The values at the top level of the tree.
  ///   - children: The key path of a value's children, which are nil if the value can't have children.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: Returns the columns. The cells of the first column have a control that shows and hides the rows of
  ///     the children.
  @preconcurrency
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(Self.rows(data, children), columns()._columns, .none, columnCustomization)
  }

  /// Creates a table of a tree of values, with a single selection.
  ///
  /// - Parameters:
  ///   - data: The values at the top level of the tree.
  ///   - children: The key path of a value's children, which are nil if the value can't have children.
  ///   - selection: The id of the selected value; nil for none.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: Returns the columns. The cells of the first column have a control that shows and hides the rows of
  ///     the children.
  @preconcurrency
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(Self.rows(data, children), columns()._columns, .one(selection), columnCustomization)
  }

  /// Creates a table of a tree of values, with a multiple selection.
  ///
  /// - Parameters:
  ///   - data: The values at the top level of the tree.
  ///   - children: The key path of a value's children, which are nil if the value can't have children.
  ///   - selection: The ids of the selected values.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: Returns the columns. The cells of the first column have a control that shows and hides the rows of
  ///     the children.
  @preconcurrency
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(Self.rows(data, children), columns()._columns, .any(selection), columnCustomization)
  }

  /// Creates a table of a tree of values; a person can order the rows by columns.
  ///
  /// - Parameters:
  ///   - data: The values at the top level of the tree.
  ///   - children: The key path of a value's children, which are nil if the value can't have children.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: Returns the columns. The cells of the first column have a control that shows and hides the rows of
  ///     the children.
  @preconcurrency
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      Self.rows(data, children), columns()._columns, .none, columnCustomization,
      sort: TableSort(sortOrder))
  }

  /// Creates a table of a tree of values, with a single selection; a person can order the rows by columns.
  ///
  /// - Parameters:
  ///   - data: The values at the top level of the tree.
  ///   - children: The key path of a value's children, which are nil if the value can't have children.
  ///   - selection: The id of the selected value; nil for none.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: Returns the columns. The cells of the first column have a control that shows and hides the rows of
  ///     the children.
  @preconcurrency
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      Self.rows(data, children), columns()._columns, .one(selection), columnCustomization,
      sort: TableSort(sortOrder))
  }

  /// Creates a table of a tree of values, with a multiple selection; a person can order the rows by columns.
  ///
  /// - Parameters:
  ///   - data: The values at the top level of the tree.
  ///   - children: The key path of a value's children, which are nil if the value can't have children.
  ///   - selection: The ids of the selected values.
  ///   - sortOrder: The comparators of the columns by which the app orders the rows, beginning with the most important;
  ///     set when a person presses a column's label.
  ///   - columnCustomization: The columns that the app shows and hides; nil for the default visibility of each column.
  ///   - columns: Returns the columns. The cells of the first column have a control that shows and hides the rows of
  ///     the children.
  @preconcurrency
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      Self.rows(data, children), columns()._columns, .any(selection), columnCustomization,
      sort: TableSort(sortOrder))
  }

  private static func rows<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Value, Data?>
  ) -> TableOutlineGroupContent<Data> where Data.Element == Value {
    OutlineGroup(data, children: children) { TableRow($0) }
  }
}

/// A row of a ``Table`` with subordinate rows, which a person shows and hides.
///
/// ```swift
/// struct Mailbox: Identifiable {
///   var id: String
/// }
///
/// struct Mailboxes: View {
///   var body: some View {
///     Table(of: Mailbox.self) {
///       TableColumn("Name") { Text($0.id) }
///     } rows: {
///       DisclosureTableRow(Mailbox(id: "Archive")) {
///         TableRow(Mailbox(id: "2024"))
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct DisclosureTableRow<Value: Identifiable, Content: View>: View {
  private let value: Value
  private let bound: Binding<Bool>?
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.rowOutline) private var outline

  /// Creates a row with subordinate rows.
  ///
  /// - Parameters:
  ///   - value: The value that the columns show in their cells.
  ///   - isExpanded: Whether the subordinate rows are shown. If the binding is nil, the row stores the state itself,
  ///     and the subordinate rows are hidden at first.
  ///   - content: Returns the subordinate rows.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.value = value
    bound = isExpanded
    self.content = content
  }

  /// The row, followed by its subordinate rows while they are shown.
  @MainActor public var body: some View {
    let isOpen = bound ?? $isOpen
    let depth = outline?.depth ?? 0
    TableRow(value).environment(\.rowOutline, RowOutline(isOpen: isOpen, depth: depth))
    if isOpen.wrappedValue {
      content().environment(\.rowOutline, RowOutline(depth: depth + 1))
    }
  }
}

extension View {
  /// Shows or hides the column labels of tables.
  ///
  /// - Parameter visibility: Whether the labels are shown; `automatic` shows them.
  /// - Returns: The view, whose tables show or hide the labels.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaderVisibility, visibility)
  }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter behavior: Whether every second row has a different background.
  /// - Returns: The view itself.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> Self { self }
}

/// The background of every second row.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Choice {
    case automatic, enabled, disabled
  }

  private let choice: Choice

  /// The system chooses the background.
  public static let automatic = Self(choice: .automatic)
  /// Every second row has a different background.
  public static let enabled = Self(choice: .enabled)
  /// All rows have the same background.
  public static let disabled = Self(choice: .disabled)
}
