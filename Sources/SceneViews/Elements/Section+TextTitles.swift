extension Section where Header == Text, Footer == EmptyView {
  /// Puts views together under a text.
  ///
  /// - Parameters:
  ///   - title: The text of the header.
  ///   - content: The views of the section.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == Text {
  /// Puts a frame around views, under a text.
  ///
  /// - Parameters:
  ///   - title: The text of the label above the content.
  ///   - content: The views in the frame.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
