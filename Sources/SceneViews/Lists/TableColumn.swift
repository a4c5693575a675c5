public import Foundation
import SceneDisplay

/// A type that provides columns of a ``Table``.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue
  /// The columns in their order; not for use by apps.
  nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of a table, with a view for each value; not for use by apps.
public nonisolated struct _TableColumn<RowValue> {
  /// The minimum, ideal and maximum width of a column in points; a nil minimum or maximum sets no limit.
  struct Width: Hashable {
    var minimum: Double? = 80
    var ideal: Double?
    var maximum: Double?
    var isFixed = false
  }

  let label: AnyView
  let cell: @MainActor (RowValue) -> AnyView
  /// The comparator with which the column orders the rows; nil if the rows can't be ordered by the column.
  let comparator: Any?
  var width = Width()
  var alignment = HorizontalAlignment.leading
  /// The identifier of the column in a customization; nil if customizations don't change the column.
  var customizationID: String?
  /// Whether the column is shown if no customization changes it.
  var defaultVisibility = Visibility.automatic
}

/// A column of a ``Table``, with a label and a view for each row.
///
/// ```swift
/// struct Message: Identifiable {
///   var id: Int
///   var subject: String
///   var size: Int
/// }
///
/// struct Messages: View {
///   let messages: [Message]
///
///   var body: some View {
///     Table(messages) {
///       TableColumn("Subject", value: \.subject)
///       TableColumn("Size") { Text("\($0.size) bytes") }.width(80)
///     }
///   }
/// }
/// ```
public nonisolated struct TableColumn<RowValue, Sort, Content: View, Label: View>:
  TableColumnContent
{
  private var column: _TableColumn<RowValue>

  init(
    _ label: Label, comparator: Sort? = nil, content: @escaping @MainActor (RowValue) -> Content
  ) {
    column = _TableColumn(
      label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
  }

  /// The column; not for use by apps.
  public var _columns: [_TableColumn<RowValue>] { [column] }

  /// Sets the width of the column.
  ///
  /// - Parameter width: The width in points; if it is nil, the host chooses a width of at least 80 points.
  /// - Returns: The column with the width.
  public func width(_ width: Double? = nil) -> TableColumn {
    changing { column in
      guard let width else {
        column.width = .init()
        return
      }
      column.width = .init(minimum: width, ideal: width, maximum: width, isFixed: true)
    }
  }

  /// Sets the limits of the width of the column.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points; nil for 80 points.
  ///   - ideal: The ideal width in points; if it is nil, the host chooses the ideal width.
  ///   - max: The maximum width in points; nil for no limit.
  /// - Returns: The column with the limits.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil
  ) -> TableColumn {
    changing { $0.width = .init(minimum: min ?? 80, ideal: ideal, maximum: max) }
  }

  /// Sets the alignment of the cells and the header.
  ///
  /// - Parameter alignment: The alignment.
  /// - Returns: The column with the alignment.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changing { $0.alignment = alignment.horizontal }
  }

  /// Sets the identifier by which a ``TableColumnCustomization`` shows and hides the column.
  ///
  /// - Parameter id: The identifier, unique in the table.
  /// - Returns: The column with the identifier.
  public func customizationID(_ id: String) -> TableColumn {
    changing { $0.customizationID = id }
  }

  /// Sets whether the column is shown if no ``TableColumnCustomization`` shows or hides it.
  ///
  /// - Parameter visibility: The visibility; `automatic` and `visible` show the column.
  /// - Returns: The column with the visibility.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    changing { $0.defaultVisibility = visibility }
  }

  /// Has no effect: no host lets a person change columns.
  ///
  /// - Parameter behavior: The changes that a person can't make.
  /// - Returns: The column itself.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn { self }

  private func changing(_ change: (inout _TableColumn<RowValue>) -> Void) -> TableColumn {
    var new = self
    change(&new.column)
    return new
  }
}

