import SceneDisplay
import SceneRuntime

/// A group of views that a person shows and hides with a toggle.
///
/// On hosts without pixels, a `▾` precedes the label while the group is open, and a `▸` while it is closed.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let bound: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.ownDisclosure) private var own

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

  /// The label, and the content below the label while the group is open.
  @MainActor public var body: some View {
    let isOpen = bound ?? $isOpen
    if let own, let make = own.make {
      make(
        DisclosureParts(
          isExpanded: isOpen, label: AnyView(label), content: AnyView(Deferred(content: content))),
        own)
    } else {
      VStack(alignment: .leading) {
        DisclosureControl(bound: isOpen, child: label)
        if isOpen.wrappedValue {
          VStack(alignment: .leading) { content() }.padding(.leading)
        }
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed at first, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the toggle's label.
  ///   - content: Returns the views that are shown while the group is open.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group that is closed at first, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: Returns the views that are shown while the group is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that is open while a binding is true, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the toggle's label.
  ///   - isExpanded: Whether the group is open; set when a person presses the toggle.
  ///   - content: Returns the views that are shown while the group is open.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a group that is open while a binding is true, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isExpanded: Whether the group is open; set when a person presses the toggle.
  ///   - content: Returns the views that are shown while the group is open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

/// The toggle that shows and hides the content of a group.
nonisolated struct DisclosureControl<Label: View>: View {
  let bound: Binding<Bool>
  let child: Label

  @MainActor static func _makeNode(
    _ view: DisclosureControl<Label>, in parent: _AnyNode
  ) -> _Node<DisclosureControl<Label>> {
    ControlNode(view, in: parent)
  }
}

extension DisclosureControl: ControlView {
  func element(_ value: Bool) -> DisplayElement {
    .control(DisplayControl(.disclosure, value: .isOn(value), acts: [.press, .focus]))
  }

  func value(after act: ContentEvent.Act, _ value: Bool) -> Bool? { act == .press ? !value : nil }
}

// MARK: - Sections

/// The header of a section that a person opens and closes; not for use by apps.
public nonisolated struct _ExpandableHeader<Header: View>: View {
  let isExpanded: Binding<Bool>
  let header: Header

  /// The header, after a mark that shows whether the section is open.
  @MainActor public var body: some View {
    DisclosureControl(bound: isExpanded, child: header)
  }
}

/// The content of a section that a person opens and closes; not for use by apps.
public nonisolated struct _ExpandableContent<Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: Content

  /// The content, while the section is open.
  @MainActor public var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section that a person opens and closes.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the section is open; set when a person presses the header.
  ///   - content: The views of the section.
  ///   - header: The header above the views.
  public init<Views: View, Title: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Views, @ViewBuilder header: () -> Title
  ) where Header == _ExpandableHeader<Title>, Content == _ExpandableContent<Views> {
    self.init {
      _ExpandableContent(isExpanded: isExpanded, content: content())
    } header: {
      _ExpandableHeader(isExpanded: isExpanded, header: header())
    }
  }

  /// Creates a section that a person opens and closes, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the header.
  ///   - isExpanded: Whether the section is open; set when a person presses the header.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init<Title: StringProtocol, Views: View>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Views
  ) where Header == _ExpandableHeader<Text>, Content == _ExpandableContent<Views> {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a section that a person opens and closes, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isExpanded: Whether the section is open; set when a person presses the header.
  ///   - content: The views of the section.
  public init<Views: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Views
  ) where Header == _ExpandableHeader<Text>, Content == _ExpandableContent<Views> {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
