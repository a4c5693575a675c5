public import SceneDisplay

extension ScrollView {
  /// Creates a scroll view; of two directions, the vertical one is used.
  ///
  /// - Parameters:
  ///   - axes: The directions of scrolling.
  ///   - showsIndicators: Whether a bar shows the position, which has no effect.
  ///   - content: The content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(axes == .horizontal ? Axis.horizontal : Axis.vertical, content: content)
  }

  /// Creates a scroll view; of two directions, the vertical one is used.
  ///
  /// - Parameters:
  ///   - axes: The directions of scrolling.
  ///   - content: The content.
  @_disfavoredOverload
  public init(_ axes: Axis.Set, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

/// A view whose content depends on its size, which is that of the space of a window: hosts don't tell sizes.
public nonisolated struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

  /// Creates a view from the closure that makes its content for a size.
  ///
  /// - Parameter content: Returns the content for a size, which is always the same.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content for a window of 80 by 24 letters.
  @MainActor public var body: some View { content(GeometryProxy()) }
}

extension View {
  /// Kept without effect: hosts scroll as far as there is content.
  ///
  /// - Parameters:
  ///   - visibility: Whether a bar shows the position.
  ///   - axes: The directions of the bars.
  /// - Returns: The view itself.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Kept without effect: a host scrolls on demand.
  ///
  /// - Parameter isDisabled: Whether the view doesn't scroll.
  /// - Returns: The view itself.
  public nonisolated func scrollDisabled(_ isDisabled: Bool) -> Self { self }

  /// Kept without effect: hosts have no keyboard on screen.
  ///
  /// - Parameter mode: The way in which scrolling hides a keyboard.
  /// - Returns: The view itself.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self {
    self
  }

  /// Kept without effect: hosts draw no background of scroll views.
  ///
  /// - Parameter visibility: Whether a background is drawn.
  /// - Returns: The view itself.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> Self { self }
}

/// Whether a bar shows the position in a scroll view.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// `automatic` leaves it to the system; `visible` shows the bar, `hidden` and `never` don't.
  case automatic, visible, hidden, never
}

/// The way in which scrolling hides a keyboard on screen.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// `automatic` leaves it to the system; `immediately` hides the keyboard when scrolling begins,
  /// `interactively` with the movement, `never` not at all.
  case automatic, immediately, interactively, never
}
