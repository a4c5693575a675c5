public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title, by which the rows can't be ordered.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title; the rows can be ordered by its values.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the values.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a column with a `Text` as its title; the rows can be ordered by its values.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The key path of the values.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ title: Text, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title, comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a column with a localized title; the rows can be ordered by its values, which may be nil.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the values.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a column with a `Text` as its title; the rows can be ordered by its values, which may be nil.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The key path of the values.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init<Value: Comparable>(
    _ title: Text, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title, comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a column with a localized title; the rows can be ordered by its values, with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the values.
  ///   - comparator: The order of the values.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    comparator: Comparator, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// Creates a column with a `Text` as its title; the rows can be ordered by its values, with a comparator.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The key path of the values.
  ///   - comparator: The order of the values.
  ///   - content: Returns the view of a row.
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
  /// Creates a column of texts with a localized title, by which the rows can be ordered.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The key path of the text.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value: value)
  }

  /// Creates a column of texts with a text as its title, by which the rows can be ordered.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The key path of the text.
  public init(_ title: Text, value: KeyPath<RowValue, String>) {
    let value = value.shared
    self.init(title, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column with a localized title, by which the rows can be ordered with a comparator of rows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - comparator: The order of the rows.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: comparator, content: content)
  }

  /// Creates a column with a text as its title, by which the rows can be ordered with a comparator of rows.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - comparator: The order of the rows.
  ///   - content: Returns the view of a row.
  @preconcurrency
  public init(
    _ title: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title, comparator: comparator, content: content)
  }
}
