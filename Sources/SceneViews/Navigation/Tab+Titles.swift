extension Tab {
  /// Shows localized text in parentheses after the label of the tab; if the text is nil, only the label is shown.
  ///
  /// - Parameter textKey: The key of the text, looked up in the app's string tables.
  /// - Returns: The page with the text.
  public func badge(_ textKey: LocalizedStringKey?) -> Self {
    badge(textKey.map { Text($0) })
  }
}

extension Tab where Label == Text {
  /// Creates a page with a value and a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  public init(_ titleKey: LocalizedStringKey, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { Text(titleKey) }
  }
}

extension Tab where Label == SceneViews.Label<Text, Image> {
  /// Creates a page with a value, a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name by which hosts find the image.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SceneViews.Label(titleKey, image: name) }
  }

  /// Creates a page with a value, a localized title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name of the symbol.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SceneViews.Label(titleKey, systemImage: name) }
  }
}

extension Tab where Label == SceneViews.Label<Text, Image>, Value == Never {
  /// Creates a page with a localized title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name of the symbol.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(untagged: content(), label: SceneViews.Label(titleKey, systemImage: name))
  }
}

extension Tab where Label == Text, Value == Never {
  /// Creates a page with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The content of the page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(untagged: content(), label: Text(titleKey))
  }
}
