extension Section where Header == Text, Footer == EmptyView {
  /// Puts views together under a text.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == Text {
  /// Puts a frame around views, under a text.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
