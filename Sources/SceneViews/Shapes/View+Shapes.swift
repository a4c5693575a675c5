public import SceneDisplay

extension View {
  /// Shows a style behind the view; hosts draw the style in the whole frame.
  ///
  /// - Parameters:
  ///   - style: The style; a color with an opacity below 0.5 isn't shown.
  ///   - shape: The shape, which has no effect.
  ///   - fillStyle: The rule for the inside of the shape, which has no effect.
  /// - Returns: The view with the background.
  public nonisolated func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    background(style)
  }

  /// Shows, behind the view, the background style that an enclosing view sets; hosts draw the style in the whole frame.
  ///
  /// - Parameters:
  ///   - shape: The shape, which has no effect.
  ///   - fillStyle: The rule for the inside of the shape, which has no effect.
  /// - Returns: The view with the background.
  public nonisolated func background<Form: Shape>(
    in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _StyleModifier<BackgroundStyle>> {
    background(BackgroundStyle())
  }

  /// Shows a shape, filled with a style, in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style of the shape; a color with an opacity below 0.5 isn't shown.
  ///   - shape: The shape.
  ///   - fillStyle: The rule for the inside of the shape, which has no effect.
  /// - Returns: The view with the shape in front of it.
  public nonisolated func overlay<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Shows a style in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style; a color with an opacity below 0.5 isn't shown.
  ///   - edges: The sides on which the style extends to the edge of the window; the parameter has no effect.
  /// - Returns: The view with the style in front of it.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameters:
  ///   - shape: The shape to which the view is clipped.
  ///   - style: The rule for the inside of the shape.
  /// - Returns: The view itself.
  public nonisolated func clipShape<Form: Shape>(
    _ shape: Form, style: FillStyle = FillStyle()
  ) -> Self { self }

  /// Has no effect: hosts don't draw pixels.
  ///
  /// - Parameter shape: The shape that a ``ContainerRelativeShape`` in the view takes.
  /// - Returns: The view itself.
  public nonisolated func containerShape<Form: InsettableShape>(_ shape: Form) -> Self { self }

  /// Has no effect: hosts use the frame of a view as its shape.
  ///
  /// - Parameters:
  ///   - shape: The shape in which the view can be pressed.
  ///   - eoFill: Whether the even-odd rule determines the inside of a path.
  /// - Returns: The view itself.
  public nonisolated func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> Self {
    self
  }

  /// Has no effect: hosts use the frame of a view as its shape.
  ///
  /// - Parameters:
  ///   - kinds: The purposes of the shape.
  ///   - shape: The shape.
  ///   - eoFill: Whether the even-odd rule determines the inside of a path.
  /// - Returns: The view itself.
  public nonisolated func contentShape<Form: Shape>(
    _ kinds: ContentShapeKinds, _ shape: Form, eoFill: Bool = false
  ) -> Self { self }
}

/// The purposes for which a view's content has a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The sum of the raw values of the purposes.
  public let rawValue: Int

  /// Creates a set from the sum of the raw values of its members.
  ///
  /// - Parameter rawValue: The sum of the raw values of the members.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Presses and other input.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The element that assistive technologies see.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The indicator of the keyboard focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
