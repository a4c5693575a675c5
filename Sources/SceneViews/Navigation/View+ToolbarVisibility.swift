extension View {
  /// Shows or hides the controls in the toolbar of the innermost page, column, sheet or window around the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the toolbar; `automatic` leaves the choice to outer modifiers.
  ///   - bars: The bars; all bars if none is given. The modifier has an effect only if the bars include `navigationBar`
  ///     or `automatic`.
  /// - Returns: The view, whose page, column, sheet or window shows no controls of a hidden toolbar.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    ModifiedContent(content: self, modifier: BarsModifier(visibility: visibility, bars: Set(bars)))
  }

  /// Shows or hides the controls in the toolbar of the innermost page, column, sheet or window around the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the toolbar; `automatic` leaves the choice to outer modifiers.
  ///   - bars: The bars; all bars if none is given. The modifier has an effect only if the bars include `navigationBar`
  ///     or `automatic`.
  /// - Returns: The view, whose page, column, sheet or window shows no controls of a hidden toolbar.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    ModifiedContent(content: self, modifier: BarsModifier(visibility: visibility, bars: Set(bars)))
  }
}

private nonisolated struct BarsModifier: _PrimitiveModifier {
  let visibility: Visibility
  let bars: Set<ToolbarPlacement>

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    BarsNode(view, in: parent)
  }
}

private final class BarsNode<Content: View>: WrapperNode<ModifiedContent<Content, BarsModifier>>,
  BarHider
{
  init(_ view: ModifiedContent<Content, BarsModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    surfaces.first?.barHiders.add(self)
  }

  override func update(to view: ModifiedContent<Content, BarsModifier>) {
    let isSame =
      view.modifier.visibility == self.view.modifier.visibility
      && view.modifier.bars == self.view.modifier.bars
    super.update(to: view)
    if !isSame { surfaces.first?.childrenDidChange() }
  }

  func isHidden(_ bar: ToolbarPlacement) -> Bool? {
    let (visibility, bars) = (view.modifier.visibility, view.modifier.bars)
    guard visibility != .automatic, bars.isEmpty || bars.contains(bar) || bars.contains(.automatic)
    else { return nil }
    return visibility == .hidden
  }

  override func willAppear() { surfaces.first?.childrenDidChange() }

  override func didDisappear() { surfaces.first?.childrenDidChange() }

  override func unmount() {
    surfaces.first?.barHiders.remove(self)
    super.unmount()
  }
}
