import SceneDisplay

/// A modifier that draws a part of a view with a style.
public nonisolated struct _StyleModifier<Style: ShapeStyle>: _PrimitiveModifier {
  /// The part of a view that a style applies to.
  enum Part: Hashable, Sendable {
    case foreground
    case background
    case border(width: Double)
    case tint
    /// The fill or the stroke of a shape.
    case shape
  }

  let style: Style?
  let part: Part

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    StyleNode(view, in: parent)
  }

  /// Returns the annotation that draws the part with the style in an environment.
  ///
  /// If the style leaves the part unchanged, the annotation is an opacity of 1, which has no effect. If the style hides
  /// the foreground or the shape, the annotation is an opacity of 0.
  func annotation(in environment: EnvironmentValues) -> DisplayAnnotation {
    let drawn = style?._drawn(in: environment) ?? .automatic
    switch part {
    case .foreground:
      if drawn.isClear { return .opacity(0) }
      return drawn.text.map { .foreground($0) } ?? .opacity(1)
    case .background: return drawn.fill.map { .background($0) } ?? .opacity(1)
    case .border(let width):
      if drawn.isClear { return .opacity(1) }
      return drawn.text.map { .border($0, width: width) } ?? .opacity(1)
    case .shape:
      if drawn == .automatic { return .opacity(1) }
      return drawn.fill.map { .foreground($0) } ?? .opacity(0)
    case .tint: return drawn.text.map { .tint($0) } ?? .opacity(1)
    }
  }
}

/// The node of a view that is drawn with a style; it resolves the style again after a change of a value that the style
/// reads.
private final class StyleNode<Content: View, Style: ShapeStyle>:
  WrapperNode<ModifiedContent<Content, _StyleModifier<Style>>>, EnvironmentLinking
{
  private var annotation: DisplayAnnotation

  init(_ view: ModifiedContent<Content, _StyleModifier<Style>>, in parent: _AnyNode) {
    let readings = EnvironmentReadings()
    annotation = view.modifier.annotation(
      in: EnvironmentValues(cells: parent.environment.cells, readings: readings))
    super.init(view, in: parent, isDisplayed: true)
    follow(readings)
  }

  private func follow(_ readings: EnvironmentReadings) {
    for cell in readings.all { cell.add(self) }
  }

  override var element: DisplayElement { .annotation(annotation) }

  override func update(to view: ModifiedContent<Content, _StyleModifier<Style>>) {
    super.update(to: view)
    invalidate()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    invalidate()
  }

  var isConnected: Bool { isMounted }

  func invalidate() {
    guard isMounted else { return }
    let readings = EnvironmentReadings()
    let new = view.modifier.annotation(
      in: EnvironmentValues(cells: environment.cells, readings: readings))
    follow(readings)
    if new != annotation {
      annotation = new
      elementDidChange()
    }
  }
}
