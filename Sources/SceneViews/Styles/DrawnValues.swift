import SceneDisplay

// Annotations for the environment values that hosts draw. Each is the annotation that the modifier for the value adds
// to a view.
extension EnvironmentValues {
  var fontTrait: DisplayAnnotation { .font(font?.display ?? DisplayFont(style: .body)) }

  var slantTrait: DisplayAnnotation { font?.isItalic == true ? .italic(true) : .unchanged }

  var lineLimitTrait: DisplayAnnotation { .lineLimit(lineLimit.map { max(0, $0) }) }

  var textAlignmentTrait: DisplayAnnotation { .textAlignment(multilineTextAlignment) }

  /// The annotation for a value that hosts don't draw.
  var noTrait: DisplayAnnotation { .unchanged }

  /// Whether an enclosing scene or view sets any of these values.
  fileprivate var hasTraits: Bool {
    cells[ObjectIdentifier(FontKey.self)] != nil
      || cells[ObjectIdentifier(LineLimitKey.self)] != nil
      || cells[ObjectIdentifier(TextAlignmentKey.self)] != nil
      || cells[ObjectIdentifier(IsEnabledKey.self)] != nil
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

// This function isn't a static function of the generic class `DrawnValuesNode`, because calling such a function would
// need the metadata of the class, even if no node of the class is created.
extension View {
  /// Creates the node of a window's root view, with annotations for the values that the scene sets.
  ///
  /// If the scene sets no such values, the node is the one that the view also has inside other views.
  @MainActor static func makeNodeWithDrawnValues(
    _ view: Self, in parent: _AnyNode
  ) -> _Node<Self> {
    if EnvironmentValues(cells: parent.environment.cells).hasTraits {
      return DrawnValuesNode(view, in: parent)
    }
    return Self._makeNode(view, in: parent)
  }
}

/// The node of the root view of a window whose scene sets environment values that hosts draw.
private final class DrawnValuesNode<Content: View>: _Node<Content> {
  private var child: _Node<ModifiedContent<Content, DrawnValuesModifier>>?

  fileprivate init(_ view: Content, in parent: _AnyNode) {
    super.init(in: parent)
    child = DrawnValuesModifier._makeNode(view.modifier(DrawnValuesModifier()), in: self)
  }

  override func update(to view: Content) {
    child?.update(to: view.modifier(DrawnValuesModifier()))
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

/// A modifier that adds the annotations for all values that hosts draw.
private nonisolated struct DrawnValuesModifier: ViewModifier {
  @Environment(\.fontTrait) private var font
  @Environment(\.slantTrait) private var slant
  @Environment(\.lineLimitTrait) private var lineLimit
  @Environment(\.textAlignmentTrait) private var textAlignment
  @Environment(\.disabledTrait) private var disabled

  @MainActor func body(content: Content) -> some View {
    content.with(font).with(slant).with(lineLimit).with(textAlignment).with(disabled)
  }
}
