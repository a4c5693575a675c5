import SceneDisplay

// Display annotations for the environment values that hosts draw. The modifier that sets a value adds the same
// annotation to a view; for example, `font(_:)` adds `fontTrait`.
extension EnvironmentValues {
  var fontTrait: DisplayAnnotation { .font(font?.display ?? DisplayFont(style: .body)) }

  var slantTrait: DisplayAnnotation { font?.isItalic == true ? .italic(true) : .unchanged }

  var lineLimitTrait: DisplayAnnotation { .lineLimit(lineLimit.map { max(0, $0) }) }

  var textAlignmentTrait: DisplayAnnotation { .textAlignment(multilineTextAlignment) }

  var textCaseTrait: DisplayAnnotation { .textCase(textCase?.display) }

  var truncationTrait: DisplayAnnotation { .truncation(truncationMode.rawValue) }

  /// The annotation for a value that hosts don't draw.
  var noTrait: DisplayAnnotation { .unchanged }

  /// Whether an enclosing scene or view sets a value that hosts draw: the font, the line limit, the alignment, the text
  /// case, the truncation mode, `isEnabled` or `isScrollEnabled`.
  fileprivate var hasTraits: Bool {
    cells[ObjectIdentifier(FontKey.self)] != nil
      || cells[ObjectIdentifier(LineLimitKey.self)] != nil
      || cells[ObjectIdentifier(TextAlignmentKey.self)] != nil
      || cells[ObjectIdentifier(IsEnabledKey.self)] != nil || hasRareTraits
  }

  /// Whether an enclosing scene or view sets the text case, the truncation mode or `isScrollEnabled`.
  fileprivate var hasRareTraits: Bool {
    cells[ObjectIdentifier(TextCaseKey.self)] != nil
      || cells[ObjectIdentifier(TruncationModeKey.self)] != nil
      || cells[ObjectIdentifier(IsScrollEnabledKey.self)] != nil
  }
}

extension DisplayAnnotation {
  /// An annotation that changes nothing.
  static var unchanged: Self { .font(DisplayFont()) }
}

/// A modifier that adds the annotation at a key path of the view's environment, such as `\.fontTrait`.
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
  /// Creates the node of a window's root view, with annotations for the environment values that hosts draw.
  ///
  /// If the scene sets none of these values, the method creates the usual node of the view, without annotations.
  @MainActor static func makeNodeWithDrawnValues(
    _ view: Self, in parent: _AnyNode
  ) -> _Node<Self> {
    if EnvironmentValues(cells: parent.environment.cells).hasTraits {
      return DrawnValuesNode(view, in: parent)
    }
    return Self._makeNode(view, in: parent)
  }
}

/// The node of a window's root view; used if the scene sets environment values that hosts draw.
private final class DrawnValuesNode<Content: View>: _Node<Content> {
  private let modifier: DrawnValuesModifier
  private var child: _Node<ModifiedContent<Content, DrawnValuesModifier>>?

  fileprivate init(_ view: Content, in parent: _AnyNode) {
    modifier = DrawnValuesModifier(
      hasRareTraits: EnvironmentValues(cells: parent.environment.cells).hasRareTraits)
    super.init(in: parent)
    child = DrawnValuesModifier._makeNode(view.modifier(modifier), in: self)
  }

  override func update(to view: Content) {
    child?.update(to: view.modifier(modifier))
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

/// A modifier that adds the annotations for the environment values that hosts draw.
private nonisolated struct DrawnValuesModifier: ViewModifier {
  /// Whether the scene sets the text case, the truncation mode or `isScrollEnabled`; only then are their annotations
  /// added.
  let hasRareTraits: Bool
  @Environment(\.fontTrait) private var font
  @Environment(\.slantTrait) private var slant
  @Environment(\.lineLimitTrait) private var lineLimit
  @Environment(\.textAlignmentTrait) private var textAlignment
  @Environment(\.disabledTrait) private var disabled
  @Environment(\.textCaseTrait) private var textCase
  @Environment(\.truncationTrait) private var truncation
  @Environment(\.scrollTrait) private var scroll

  @MainActor func body(content: Content) -> some View {
    let drawn = content.with(font).with(slant).with(lineLimit).with(textAlignment).with(disabled)
    if hasRareTraits {
      drawn.with(textCase).with(truncation).with(scroll)
    } else {
      drawn
    }
  }
}
