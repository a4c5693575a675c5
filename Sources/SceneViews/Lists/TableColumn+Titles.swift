public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title; the rows can be ordered by the column's values.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a column with a `Text` as its title; the rows can be ordered by the column's values.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ title: Text, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title, comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a column with a localized title; the rows can be ordered by the column's values, which may be nil.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a column with a `Text` as its title; the rows can be ordered by the column's values, which may be nil.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ title: Text, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title, comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a column with a localized title; a comparator of the column's values can order the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - comparator: The comparator that orders the values.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    comparator: Comparator, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// Creates a column with a `Text` as its title; a comparator of the column's values can order the rows.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the value by which a row is ordered.
  ///   - comparator: The comparator that orders the values.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init<Value, Comparator: SortComparator>(
    _ title: Text, value: KeyPath<RowValue, Value>,
    comparator: Comparator, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      title, comparator: KeyPathComparator(value.shared, comparator: comparator), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column with a localized title, whose cells show text; the rows can be ordered by the text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the text that the cell of a row shows; the rows can be ordered by this text.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value: value)
  }

  /// Creates a column with a `Text` as its title, whose cells show text; the rows can be ordered by the text.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - value: The key path of the text that the cell of a row shows; the rows can be ordered by this text.
  public init(_ title: Text, value: KeyPath<RowValue, String>) {
    let value = value.shared
    self.init(title, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column with a localized title; a comparator of whole rows can order the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - comparator: The comparator that orders the values of the rows.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: comparator, content: content)
  }

  /// Creates a column with a `Text` as its title; a comparator of whole rows can order the rows.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - comparator: The comparator that orders the values of the rows.
  ///   - content: Returns the cell of a row.
  @preconcurrency
  public init(
    _ title: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title, comparator: comparator, content: content)
  }
}
