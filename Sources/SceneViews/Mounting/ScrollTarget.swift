/// A view to which a container can be scrolled: a row of a `ForEach`, or a view with an id.
struct ScrollTarget {
  let id: AnyHashable
  let node: _AnyNode
}

/// The first or the last view in scrolled content, used as an id to scroll to.
struct ScrollEnd: Hashable {
  let isFirst: Bool
  /// The number of the request to scroll to the view; it makes the id differ from the id of an earlier request.
  var request = 0
}

extension EnvironmentValues {
  /// Whether lists and scroll views are initially scrolled to the end of their content.
  var beginsAtScrollEnd: Bool {
    get { self[BeginsAtScrollEndKey.self] }
    set { self[BeginsAtScrollEndKey.self] = newValue }
  }
}

private struct BeginsAtScrollEndKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A node that stores or changes the scroll position of the containers inside it.
@MainActor protocol ScrollKeeper: _AnyNode {}

/// A node that binds the scroll position of the containers inside it to a value.
@MainActor protocol ScrollBinding: ScrollKeeper {
  /// The value of the binding, which is the id of the first visible view; nil if no id was set.
  var id: AnyHashable? { get }
  /// Returns whether an id has the type of the binding's value.
  func takes(_ id: AnyHashable) -> Bool
  /// Sets the binding's value after the content was scrolled.
  func write(_ id: AnyHashable?)
}

extension _AnyNode {
  /// The views to which the node can be scrolled, in order.
  final var scrollTargets: [ScrollTarget] {
    var targets: [ScrollTarget] = []
    forEachScrollTarget { targets.append($0) }
    return targets
  }

  /// The binding for the scroll position of the node, or of its enclosing container if the node doesn't scroll; nil
  /// if there is none.
  final var scrollBinding: (any ScrollBinding)? {
    var isInContainer = scrolls
    for node in enclosing() {
      if let binding = node as? any ScrollBinding, isInContainer { return binding }
      if node.scrolls {
        // A binding outside of the enclosing container belongs to an outer container.
        if isInContainer { return nil }
        isInContainer = true
      }
    }
    return nil
  }

  /// The id in the scroll binding of the node; nil if there is no binding, or if the value of the binding is nil.
  ///
  /// A lazy list first creates the page of rows that contains the row with the id.
  final var scrolledID: AnyHashable? { scrollBinding?.id }

  /// The id of the first display node among this node and its descendants; nil if none of them is displayed.
  final var firstDisplayID: Int? {
    if let displayID { return displayID }
    var first: Int?
    forEachVisibleChild { child in
      if first == nil, child.attachmentSurface == nil { first = child.firstDisplayID }
    }
    return first
  }
}
