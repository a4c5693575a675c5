public import SceneViews

extension View {
  /// Shows views in front of the view.
  ///
  /// - Parameters:
  ///   - alignment: The place of the views.
  ///   - content: The views.
  /// - Returns: The view with the others in front of it.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let overlay = content()
    return ZStack(alignment: alignment) {
      self
      overlay
    }
  }

  /// Shows another view in front of the view.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    ZStack(alignment: alignment) {
      self
      overlay
    }
  }

  /// Kept without effect: hosts draw no form in front of a view.
  public nonisolated func overlay<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form
  ) -> Self { self }

  /// Shows views behind the view.
  ///
  /// - Parameters:
  ///   - alignment: The place of the views.
  ///   - content: The views.
  /// - Returns: The view with the others behind it.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return ZStack(alignment: alignment) {
      background
      self
    }
  }

  /// Shows another view behind the view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    ZStack(alignment: alignment) {
      background
      self
    }
  }

  /// Shows views in a bar at the upper or the lower edge.
  public nonisolated func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }

  /// Shows views in a bar at the leading or the trailing edge.
  public nonisolated func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { bar }
      self
      if edge == .trailing { bar }
    }
  }

  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    padding(.top, insets.top).padding(.leading, insets.leading).padding(.bottom, insets.bottom)
      .padding(.trailing, insets.trailing)
  }
}
