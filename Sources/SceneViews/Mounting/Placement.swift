import SceneDisplay
import SceneRuntime

/// A node that reads its frame in the window.
@MainActor protocol Placed: _AnyNode {
  /// Uses the frame of the node; called when a host has provided new frames, even if the frame of this node is
  /// unchanged.
  func placementDidChange()

  /// The other nodes whose frames the node also reads.
  var watchedNodes: [_AnyNode] { get }
}

extension Placed {
  var watchedNodes: [_AnyNode] { [] }
}

/// A node that names the coordinate space of its content.
@MainActor protocol NamedSpace: Placed {
  var spaceName: AnyHashable { get }
}

/// The nodes of a window that read their frames, and the frames that the host has provided for them.
@MainActor final class Placement {
  /// The nodes, in the order in which they were added; of nodes that are mounted together, inner nodes come first.
  private var placed: [any Placed] = []
  private(set) var frames: [Int: DisplayFrame] = [:]
  /// The nodes that request properties of a presentation, in the order in which they were mounted; the properties may
  /// depend on the height of the window.
  var heightReaders: [any PresentationRequester] = []
  /// The number of successive rounds; in a round, new frames change the content, and the host then provides other
  /// frames.
  ///
  /// The number is reset by unchanged frames, by frames that have no effect on the content, and by an act of a person.
  /// Frames that differ although the content is unchanged, for example because a person scrolls or changes the size of
  /// the window, set the number to 1.
  private var rounds = 0
  /// Whether the content has changed since the host provided the current frames.
  private var hasContentChanged = false
  /// The value of `rounds` after which new frames are ignored.
  ///
  /// Without this limit, two views whose frames depend on each other would update the window without end.
  private static let mostRounds = 16

  func add(_ node: any Placed) { placed.append(node) }

  func remove(_ node: any Placed) {
    placed.removeAll { $0 === node }
    if let id = node.firstDisplayID { frames[id] = nil }
  }

  /// The ids of the display nodes whose frames the host reports.
  ///
  /// These are the visible nodes that read their own frames, and the other nodes whose frames they read.
  var nodes: Set<Int> {
    if placed.isEmpty { return [] }
    var nodes: Set<Int> = []
    for node in placed where node.isVisible {
      if let id = node.firstDisplayID { nodes.insert(id) }
      for watched in node.watchedNodes {
        if let id = watched.firstDisplayID { nodes.insert(id) }
      }
    }
    return nodes
  }

  /// Stores new frames.
  ///
  /// - Returns: The nodes to notify; empty if the frames are unchanged, or if they have changed too many times in a
  ///   row.
  func take(_ new: [Int: DisplayFrame]) -> [any Placed] {
    if new == frames {
      settle()
      return []
    }
    rounds = hasContentChanged ? rounds + 1 : 1
    if rounds > Self.mostRounds { return [] }
    hasContentChanged = false
    frames = new
    return placed
  }

  /// Records that the content has changed, so that the next frames may be a consequence of the current frames.
  func contentDidChange() { hasContentChanged = true }

  /// Resets `rounds` to zero, because the current frames have no effect on the content.
  func settle() {
    rounds = 0
    hasContentChanged = false
  }

  /// Resets `rounds` to zero, because a person performed an act.
  func beginAct() { rounds = 0 }
}

extension _AnyNode {
  /// The frame of the display node that represents the node; nil until a host provides it.
  final var placedFrame: DisplayFrame? {
    firstDisplayID.flatMap { tree.knownPlacement?.frames[$0] }
  }

  /// The size of the window in points; if it isn't known, the size of 80 by 24 characters.
  final var windowSize: (width: Double, height: Double) {
    guard let size = tree.window?.windowScene?.effectiveGeometry.size, size.width > 0,
      size.height > 0
    else { return (640, 384) }
    return (size.width, size.height)
  }
}
