import SceneDisplay

/// A group of views in a list or a form, with a header and a footer.
///
/// ```swift
/// struct Folders: View {
///   var body: some View {
///     List {
///       Section("Favorites") { Text("Inbox") }
///       Section("Others") {
///         Text("Archive")
///         Text("Junk")
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct Section<Header: View, Content: View, Footer: View>: View {
  let child: TupleView<PartView<Header>, Content, PartView<Footer>>

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The header.
  ///   - footer: The footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    child = TupleView((PartView(.header, header()), content(), PartView(.footer, footer())))
  }

  @MainActor public static func _makeNode(
    _ view: Section<Header, Content, Footer>, in parent: _AnyNode
  ) -> _Node<Section<Header, Content, Footer>> {
    ContainerNode(view, in: parent)
  }
}

extension Section {
  /// Creates a section with views as the header and the footer.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - footer: The footer.
  ///   - content: The views of the section.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section {
  /// Adds actions below the rows of the section.
  ///
  /// ```swift
  /// struct Folders: View {
  ///   var body: some View {
  ///     List {
  ///       Section("Folders") { Text("Archive") }
  ///         .sectionActions { Button("New Folder") {} }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: The actions, which are rows below the other rows of the section.
  /// - Returns: The section with the actions.
  public func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> Section<Header, TupleView<Content, Actions>, Footer> {
    let (header, rows, footer) = child.content
    let all = TupleView((rows, content()))
    return Section<Header, TupleView<Content, Actions>, Footer>(
      content: { all }, header: { header.child }, footer: { footer.child })
  }
}

extension View {
  /// Adds rows with actions below the view, for example below a section.
  ///
  /// - Parameter content: The actions, which are rows below the view, or below the footer if the view is a section.
  /// - Returns: The view, followed by the actions.
  public nonisolated func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> TupleView<Self, Actions> {
    TupleView((self, content()))
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a view as the header.
  ///
  /// - Parameters:
  ///   - header: The header above the views.
  ///   - content: The views of the section.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The header above the views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a view as the footer.
  ///
  /// - Parameters:
  ///   - footer: The footer below the views.
  ///   - content: The views of the section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - footer: The footer below the views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section that has neither a header nor a footer.
  ///
  /// - Parameter content: The views of the section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section: ViewGroup {
  @MainActor static var isOneView: Bool { false }
  @MainActor static var isSection: Bool { true }
}

extension Section: ContainerView {
  var element: DisplayElement { .section }
}

/// A framed group of views with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let child: TupleView<PartView<Label>, Content>

  /// Creates a group box with views as its label.
  ///
  /// - Parameters:
  ///   - content: The views in the frame.
  ///   - label: The label above the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    child = TupleView((PartView(.header, label()), content()))
  }

  /// Creates a group box with a view as its label.
  ///
  /// - Parameters:
  ///   - label: The label above the content.
  ///   - content: The views in the frame.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  @MainActor public static func _makeNode(
    _ view: GroupBox<Label, Content>, in parent: _AnyNode
  ) -> _Node<GroupBox<Label, Content>> {
    parent.styledNode(view, \.ownGroupBox) {
      BoxParts(
        label: AnyView($0.child.content.0.child), content: AnyView($0.child.content.1))
    } ?? ContainerNode(view, in: parent)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  ///
  /// - Parameter content: The views in the frame.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox: ContainerView {
  var element: DisplayElement { .box }
}

/// A part of a container next to its main content, such as a header.
nonisolated struct PartView<Content: View>: View {
  let part: DisplayContainer.Kind
  let child: Content

  init(_ part: DisplayContainer.Kind, _ child: Content) {
    self.part = part
    self.child = child
  }

  @MainActor static func _makeNode(
    _ view: PartView<Content>, in parent: _AnyNode
  ) -> _Node<PartView<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension PartView: ContainerView {
  var element: DisplayElement { .part(part) }
}
