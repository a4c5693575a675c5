public import SceneDisplay

// What is said of views and of all in them; how it looks is the host's affair.
extension View {
  /// Gives the view a room of its own.
  ///
  /// - Parameters:
  ///   - width: Its width in points; nil for what the view wants.
  ///   - height: Its height in points; nil for what the view wants.
  ///   - alignment: Where in it the view stands.
  /// - Returns: The view in its room.
  public nonisolated func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.frame(width: DisplayExtent(width), height: DisplayExtent(height), alignment))
  }

  /// Gives the view a room that grows and shrinks between limits, each in points and nil for what the
  /// view wants.
  ///
  /// - Parameters:
  ///   - minWidth: The least width.
  ///   - idealWidth: The width where there is room to choose.
  ///   - maxWidth: The greatest width; `.infinity` for all there is.
  ///   - minHeight: The least height.
  ///   - idealHeight: The height where there is room to choose.
  ///   - maxHeight: The greatest height; `.infinity` for all there is.
  ///   - alignment: Where in it the view stands.
  /// - Returns: The view in its room.
  public nonisolated func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(
      .frame(
        width: DisplayExtent(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: DisplayExtent(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment))
  }

  /// Leaves room around the view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: How much, in points; nil for the host's own measure.
  /// - Returns: The view with room around it.
  public nonisolated func padding(
    _ edges: DisplayEdges = .all, _ length: Double? = nil
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.padding(edges, length?.finite))
  }

  /// Leaves room on all sides of the view, in points.
  public nonisolated func padding(_ length: Double) -> ModifiedContent<Self, _TraitModifier> {
    padding(.all, length)
  }

  /// Sets texts in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _TraitModifier> {
    with(.bold(isActive))
  }

  /// Sets texts in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _TraitModifier> {
    with(.italic(isActive))
  }

  /// Gives texts and pictures a color.
  public nonisolated func foregroundStyle(
    _ color: Color
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.foreground(color))
  }

  /// Puts a color behind the view.
  public nonisolated func background(
    _ color: Color
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.background(color))
  }

  /// Draws a line around the view.
  ///
  /// - Parameters:
  ///   - color: Its color.
  ///   - width: How wide it is, in points.
  /// - Returns: The view with the line.
  public nonisolated func border(
    _ color: Color, width: Double = 1
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.border(color, width: width.finite ?? 1))
  }

  /// Says at which side the lines of a text stand.
  public nonisolated func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.textAlignment(alignment))
  }

  /// Shows so many lines of a text at the most; all if nil.
  public nonisolated func lineLimit(_ number: Int?) -> ModifiedContent<Self, _TraitModifier> {
    with(.lineLimit(number.map { max(0, $0) }))
  }

  /// Takes the view out of sight and leaves its room; a person can't act on it.
  public nonisolated func hidden() -> ModifiedContent<Self, _TraitModifier> {
    with(.hidden)
  }

  /// Says what the view is for, to those who ask.
  public nonisolated func help<Content: StringProtocol>(
    _ text: Content
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.help(String(text)))
  }

  /// Says what is read out in the view's place, and what it is called in scripts.
  public nonisolated func accessibilityLabel<Content: StringProtocol>(
    _ label: Content
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityLabel(String(label)))
  }

  /// Gives the view a name by which acts of tests and scripts find it, and which a person doesn't see.
  ///
  /// An identifier goes before labels. One that was given to a container names the controls in it.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityIdentifier(identifier))
  }

  nonisolated func with(_ trait: DisplayTrait) -> ModifiedContent<Self, _TraitModifier> {
    ModifiedContent(content: self, modifier: _TraitModifier(trait: trait))
  }
}

/// Something said of a view.
public nonisolated struct _TraitModifier: _PrimitiveModifier {
  let trait: DisplayTrait

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TraitNode(view, in: parent)
  }
}

private final class TraitNode<Content: View>: WrapperNode<ModifiedContent<Content, _TraitModifier>>
{
  init(_ view: ModifiedContent<Content, _TraitModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .trait(view.modifier.trait) }

  override func update(to view: ModifiedContent<Content, _TraitModifier>) {
    let isSame = view.modifier.trait == self.view.modifier.trait
    super.update(to: view)
    if !isSame { elementDidChange() }
  }
}
