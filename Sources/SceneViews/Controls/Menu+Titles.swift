extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }

  /// Creates a menu with a localized title, and an action for pressing it.
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
    self.init(titleKey.text, content: content, primaryAction: primaryAction)
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
    self.init(titleKey.text, systemImage: systemImage, content: content)
  }

  /// Creates a menu with a localized title and a symbol, and an action for pressing them.
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
      titleKey.text, systemImage: systemImage, content: content, primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: The name of the image beside the title.
  ///   - content: The items: buttons, toggles, pickers, menus, sections and dividers.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, image: image, content: content)
  }
}
