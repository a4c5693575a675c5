/// A stack of pages, for code that was written before ``/SceneViews/NavigationStack`` existed.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack with its first page.
  ///
  /// - Parameter content: The first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation stack with the content as its root.
  @MainActor public var body: some View {
    NavigationStack { content }
  }
}

extension NavigationLink {
  /// Creates a link to a page that is already created.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - label: The label.
  @MainActor public init<Destination: View>(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page that is already created.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The page.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Destination: View>(
    _ title: Title, destination: Destination
  ) {
    self.init(title) { destination }
  }

  /// Creates a link with a localized title to a page that is already created.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - destination: The page.
  @MainActor public init<Destination: View>(
    _ titleKey: LocalizedStringKey, destination: Destination
  ) {
    self.init(titleKey) { destination }
  }
}

extension NavigationLink {
  /// Creates a link whose page is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - isActive: Whether the page is shown. Pressing the link sets the binding to true, and dismissing the page sets
  ///     the binding to false.
  ///   - label: The label.
  @MainActor public init<Page: View, Title: View>(
    destination: Page, isActive: Binding<Bool>, @ViewBuilder label: () -> Title
  ) where Label == ModifiedContent<Title, _PresentedPageModifier<Page>> {
    let activate = { @MainActor in isActive.wrappedValue = true }
    self.init(action: activate) {
      label().navigationDestination(isPresented: isActive) { destination }
    }
  }

  /// Creates a link whose page is shown while a binding has the value of the link.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - tag: The value of the link.
  ///   - selection: The binding. Pressing the link sets the binding to `tag`, and dismissing the page sets the binding
  ///     to nil.
  ///   - label: The label.
  @MainActor public init<Page: View, Value: Hashable, Title: View>(
    destination: Page, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Title
  ) where Label == ModifiedContent<Title, _PresentedPageModifier<Page>> {
    let isActive = Binding<Bool> {
      selection.wrappedValue == tag
    } set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
    self.init(destination: destination, isActive: isActive, label: label)
  }
}
