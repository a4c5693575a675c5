/// A view to which a container can be scrolled: a row of a `ForEach`, or a view with an id.
struct ScrollTarget {
  let id: AnyHashable
  let node: _AnyNode
}

/// An end of what scrolls, as an id.
enum ScrollEnd: Hashable {
  case first
  case last
}

extension EnvironmentValues {
  /// Whether lists and scroll views are shown from their ends at first.
  var beginsAtScrollEnd: Bool {
    get { self[BeginsAtScrollEndKey.self] }
    set { self[BeginsAtScrollEndKey.self] = newValue }
  }
}

private struct BeginsAtScrollEndKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A node that keeps or changes the scroll place of the containers inside it.
@MainActor protocol ScrollKeeper: _AnyNode {}

/// A node that ties the scroll place of the containers inside it to a value.
@MainActor protocol ScrollBinding: ScrollKeeper {
  /// The value: the id of the first visible view; nil if none was set.
  var id: AnyHashable? { get }
  /// Returns whether an id has the type of the value.
  func takes(_ id: AnyHashable) -> Bool
  /// Sets the value, after the content was scrolled.
  func write(_ id: AnyHashable?)
}

extension _AnyNode {
  /// The views to which the node can be scrolled, in order.
  final var scrollTargets: [ScrollTarget] {
    var targets: [ScrollTarget] = []
    forEachScrollTarget { targets.append($0) }
    return targets
  }

  /// The binding around the node that keeps its scroll place, if the node scrolls, or else that of the
  /// container around it.
  final var scrollBinding: (any ScrollBinding)? {
    var isInContainer = scrolls
    for node in enclosing() {
      if let binding = node as? any ScrollBinding, isInContainer { return binding }
      if node.scrolls {
        // The binding of an outer container isn't that of an inner one.
        if isInContainer { return nil }
        isInContainer = true
      }
    }
    return nil
  }

  /// The id of the row that a list shows first, for rows that are created; nil for the beginning.
  final var scrolledID: AnyHashable? { scrollBinding?.id }

  /// The id of the first display node that represents the node; nil if nothing of it is displayed.
  final var firstDisplayID: Int? {
    if let displayID { return displayID }
    var first: Int?
    forEachVisibleChild { child in
      if first == nil, child.attachmentSurface == nil { first = child.firstDisplayID }
    }
    return first
  }
}
