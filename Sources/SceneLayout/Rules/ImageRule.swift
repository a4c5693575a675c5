import SceneDisplay

/// An image with its own size, or an image that fills the proposed space.
///
/// If the host doesn't show the image, a text is shown: a character for a known system symbol, otherwise the
/// alternative text of the image.
///
/// The text has its ideal size in any space. A decorative image that isn't shown has the size of an empty text: it has
/// no width, and a stack leaves no space beside it.
struct ImageRule: LayoutRule {
  var image: DisplayImage

  private var text: TextRule { TextRule(text: image.text ?? "") }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    guard let exact = node.imageSize else { return text.size(for: .ideal, of: node) }
    func length(_ axis: DisplayElement.Axis) -> Double {
      if image.kind.isKind(of: .resizable), let offered = proposal[axis] { return offered }
      return max(node.metrics.grain, node.metrics.floor(exact[axis] + node.metrics.grain / 2))
    }
    return LayoutSize(length(.horizontal), length(.vertical))
  }

  func traits(of node: LayoutNode) -> LayoutTraits {
    LayoutTraits(tightEdges: image.text == nil && node.imageSize == nil ? .all : [])
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    node.imageSize == nil ? text.guide(guide, of: node, for: .ideal) : nil
  }
}

extension LayoutNode {
  /// The exact size of an image, not rounded to multiples of the grain; nil for other nodes, and for an image that is
  /// shown as text.
  var imageSize: LayoutSize? {
    switch rule {
    case let rule as ImageRule:
      context.imageSize(rule.image).flatMap { size in
        let isUsable = [size.width, size.height].allSatisfy { $0 > 0 && $0.isFinite }
        return isUsable ? size : nil
      }
    case is NeutralRule: children.first?.imageSize
    default: nil
    }
  }
}
