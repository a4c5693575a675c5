extension Group: TableColumnContent where Content: TableColumnContent {
  /// Creates a group of columns; the columns have the same effect as without the group.
  ///
  /// - Parameter content: The columns of the group.
  public init<RowValue>(
    @TableColumnBuilder<RowValue, Never> content: () -> Content
  ) where Content == _TableColumns<RowValue> {
    self.init(of: content(), ())
  }

  /// The columns of the group; not for use by apps.
  public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}
