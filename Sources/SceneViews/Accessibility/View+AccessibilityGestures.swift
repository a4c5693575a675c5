public import Foundation

extension View {
  /// Adds the actions `zoom in` and `zoom out`, which scripts perform by these names.
  ///
  /// - Parameter handler: The action, which gets the direction.
  /// - Returns: The view with the actions, which scripts perform with `perform "zoom in" on "LABEL"`.
  @preconcurrency
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityActions {
      Button {
        handler(AccessibilityZoomGestureAction(.zoomIn))
      } label: {
        Text(verbatim: "zoom in")
      }
      Button {
        handler(AccessibilityZoomGestureAction(.zoomOut))
      } label: {
        Text(verbatim: "zoom out")
      }
    }
  }

  /// Adds the actions of buttons that aren't shown; scripts perform an action by the title of its button.
  ///
  /// - Parameters:
  ///   - style: The style in which the view is marked; the parameter has no effect.
  ///   - content: The buttons. Other views have no effect.
  /// - Returns: The view with the actions, as `accessibilityActions` adds them.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }

  /// Adds the actions of buttons that aren't shown; the actions can be performed while a binding is true.
  ///
  /// - Parameters:
  ///   - style: The style in which the view is marked; the parameter has no effect.
  ///   - isActive: Whether the actions can be performed.
  ///   - content: The buttons. Other views have no effect.
  /// - Returns: The view with the actions.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    QuickActionView(child: self, isActive: isActive, content: content())
  }

  /// Replaces the content of the view with other views for scripts; hosts still draw the view itself.
  ///
  /// The plain text that scripts print contains the other views, and scripts act on their controls.
  ///
  /// ```swift
  /// struct WeekOfMail: View {
  ///   let counts: [Int]
  ///
  ///   var body: some View {
  ///     Canvas { context, size in }
  ///       .accessibilityChildren {
  ///         ForEach(counts.indices, id: \.self) { Text("Day \($0 + 1): \(counts[$0]) messages") }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter children: The views that represent the content.
  /// - Returns: The view, represented by the other views.
  public nonisolated func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View {
    let children = children()
    return accessibilityRepresentation { VStack { children } }
  }

  // MARK: - Points

  /// Has no effect: values are dragged from and to whole views.
  ///
  /// - Parameters:
  ///   - point: The point at which a drag begins.
  ///   - description: The description of the drag.
  /// - Returns: The view itself.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self {
    self
  }

  /// Has no effect: values are dragged from and to whole views.
  ///
  /// - Parameters:
  ///   - point: The point at which a drag begins.
  ///   - description: The key of the description of the drag.
  /// - Returns: The view itself.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> Self { self }
  /// Has no effect: values are dragged from and to whole views.
  ///
  /// - Parameters:
  ///   - point: The point at which a drag begins.
  ///   - description: The description of the drag.
  /// - Returns: The view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<Description: StringProtocol>(
    _ point: UnitPoint, description: Description
  ) -> Self { self }
  /// Has no effect: values are dragged from and to whole views.
  ///
  /// - Parameters:
  ///   - point: The point at which a drop ends.
  ///   - description: The description of the drop.
  /// - Returns: The view itself.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self {
    self
  }

  /// Has no effect: values are dragged from and to whole views.
  ///
  /// - Parameters:
  ///   - point: The point at which a drop ends.
  ///   - description: The key of the description of the drop.
  /// - Returns: The view itself.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> Self { self }
  /// Has no effect: values are dragged from and to whole views.
  ///
  /// - Parameters:
  ///   - point: The point at which a drop ends.
  ///   - description: The description of the drop.
  /// - Returns: The view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<Description: StringProtocol>(
    _ point: UnitPoint, description: Description
  ) -> Self { self }
}

/// A view with actions that can be performed while a binding is true.
private nonisolated struct QuickActionView<Child: View, Content: View>: View {
  let child: Child
  let isActive: Binding<Bool>
  let content: Content

  @MainActor var body: some View {
    let isActive = isActive.wrappedValue
    child.accessibilityActions { content.disabled(!isActive) }
  }
}

/// The direction and the position of a zoom action.
public struct AccessibilityZoomGestureAction {
  /// The direction of zooming.
  public enum Direction: Hashable, Sendable {
    /// `zoomIn` makes the content larger, `zoomOut` smaller.
    case zoomIn, zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The position of the zoom, in fractions of the view's size; always the center.
  public let location = UnitPoint.center
  /// The position of the zoom in points; always the upper left corner, because hosts don't report the point of a zoom.
  public let point = CGPoint.zero

  init(_ direction: Direction) {
    self.direction = direction
  }
}

/// A style in which a view with quick actions is marked; no host shows the mark.
public protocol AccessibilityQuickActionStyle {}

/// The style that shows a person a prompt for the quick actions of a view.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// Creates the style.
  public init() {}
}

/// The style that draws an outline around a view with quick actions.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// Creates the style.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// The style that shows a person a prompt for the quick actions of a view.
  public static var prompt: Self { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// The style that draws an outline around a view with quick actions.
  public static var outline: Self { Self() }
}
