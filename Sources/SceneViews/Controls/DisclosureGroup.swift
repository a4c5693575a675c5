/// Views that a person shows and hides by a toggle.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let bound: Binding<Bool>?
  @State private var isOpen = false

  /// Creates a group that is closed at first.
  ///
  /// - Parameters:
  ///   - content: Returns the views that are shown while the group is open.
  ///   - label: The label of the toggle.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    bound = nil
  }

  /// Creates a group that is open while a binding is true.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is open; set when a person presses the toggle.
  ///   - content: Returns the views that are shown while the group is open.
  ///   - label: The label of the toggle.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    bound = isExpanded
  }

  /// A toggle with the label, and the content below it while the toggle is on.
  @MainActor public var body: some View {
    let isOpen = bound ?? $isOpen
    VStack(alignment: .leading) {
      Toggle(isOn: isOpen) { label }
      if isOpen.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, which is closed at first.
  ///
  /// - Parameters:
  ///   - title: The text of the toggle's label.
  ///   - content: Returns the views that are shown while the group is open.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title, which is open while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The text of the toggle's label.
  ///   - isExpanded: Whether the group is open; set when a person presses the toggle.
  ///   - content: Returns the views that are shown while the group is open.
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
