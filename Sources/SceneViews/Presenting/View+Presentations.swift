public import SceneDisplay

extension View {
  /// Shows content over the whole window while a binding is true.
  ///
  /// The content is a sheet that fills the window; a person closes it in the same way as other sheets.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown; set to false when it is closed.
  ///   - onDismiss: An action to perform after the cover is closed; nil for none.
  ///   - content: Returns the content of the cover.
  /// - Returns: The view with the cover.
  @preconcurrency
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, as: .cover, onDismiss: onDismiss, content: content)
  }

  /// Shows content over the whole window while an item isn't nil.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the cover is closed.
  ///   - onDismiss: An action to perform after the cover is closed; nil for none.
  ///   - content: Returns the content for the item.
  /// - Returns: The view with the cover.
  @preconcurrency
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isThere(), as: .cover, onDismiss: onDismiss) {
      _ItemContent(item: item.wrappedValue, content: content)
    }
  }

  /// Shows a popover in front of the window while a binding is true; the popover closes when a person acts on the
  /// content behind it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown; set to false when it is closed.
  ///   - attachmentAnchor: The part of the view at which the popover appears. This parameter has no effect.
  ///   - arrowEdge: The edge of the view at which the popover appears. This parameter has no effect.
  ///   - content: Returns the content of the popover.
  /// - Returns: The view with the popover.
  @preconcurrency
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, as: .popover, content: content)
  }

  /// Shows a popover in front of the window while an item isn't nil; the popover closes when a person acts on the
  /// content behind it.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the popover is closed.
  ///   - attachmentAnchor: The part of the view at which the popover appears. This parameter has no effect.
  ///   - arrowEdge: The edge of the view at which the popover appears. This parameter has no effect.
  ///   - content: Returns the content for the item.
  /// - Returns: The view with the popover.
  @preconcurrency
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isThere(), as: .popover) {
      _ItemContent(item: item.wrappedValue, content: content)
    }
  }

  nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, as element: DisplayElement,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentingModifier<Content>> {
    ModifiedContent(
      content: self,
      modifier: _PresentingModifier(
        isPresented: isPresented, element: element, onDismiss: onDismiss, presented: content))
  }

  /// Shows content in a bar at the upper or the lower edge of the view; in this library, windows have no ornaments.
  ///
  /// - Parameters:
  ///   - visibility: Whether the content is visible.
  ///   - attachmentAnchor: A point of the window, which determines whether the bar is at the upper or the lower edge of
  ///     the view.
  ///   - contentAlignment: The alignment of the content at the point, which has no effect.
  ///   - ornament: The content of the bar.
  /// - Returns: The view with the bar.
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    safeAreaInset(edge: attachmentAnchor.edge) {
      if visibility != .hidden { ornament() }
    }
  }
}

/// The part of a view at which a popover appears.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle of the view.
  case rect(Rectangle)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public enum Rectangle: Hashable, Sendable {
    /// The frame of the view.
    case bounds
  }
}

/// The position of an ornament in its window; the ornament is shown at the upper or the lower edge of the view.
public struct OrnamentAttachmentAnchor: Hashable, Sendable {
  fileprivate let edge: VerticalEdge

  /// Returns the position at a point of the window.
  ///
  /// - Parameter point: The point. A point in the upper half of the window, or in the middle, means the upper edge; any
  ///   other point means the lower edge.
  /// - Returns: The position.
  public static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(edge: point.y <= 0.5 ? .top : .bottom)
  }
}
