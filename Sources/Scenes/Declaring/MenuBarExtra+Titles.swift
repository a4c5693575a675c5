public import SceneViews

extension MenuBarExtra where Label == Text {
  /// Creates a menu bar extra with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The items of the menu, or the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), Text(titleKey), nil, content)
  }

  /// Creates a menu bar extra with a localized title; the extra is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), Text(titleKey), isInserted, content)
  }
}

extension MenuBarExtra where Label == SceneViews.Label<Text, Image> {
  /// Creates a menu bar extra with a localized title and a symbol; the symbol isn't shown.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol.
  ///   - content: The items of the menu, or the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), SceneViews.Label(titleKey, systemImage: systemImage), nil, content)
  }

  /// Creates a menu bar extra with a localized title and a symbol; the extra is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      Text(titleKey), SceneViews.Label(titleKey, systemImage: systemImage), isInserted, content)
  }

  /// Creates a menu bar extra with a localized title and an image; the image isn't shown.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: The name of the image, which isn't shown.
  ///   - content: The items of the menu, or the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), SceneViews.Label(titleKey, image: image), nil, content)
  }

  /// Creates a menu bar extra with a localized title and an image; the extra is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: The name of the image, which isn't shown.
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), SceneViews.Label(titleKey, image: image), isInserted, content)
  }
}
