public import SceneDisplay

// Traits of views and their descendants; hosts decide how to show them.
extension View {
  /// Places the view in a frame of fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the view's own width.
  ///   - height: The height in points; nil for the view's own height.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in the frame.
  public nonisolated func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.frame(width: DisplayExtent(width), height: DisplayExtent(height), alignment))
  }

  /// Places the view in a frame whose size is flexible within limits, in points; if a limit is nil, the view's own
  /// limit applies.
  ///
  /// ```swift
  /// struct SubjectView: View {
  ///   let subject: String
  ///
  ///   var body: some View {
  ///     Text(subject)
  ///       .frame(minWidth: 120, maxWidth: .infinity, alignment: .leading)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width.
  ///   - idealWidth: The ideal width.
  ///   - maxWidth: The maximum width; `.infinity` for all available space.
  ///   - minHeight: The minimum height.
  ///   - idealHeight: The ideal height.
  ///   - maxHeight: The maximum height; `.infinity` for all available space.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in the frame.
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

  /// Adds space around the view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The amount of space in points; nil for the host's default.
  /// - Returns: The view with padding.
  public nonisolated func padding(
    _ edges: DisplayEdges = .all, _ length: Double? = nil
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.padding(edges, length?.finite))
  }

  /// Adds space at all edges of the view, in points.
  ///
  /// - Parameter length: The amount of space in points.
  /// - Returns: The view with padding.
  public nonisolated func padding(_ length: Double) -> ModifiedContent<Self, _TraitModifier> {
    padding(.all, length)
  }

  /// Adds space between the content of a window and the edges of the window; hosts use the default padding.
  ///
  /// - Parameter edges: The edges at which space is added.
  /// - Returns: The view with padding.
  public nonisolated func scenePadding(
    _ edges: DisplayEdges = .all
  ) -> ModifiedContent<Self, _TraitModifier> {
    padding(edges)
  }

  /// Sets whether text in the view is bold.
  ///
  /// - Parameter isActive: Whether text is bold.
  /// - Returns: The view with the style.
  public nonisolated func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _TraitModifier> {
    with(.bold(isActive))
  }

  /// Sets whether text in the view is italic.
  ///
  /// - Parameter isActive: Whether text is italic.
  /// - Returns: The view with the style.
  public nonisolated func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _TraitModifier> {
    with(.italic(isActive))
  }

  /// Hides the view but keeps its space; a hidden view isn't interactive.
  ///
  /// - Returns: The hidden view.
  public nonisolated func hidden() -> ModifiedContent<Self, _TraitModifier> {
    with(.hidden)
  }

  /// Adds help text, which describes the purpose of the view.
  ///
  /// - Parameter text: The help text.
  /// - Returns: The view with the help text.
  @_disfavoredOverload
  public nonisolated func help<Content: StringProtocol>(
    _ text: Content
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.help(String(text)))
  }

  /// Adds localized help text, which describes the purpose of the view.
  ///
  /// - Parameter textKey: The key of the text, looked up in the app's string tables.
  /// - Returns: The view with the help text.
  public nonisolated func help(
    _ textKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _TraitModifier> {
    help(Text(textKey))
  }

  /// Sets the accessibility label, which also identifies the view in scripts.
  ///
  /// - Parameter label: The label, which assistive technologies use instead of the view's text.
  /// - Returns: The view with the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Content: StringProtocol>(
    _ label: Content
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityLabel(String(label)))
  }

  /// Sets the localized accessibility label, which also identifies the view in scripts.
  ///
  /// - Parameter labelKey: The key of the label, looked up in the app's string tables.
  /// - Returns: The view with the label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets an identifier by which tests and scripts find the view; a person doesn't see the identifier.
  ///
  /// When tests and scripts look for a view, identifiers take precedence over labels. If a container has the
  /// identifier, tests and scripts find the controls in the container.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The view with the identifier.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.accessibilityIdentifier(identifier))
  }

  nonisolated func with(_ annotation: DisplayAnnotation) -> ModifiedContent<Self, _TraitModifier> {
    ModifiedContent(content: self, modifier: _TraitModifier(annotation: annotation))
  }

  /// Adds an annotation whose text may depend on the environment.
  nonisolated func with(
    _ text: Text, _ annotation: (String) -> DisplayAnnotation
  ) -> ModifiedContent<Self, _TraitModifier> {
    let (constant, source) = text.asPart
    return ModifiedContent(
      content: self, modifier: _TraitModifier(annotation: annotation(constant), source: source))
  }
}

/// A modifier that adds an annotation to a view.
public nonisolated struct _TraitModifier: _PrimitiveModifier, AnnotationModifier {
  let annotation: DisplayAnnotation
  var source: TextSource?

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    AnnotationNode(view, in: parent)
  }
}
