/// A menu in the content of a window, shown as its label and the controls in it.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a menu with views as its label.
  ///
  /// - Parameters:
  ///   - content: The items: buttons, toggles, pickers and dividers.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A group box with the label and the items.
  @MainActor public var body: some View {
    GroupBox {
      content
    } label: {
      label
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The items: buttons, toggles, pickers and dividers.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SceneViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items: buttons, toggles, pickers and dividers.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SceneViews.Label(title, systemImage: systemImage) }
  }
}

/// Controls that belong together, shown one beside the other.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameter content: The controls, the first one at the leading edge.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A row of the controls.
  @MainActor public var body: some View {
    HStack { content }
  }
}
