package import SceneViews

/// A view that shows a ``UIView`` unless it is hidden, and updates when the ``UIView`` changes.
package struct DisplayedView: View {
  let view: UIView

  package init(view: UIView) {
    self.view = view
  }

  package var body: some View {
    view.redisplay.read()
    guard view.isShown else { return AnyView(EmptyView()) }
    return AnyView(styled(view.content))
  }

  /// Returns content with the properties that all views have, such as an accessibility label.
  private func styled(_ content: any View) -> any View {
    var content = content
    if let color = view.backgroundColor?.displayed {
      content = AnyView(content).background(Color(color))
    }
    if let label = view.accessibilityLabel { content = AnyView(content).accessibilityLabel(label) }
    if let hint = view.accessibilityHint { content = AnyView(content).help(hint) }
    if let identifier = view.accessibilityIdentifier {
      content = AnyView(content).accessibilityIdentifier(identifier)
    }
    // The element that is displayed for a gesture encloses the content, and gets its label from the content.
    for gesture in view.gestureRecognizers ?? [] where gesture.isEnabled {
      switch gesture {
      case is UITapGestureRecognizer:
        content = AnyView(content).onTapGesture { gesture.perform() }
      case is UILongPressGestureRecognizer:
        content = AnyView(content).onLongPressGesture { gesture.perform() }
      default: break
      }
    }
    // This modifier is applied after the gestures, so that it disables them too.
    if !view.isUserInteractionEnabled { content = AnyView(content).disabled(true) }
    return content
  }
}

/// A view that shows the given views one after the other, except hidden views.
struct DisplayedViews: View {
  private let views: [UIView]

  init(views: [UIView]) {
    self.views = views.filter(\.isShown)
  }

  var body: some View {
    ForEach(views, id: \.identity) { DisplayedView(view: $0) }
  }
}

extension UIView {
  /// The identity of the view among the displayed views.
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
