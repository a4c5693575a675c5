extension View {
  /// Sets the title of the window; this title replaces the title of the scene (S112).
  ///
  /// If several visible views in a window set a title, the title of the first view is used; outer views come before
  /// inner views.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(
    _ title: Title
  ) -> ModifiedContent<Self, _TitleModifier> {
    ModifiedContent(content: self, modifier: _TitleModifier(title: Text(title)))
  }

  /// Sets the localized title of the window; this title replaces the title of the scene (S112).
  ///
  /// If several visible views in a window set a title, the title of the first view is used; outer views come before
  /// inner views.
  ///
  /// - Parameter titleKey: The key of the title, looked up in the app's string tables.
  /// - Returns: The view with the title.
  public nonisolated func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _TitleModifier> {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the window from a `Text`, whose styles are ignored.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  public nonisolated func navigationTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _TitleModifier> {
    ModifiedContent(content: self, modifier: _TitleModifier(title: title.unstyled))
  }

  /// Sets the title of the window from an optional string; nil or an empty string leaves the title to inner views.
  ///
  /// - Parameter title: The title; nil or empty to set no title.
  /// - Returns: The view with the title.
  package nonisolated func navigationTitle(
    ifPresent title: String?
  ) -> ModifiedContent<Self, _TitleModifier> {
    ModifiedContent(
      content: self,
      modifier: _TitleModifier(title: Text(verbatim: title ?? ""), mustHaveText: true))
  }

  /// Sets the title of the window from a binding.
  ///
  /// - Parameter title: The title. The binding is only read, because no host lets a person change the title.
  /// - Returns: The view with the title.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }
}

/// A modifier that reads a title from a binding, so that a change of the title evaluates only this modifier.
private nonisolated struct BoundTitle: ViewModifier {
  let title: Binding<String>

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(title.wrappedValue)
  }
}

/// A modifier that sets the title of the window.
public nonisolated struct _TitleModifier: _PrimitiveModifier {
  let title: Text
  /// Whether an empty title counts as no title.
  var mustHaveText = false

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TitleNode(view, in: parent)
  }
}

/// A modifier that sets the subtitle of the window.
public nonisolated struct _SubtitleModifier: _PrimitiveModifier {
  let subtitle: Text

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    SubtitleNode(view, in: parent)
  }
}

private final class SubtitleNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _SubtitleModifier>>, TextOwner
{
  private var surroundings: TextSurroundings?

  init(_ view: ModifiedContent<Content, _SubtitleModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    surroundings.follow(self)
    setContributes(true)
    tree.titlesDidChange = true
    tree.hasSubtitles = true
  }

  var shownText: Text { view.modifier.subtitle }

  override var subtitle: String? { surroundings?.text ?? shownText.content }

  func textDidChange() { tree.titlesDidChange = true }

  override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  override func update(to view: ModifiedContent<Content, _SubtitleModifier>) {
    let isSame = view.modifier.subtitle == self.view.modifier.subtitle
    super.update(to: view)
    if isSame { return }
    if surroundings != nil || view.modifier.subtitle.hasSources { surroundings.follow(self) }
    tree.titlesDidChange = true
  }

  override func willAppear() { tree.titlesDidChange = true }

  override func didDisappear() { tree.titlesDidChange = true }

  override func unmount() {
    surroundings?.end()
    setContributes(false)
    tree.titlesDidChange = true
    super.unmount()
  }
}

private final class TitleNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _TitleModifier>>, TextOwner
{
  private var surroundings: TextSurroundings?

  init(_ view: ModifiedContent<Content, _TitleModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    surroundings.follow(self)
    setContributes(true)
    tree.titled[ObjectIdentifier(self)] = self
    tree.titlesDidChange = true
  }

  var shownText: Text { view.modifier.title }

  override var title: String? {
    let title = surroundings?.text ?? shownText.content
    return title.isEmpty && view.modifier.mustHaveText ? nil : title
  }

  func textDidChange() { tree.titlesDidChange = true }

  override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  override func update(to view: ModifiedContent<Content, _TitleModifier>) {
    let isSame = view.modifier.title == self.view.modifier.title
    super.update(to: view)
    if isSame { return }
    if surroundings != nil || view.modifier.title.hasSources { surroundings.follow(self) }
    tree.titlesDidChange = true
  }

  override func willAppear() { tree.titlesDidChange = true }

  override func didDisappear() { tree.titlesDidChange = true }

  override func unmount() {
    surroundings?.end()
    setContributes(false)
    tree.titled[ObjectIdentifier(self)] = nil
    tree.titlesDidChange = true
    super.unmount()
  }
}
