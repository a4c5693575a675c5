public import SceneDisplay

extension View {
  /// Shows content over the whole window, as a sheet, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when it is closed.
  ///   - onDismiss: An action to perform after the sheet is closed; nil for none.
  ///   - content: Returns the content of the sheet.
  /// - Returns: The view with the sheet.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows content for an item over the whole window, as a sheet, while there is one.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the sheet is closed.
  ///   - onDismiss: An action to perform after the sheet is closed; nil for none.
  ///   - content: Returns the content for an item.
  /// - Returns: The view with the sheet.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows content beside the view, as a sheet, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when it is closed.
  ///   - arrowEdge: The edge of the view at which the content is, which has no effect.
  ///   - content: Returns the content of the sheet.
  /// - Returns: The view with the sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows content for an item beside the view, as a sheet, while there is one.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the sheet is closed.
  ///   - arrowEdge: The edge of the view at which the content is, which has no effect.
  ///   - content: Returns the content for an item.
  /// - Returns: The view with the sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Kept without effect: sheets have one form.
  ///
  /// - Parameter detents: The heights between which a person chooses.
  /// - Returns: The view itself.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// Kept without effect: sheets have one form.
  ///
  /// - Parameter visibility: Whether a mark shows that the sheet can be dragged.
  /// - Returns: The view itself.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// Kept without effect: sheets have one form.
  ///
  /// - Parameter radius: The radius of the corners in points; nil for that of the system.
  /// - Returns: The view itself.
  public nonisolated func presentationCornerRadius(_ radius: Double?) -> Self { self }
  /// Kept without effect: sheets have one form.
  ///
  /// - Parameter style: The background of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: sheets have one form.
  ///
  /// - Parameter sizing: The size of the sheet.
  /// - Returns: The view itself.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// Kept without effect: a person can always go back.
  ///
  /// - Parameter isDisabled: Whether a person can't close the sheet.
  /// - Returns: The view itself.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Shows content in a bar at the upper or the lower edge: nothing hangs on windows here.
  ///
  /// - Parameters:
  ///   - visibility: Whether the content is visible, which has no effect.
  ///   - attachmentAnchor: The point of the window, which decides on the edge.
  ///   - contentAlignment: The alignment of the content at the point, which has no effect.
  ///   - ornament: The content.
  /// - Returns: The view with the bar.
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    safeAreaInset(edge: attachmentAnchor.edge) { ornament() }
  }
}

/// A height of sheets.
public struct PresentationDetent: Hashable, Sendable {
  private let share: Double

  /// Half of the window.
  public static let medium = PresentationDetent(share: 0.5)
  /// The whole window.
  public static let large = PresentationDetent(share: 1)

  /// Returns a share of the window.
  ///
  /// - Parameter fraction: The part of the window's height, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(share: fraction)
  }

  /// Returns a height in points.
  ///
  /// - Parameter height: The height in points.
  /// - Returns: The height.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(share: -height)
  }
}

/// A size of sheets.
public enum PresentationSizing: Hashable, Sendable {
  /// `automatic` leaves the size to the system; `page` and `form` are usual sizes, `fitted` is that
  /// of the content.
  case automatic, page, form, fitted
}

/// The place of an ornament at its window: a bar at the upper or the lower edge here.
public struct OrnamentAttachmentAnchor: Hashable, Sendable {
  fileprivate let edge: VerticalEdge

  /// Returns a point of the window.
  ///
  /// - Parameter point: The point; in the upper half it stands for the upper edge, else for the
  ///   lower one.
  /// - Returns: The place.
  public static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(edge: point.y <= 0.5 ? .top : .bottom)
  }
}
