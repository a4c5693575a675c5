import SceneDisplay
import SceneRuntime

extension View {
  /// Shows a number in parentheses after the view; 0 shows no number.
  ///
  /// If the view is a page of a tab view, the number is shown after the label of the page's tab.
  ///
  /// - Parameter count: The number.
  /// - Returns: The view with the number.
  public nonisolated func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text in parentheses after the view; nil shows no text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func badge<Badge: StringProtocol>(_ text: Badge?) -> some View {
    BadgedView(content: self, badge: text.map { Text($0) })
  }

  /// Shows a localized text in parentheses after the view; nil shows no text.
  ///
  /// - Parameter textKey: The key of the text, looked up in the app's string tables.
  /// - Returns: The view with the text.
  public nonisolated func badge(_ textKey: LocalizedStringKey?) -> some View {
    badge(textKey.map { Text($0) })
  }

  /// Sets the environment value `\.badgeProminence`; hosts draw all badges in the same style.
  ///
  /// - Parameter prominence: The prominence of the badges in the view.
  /// - Returns: The view, whose descendants read the prominence.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Shows a text in parentheses after the view, ignoring the text's style; nil shows no text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func badge(_ text: Text?) -> some View {
    BadgedView(content: self, badge: text)
  }
}

/// A view, followed by a text in parentheses if there is a text; if the view is a page of a tab view, the page's tab
/// shows the text instead.
nonisolated struct BadgedView<Content: View>: WrapperView {
  let content: Content
  let badge: Text?

  var child: Content { content }

  /// The view with its badge, in the same structure with and without a badge, so that the view keeps its state.
  @MainActor var body: some View {
    Layers(
      badge == nil ? nil : DisplayContainer(.stack, axis: .horizontal), content,
      badge?.inParentheses)
  }

  @MainActor static func _makeNode(
    _ view: BadgedView<Content>, in parent: _AnyNode
  ) -> _Node<BadgedView<Content>> {
    parent.tabView == nil ? BodyNode(view, in: parent) : PageBadgeNode(view, in: parent)
  }
}

extension BadgedView: Tagged {
  var tag: AnyHashable? { (content as? any Tagged)?.tag }
}

/// The node of a badge around a page of a tab view; the tab shows the badge.
@MainActor protocol BadgeHolder: _AnyNode {
  /// The text of the badge; nil if there is none.
  var badge: StateLocation<Text?> { get }
}

private final class PageBadgeNode<Content: View>: WrapperNode<BadgedView<Content>>, BadgeHolder {
  let badge: StateLocation<Text?>

  init(_ view: BadgedView<Content>, in parent: _AnyNode) {
    badge = StateLocation(view.badge, areEqual: ==)
    super.init(view, in: parent)
  }

  override func update(to view: BadgedView<Content>) {
    badge.write(view.badge)
    super.update(to: view)
  }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// A badge that is less prominent than a standard badge.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The default prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// A badge that is more prominent than a standard badge.
  public static let increased = BadgeProminence(name: "increased")
}

extension EnvironmentValues {
  /// The prominence of badges, which is `standard` unless an ancestor sets another value.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}
