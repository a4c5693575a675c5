import SceneDisplay

/// An area that takes all available space.
nonisolated struct AreaView: View, LeafView {
  let kind: DisplayContainer.Kind

  var element: DisplayElement { .area(kind) }

  @MainActor static func _makeNode(_ view: AreaView, in parent: _AnyNode) -> _Node<AreaView> {
    LeafNode(view, in: parent)
  }
}

/// An area that is filled with a style, and takes all available space.
nonisolated struct FilledArea<Style: ShapeStyle>: View {
  let style: Style

  @MainActor var body: some View { AreaView(kind: .area).background(style) }
}
