import SceneDisplay

// Environment values that hosts draw, each as the annotation that the modifier for the value adds.
extension EnvironmentValues {
  var fontTrait: DisplayAnnotation { .font(font?.display ?? DisplayFont(style: .body)) }

  var slantTrait: DisplayAnnotation { font?.isItalic == true ? .italic(true) : .unchanged }

  var lineLimitTrait: DisplayAnnotation { .lineLimit(lineLimit.map { max(0, $0) }) }

  var textAlignmentTrait: DisplayAnnotation { .textAlignment(multilineTextAlignment) }

  /// The annotation for a value that hosts don't draw.
  var noTrait: DisplayAnnotation { .unchanged }

  /// Whether a scene or a view around sets any of the values.
  fileprivate var hasTraits: Bool {
    let keys: [any EnvironmentKey.Type] = [
      FontKey.self, LineLimitKey.self, TextAlignmentKey.self, IsEnabledKey.self,
    ]
    return keys.contains { cells[ObjectIdentifier($0)] != nil }
  }
}

extension DisplayAnnotation {
  /// An annotation that changes nothing.
  static var unchanged: Self { .font(DisplayFont()) }
}

/// A modifier that adds the annotation for a value in the environment of the view.
nonisolated struct TraitOfEnvironment: ViewModifier {
  @Environment private var annotation: DisplayAnnotation

  init(_ path: KeyPath<EnvironmentValues, DisplayAnnotation>) {
    _annotation = Environment(path)
  }

  @MainActor func body(content: Content) -> some View {
    content.with(annotation)
  }
}

/// The root view of a window, which is drawn with the environment values that the scene sets.
nonisolated struct SceneContent<Content: View>: View {
  let content: Content

  @MainActor static func _makeNode(
    _ view: SceneContent<Content>, in parent: _AnyNode
  ) -> _Node<SceneContent<Content>> {
    SceneContentNode(view, in: parent)
  }
}

/// The node of a root view; if the scene sets none of the values that hosts draw, the node adds no annotations.
private final class SceneContentNode<Content: View>: _Node<SceneContent<Content>> {
  private var plain: _Node<Content>?
  private var drawn: _Node<ModifiedContent<Content, SceneTraitsModifier>>?

  init(_ view: SceneContent<Content>, in parent: _AnyNode) {
    super.init(in: parent)
    if EnvironmentValues(cells: parent.environment.cells).hasTraits {
      drawn = SceneTraitsModifier._makeNode(styled(view), in: self)
    } else {
      plain = Content._makeNode(view.content, in: self)
    }
  }

  private func styled(
    _ view: SceneContent<Content>
  ) -> ModifiedContent<Content, SceneTraitsModifier> {
    view.content.modifier(SceneTraitsModifier())
  }

  override func update(to view: SceneContent<Content>) {
    plain?.update(to: view.content)
    drawn?.update(to: styled(view))
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let plain { body(plain) }
    if let drawn { body(drawn) }
  }
}

/// A modifier that adds the annotations for all values that hosts draw.
private nonisolated struct SceneTraitsModifier: ViewModifier {
  @Environment(\.fontTrait) private var font
  @Environment(\.slantTrait) private var slant
  @Environment(\.lineLimitTrait) private var lineLimit
  @Environment(\.textAlignmentTrait) private var textAlignment
  @Environment(\.disabledTrait) private var disabled

  @MainActor func body(content: Content) -> some View {
    content.with(font).with(slant).with(lineLimit).with(textAlignment).with(disabled)
  }
}
