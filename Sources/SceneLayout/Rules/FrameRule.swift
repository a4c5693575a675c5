import SceneDisplay

/// A frame with fixed lengths, or with lengths within limits (L26, L27).
struct FrameRule: WrapperRule {
  /// The lengths that the app sets for a frame along an axis, in the units of the host.
  ///
  /// If no length is set, the frame has the length of the child.
  struct Limits {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    /// Returns the length that is proposed to the child.
    func offer(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { clamp($0) }
    }

    /// Returns the length of the frame, given the proposal to the frame and the length that the child chose.
    func length(_ proposal: Double?, _ child: Double) -> Double {
      guard let proposal else { return ideal ?? clamp(child) }
      switch (minimum, maximum) {
      case (nil, nil): return child
      case (let minimum?, nil): return max(min(clamp(proposal), child), minimum)
      case (nil, let maximum?): return min(max(clamp(proposal), child), maximum)
      case (_?, _?): return clamp(proposal)
      }
    }

    /// Returns the length that is proposed to the child when the child is placed in a frame of the given length.
    func placing(_ proposal: Double?, _ size: Double) -> Double? {
      if proposal == nil, ideal == nil, minimum ?? 0 < size, size < maximum ?? .infinity {
        return nil
      }
      return size
    }

    private func clamp(_ length: Double) -> Double {
      min(max(length, minimum ?? 0), maximum ?? .infinity)
    }
  }

  var width: Limits
  var height: Limits
  var alignment: DisplayAlignment
  /// Whether the frame is the content of a page.
  ///
  /// The minimum width of such a frame is at most the width of the page, because the page would cut off a wider frame.
  var fitsPage = false
  var passesTraits: Bool { false }
  var guides: [DisplayGuide] { [alignment.horizontal, alignment.vertical] }

  /// Returns the limits of the frame's width, given the width that is proposed to the frame.
  private func width(in room: Double?) -> Limits {
    guard fitsPage, let room, let minimum = width.minimum, minimum > room else { return width }
    var width = width
    width.minimum = room
    return width
  }

  func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    ProposedSize(width(in: proposal.width).offer(proposal.width), height.offer(proposal.height))
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let child = node.children.first?.size(offer(proposal, node.metrics)) ?? .zero
    return LayoutSize(
      width(in: proposal.width).length(proposal.width, child.width),
      height.length(proposal.height, child.height))
  }

  private func placing(_ proposal: ProposedSize, _ size: LayoutSize) -> ProposedSize {
    ProposedSize(
      width(in: proposal.width).placing(proposal.width, size.width),
      height.placing(proposal.height, size.height))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    node.placeOnly(placing(proposal, size), in: size, alignment)
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    guard let child = node.children.first else { return nil }
    let size = node.size(proposal)
    let offer = placing(proposal, size)
    guard let inner = child.explicitGuide(guide, for: offer) else { return nil }
    let offset = node.offset(of: child, offer, in: size, alignment)
    return inner + (guide.axis == .horizontal ? offset.x : offset.y)
  }
}

/// A size with a fixed ratio of width to height (L30).
struct AspectRule: WrapperRule {
  /// The width divided by the height, both in the units of the host; nil for the child's ratio.
  var ratio: Double?
  var isFilling: Bool
  var passesTraits: Bool { false }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    node.children.first?.size(offer(proposal, of: node)) ?? .zero
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    node.children.first?.place(x: 0, y: 0, for: offer(proposal, of: node))
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    node.children.first?.explicitGuide(guide, for: offer(proposal, of: node))
  }

  private func offer(_ proposal: ProposedSize, of node: LayoutNode) -> ProposedSize {
    guard proposal != .ideal, let shape = shape(of: node) else { return proposal }
    let metrics = node.metrics
    func length(_ value: Double) -> Double { max(metrics.grain, metrics.floor(value)) }
    let byWidth = proposal.width.map { LayoutSize($0, $0 / shape) }
    let byHeight = proposal.height.map { LayoutSize($0 * shape, $0) }
    let fitted: LayoutSize
    switch (byWidth, byHeight) {
    case (let one?, let other?):
      if one.width == .infinity, other.height == .infinity { return proposal }
      let isWidthSmaller = one.height <= other.height
      fitted = isWidthSmaller != isFilling ? one : other
    case (let only?, nil), (nil, let only?): fitted = only
    case (nil, nil): return proposal
    }
    return ProposedSize(length(fitted.width), length(fitted.height))
  }

  private func shape(of node: LayoutNode) -> Double? {
    if let ratio { return ratio > 0 && ratio.isFinite ? ratio : nil }
    guard let child = node.children.first else { return nil }
    let ideal = child.imageSize ?? child.size(.ideal)
    guard ideal.width > 0, ideal.height > 0 else { return nil }
    return ideal.width / ideal.height
  }
}
