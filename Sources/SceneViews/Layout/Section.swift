import SceneDisplay

/// Views that belong together in a list or a form, with what stands above and below them.
public nonisolated struct Section<Header: View, Content: View, Footer: View>: View {
  let child: TupleView<PartView<Header>, Content, PartView<Footer>>

  /// Puts views together.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What stands above them.
  ///   - footer: What stands below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    child = TupleView(PartView(.header, header()), content(), PartView(.footer, footer()))
  }

  @MainActor public static func _makeNode(
    _ view: Section<Header, Content, Footer>, in parent: _AnyNode
  ) -> _Node<Section<Header, Content, Footer>> {
    ContainerNode(view, in: parent)
  }
}

extension Section where Footer == EmptyView {
  /// Puts views together under a header.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Puts views together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// A section, whatever it shows.
nonisolated protocol SectionView {}

extension Section: SectionView {}

extension Section: ContainerView {
  var element: DisplayElement { .section }
}

/// Views in a frame, with what stands above them.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let child: TupleView<PartView<Label>, Content>

  /// Puts a frame around views.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: What stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    child = TupleView(PartView(.header, label()), content())
  }

  @MainActor public static func _makeNode(
    _ view: GroupBox<Label, Content>, in parent: _AnyNode
  ) -> _Node<GroupBox<Label, Content>> {
    ContainerNode(view, in: parent)
  }
}

extension GroupBox where Label == EmptyView {
  /// Puts a frame around views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox: ContainerView {
  var element: DisplayElement { .box }
}

/// A part of a box or a section that isn't its content; not for use by apps.
nonisolated struct PartView<Content: View>: View {
  let part: DisplayElement.Part
  let child: Content

  init(_ part: DisplayElement.Part, _ child: Content) {
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
