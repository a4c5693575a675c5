// Columns of a table that was created with a binding to a collection.
//
// The content closure isn't marked `@MainActor`; it inherits the actor from its context. With the attribute, the
// compiler would infer that a closure with a parameter written `$value` is Sendable.
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of a table of bindings, with a localized title; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: Returns the cell of a row, given a binding to the row's value.
  @MainActor public init<Value>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) where RowValue == Binding<Value> {
    self.init(Text(titleKey), comparator: nil) { content($0) }
  }

  /// Creates a column of a table of bindings, with a title; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - content: Returns the cell of a row, given a binding to the row's value.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value>(
    _ title: Title, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) where RowValue == Binding<Value> {
    self.init(Text(title), comparator: nil) { content($0) }
  }

  /// Creates a column of a table of bindings, with a `Text` as its title; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - title: The text of the column's label.
  ///   - content: Returns the cell of a row, given a binding to the row's value.
  @MainActor public init<Value>(
    _ title: Text, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) where RowValue == Binding<Value> {
    self.init(title, comparator: nil) { content($0) }
  }

  /// Creates a column of a table of bindings, with a title from a resource; the rows can't be ordered by this column.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: Returns the cell of a row, given a binding to the row's value.
  @_disfavoredOverload
  @MainActor public init<Value>(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) where RowValue == Binding<Value> {
    self.init(Text(titleResource), comparator: nil) { content($0) }
  }
}
