// Links whose pages are shown by a binding, for code that was written before ``NavigationStack`` existed.

extension NavigationLink {
  /// Creates a link whose page is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - isActive: A binding that is true while the page is shown.
  ///   - destination: Returns the page.
  ///   - label: The label.
  @MainActor public init<Page: View, Title: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Page, @ViewBuilder label: () -> Title
  ) where Label == ModifiedContent<Title, _PresentedPageModifier<Page>> {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// Creates a link whose page is shown while a binding has the value of the link.
  ///
  /// - Parameters:
  ///   - tag: The value of the link.
  ///   - selection: The binding. The page is shown while its value equals `tag`.
  ///   - destination: Returns the page.
  ///   - label: The label.
  @MainActor public init<Page: View, Value: Hashable, Title: View>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Page,
    @ViewBuilder label: () -> Title
  ) where Label == ModifiedContent<Title, _PresentedPageModifier<Page>> {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

// Links with titles.
extension NavigationLink {
  /// Creates a link with a title; the link's page is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The page.
  ///   - isActive: A binding that is true while the page is shown.
  @_disfavoredOverload
  @MainActor public init<Page: View, Title: StringProtocol>(
    _ title: Title, destination: Page, isActive: Binding<Bool>
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(title)
    self.init(destination: destination, isActive: isActive) { text }
  }

  /// Creates a link with a localized title; the link's page is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - destination: The page.
  ///   - isActive: A binding that is true while the page is shown.
  @MainActor public init<Page: View>(
    _ titleKey: LocalizedStringKey, destination: Page, isActive: Binding<Bool>
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(titleKey)
    self.init(destination: destination, isActive: isActive) { text }
  }

  /// Creates a link with a title; the link's page is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - isActive: A binding that is true while the page is shown.
  ///   - destination: Returns the page.
  @_disfavoredOverload
  @MainActor public init<Page: View, Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Page
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(title)
    self.init(destination: destination(), isActive: isActive) { text }
  }

  /// Creates a link with a localized title; the link's page is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isActive: A binding that is true while the page is shown.
  ///   - destination: Returns the page.
  @MainActor public init<Page: View>(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Page
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(titleKey)
    self.init(destination: destination(), isActive: isActive) { text }
  }

  /// Creates a link with a title; the link's page is shown while a binding has the value of the link.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The page.
  ///   - tag: The value of the link.
  ///   - selection: The binding. The page is shown while its value equals `tag`.
  @_disfavoredOverload
  @MainActor public init<Page: View, Value: Hashable, Title: StringProtocol>(
    _ title: Title, destination: Page, tag: Value, selection: Binding<Value?>
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(title)
    self.init(destination: destination, tag: tag, selection: selection) { text }
  }

  /// Creates a link with a localized title; the link's page is shown while a binding has the value of the link.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - destination: The page.
  ///   - tag: The value of the link.
  ///   - selection: The binding. The page is shown while its value equals `tag`.
  @MainActor public init<Page: View, Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Page, tag: Value, selection: Binding<Value?>
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(titleKey)
    self.init(destination: destination, tag: tag, selection: selection) { text }
  }

  /// Creates a link with a title; the link's page is shown while a binding has the value of the link.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - tag: The value of the link.
  ///   - selection: The binding. The page is shown while its value equals `tag`.
  ///   - destination: Returns the page.
  @_disfavoredOverload
  @MainActor public init<Page: View, Value: Hashable, Title: StringProtocol>(
    _ title: Title, tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Page
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(title)
    self.init(destination: destination(), tag: tag, selection: selection) { text }
  }

  /// Creates a link with a localized title; the link's page is shown while a binding has the value of the link.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - tag: The value of the link.
  ///   - selection: The binding. The page is shown while its value equals `tag`.
  ///   - destination: Returns the page.
  @MainActor public init<Page: View, Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Page
  ) where Label == ModifiedContent<Text, _PresentedPageModifier<Page>> {
    let text = Text(titleKey)
    self.init(destination: destination(), tag: tag, selection: selection) { text }
  }
}