extension KeyPath {
  /// The key path with a `Sendable` type, which comparators need.
  ///
  /// The compiler doesn't treat a key path to a property of the main actor as `Sendable`.
  nonisolated var shared: any KeyPath<Root, Value> & Sendable {
    // Proof: a key path never changes, and both types are represented by one reference. This library reads values
    // through the key path on the main actor only.
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

/// The alignment of the cells of a column.
public enum TableColumnAlignment: Hashable, Sendable {
  /// `automatic` and `leading` align at the leading edge; `trailing` and `numeric` align at the trailing edge.
  case automatic, leading, center, trailing, numeric

  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - content: Returns the cell of a row.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), content: content)
  }

  /// Creates a column with a `Text` as its title; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    self.init(title, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column; the rows can be ordered by the column's values.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - content: Returns the cell of a row.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a column; the rows can be ordered by the column's values, which may be nil.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - content: Returns the cell of a row.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a column; a comparator of the column's values can order the rows.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - comparator: The comparator that orders the values.
  ///   - content: Returns the cell of a row.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol, Value, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<RowValue, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      Text(title), comparator: KeyPathComparator(value.shared, comparator: comparator),
      content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column whose cells show text; the rows can be ordered by the text.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path to the text that the cell of a row shows; the rows can be ordered by this text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: KeyPath<RowValue, String>
  ) {
    let value = value.shared
    self.init(Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column; a comparator of whole rows can order the rows.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - comparator: The comparator that orders the values of the rows.
  ///   - content: Returns the cell of a row.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: comparator, content: content)
  }
}

/// Columns that are created for the elements of a collection.
public nonisolated struct TableColumnForEach<Data: RandomAccessCollection, Content>:
  TableColumnContent
where Content: TableColumnContent {
  /// The columns; not for use by apps.
  public let _columns: [_TableColumn<Content.TableRowValue>]

  /// Creates columns for elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - content: Returns the columns of an element.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    _columns = data.flatMap { content($0)._columns }
  }

  /// Creates columns for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the columns of an element.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
}

/// The columns that a builder has combined; not for use by apps.
public nonisolated struct _TableColumns<RowValue>: TableColumnContent {
  /// The columns in their order.
  public let _columns: [_TableColumn<RowValue>]
}

/// A result builder that composes the columns of a table.
@resultBuilder public enum TableColumnBuilder<RowValue, Sort> {
  /// Accepts a column in the block.
  ///
  /// - Parameter column: The column.
  /// - Returns: The column unchanged.
  public static func buildExpression<ColumnSort, Content, Label>(
    _ column: TableColumn<RowValue, ColumnSort, Content, Label>
  ) -> TableColumn<RowValue, ColumnSort, Content, Label> { column }

  /// Accepts several columns in the block, for example those of a ``TableColumnForEach``.
  ///
  /// - Parameter columns: The columns.
  /// - Returns: The columns unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ columns: Content
  ) -> Content where Content.TableRowValue == RowValue { columns }

  // With this overload, the compiler infers the type of the rows in the block of a `Group`.
  /// Accepts a group of columns in the block.
  ///
  /// - Parameter columns: The group.
  /// - Returns: The group unchanged.
  public static func buildExpression(
    _ columns: Group<_TableColumns<RowValue>>
  ) -> Group<_TableColumns<RowValue>> { columns }

  /// Begins a block with its first columns.
  ///
  /// - Parameter first: The columns.
  /// - Returns: The columns, as the columns of a block.
  public static func buildPartialBlock<Content: TableColumnContent>(
    first: Content
  ) -> _TableColumns<RowValue> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: first._columns)
  }

  /// Adds columns to the previous columns of the block.
  ///
  /// - Parameters:
  ///   - accumulated: The previous columns.
  ///   - next: The columns to add.
  /// - Returns: All columns.
  public static func buildPartialBlock<Content: TableColumnContent>(
    accumulated: _TableColumns<RowValue>, next: Content
  ) -> _TableColumns<RowValue> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: accumulated._columns + next._columns)
  }

  /// Returns the columns of an `if` without `else`.
  ///
  /// - Parameter columns: The columns; nil if the condition is false.
  /// - Returns: The columns, or none.
  public static func buildIf(
    _ columns: _TableColumns<RowValue>?
  ) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(_columns: [])
  }

  /// Returns the columns of the `if` branch of an `if` with `else`.
  ///
  /// - Parameter first: The columns.
  /// - Returns: The columns unchanged.
  public static func buildEither(
    first: _TableColumns<RowValue>
  ) -> _TableColumns<RowValue> { first }

  /// Returns the columns of the `else` branch.
  ///
  /// - Parameter second: The columns.
  /// - Returns: The columns unchanged.
  public static func buildEither(
    second: _TableColumns<RowValue>
  ) -> _TableColumns<RowValue> { second }
}
