extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a localized title, and an action for pressing the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - primaryAction: The action to perform when the title is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SceneViews.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a localized title and a symbol, and an action for pressing the label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - primaryAction: The action to perform when the label is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SceneViews.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: The name of the image beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SceneViews.Label(titleKey, image: image) }
  }
}
