import SceneDisplay
import SceneLayout

// The names of elements that a person can act on.
extension LayoutTree {
  /// Returns the name of an element in lists of commands.
  ///
  /// The name is Back for a page or a column from which a person can go back. For other elements, it is the
  /// accessibility label or, without one, the element's own text. If texts are hidden in the element, the letters of
  /// the name are hidden too.
  package func name(of target: Target) -> String {
    if target.isBack { return "Back" }
    let name = target.label ?? node(target.node)?.label ?? ""
    return isRedacted(target.node) ? name.redacted : name
  }

  /// Returns a short name of an element.
  ///
  /// For a row or a view without an accessibility label, the short name is its first text. For other elements, it is
  /// the element's name.
  func shortName(of target: Target) -> String {
    if case .control = target.element { return name(of: target) }
    guard target.label == nil, let view = node(target.node) else { return name(of: target) }
    for node in view.all {
      guard case .text(let text) = node.element, !text.content.isEmpty else { continue }
      return isRedacted(node.id) ? text.content.redacted : text.content
    }
    return name(of: target)
  }

  /// Returns whether the letters of texts in a node are hidden.
  func isRedacted(_ id: Int) -> Bool {
    var around: Int? = id
    while let node = around, let element = element(of: node) {
      switch element {
      case .annotation(let annotation) where annotation.kind == .redacted:
        return annotation == .redacted(true)
      case .surface(let surface) where surface.kind.isKind(of: .sheet):
        return surface.isRedacted == true
      default: around = parent(of: node)
      }
    }
    return false
  }

  /// Returns the first text that differs from an element's name, in the row around the element.
  ///
  /// The result is nil for a row itself, for an element outside of rows, and if the row contains no other text.
  package func rowText(around target: Target) -> String? {
    var around = target.isRow ? nil : parent(of: target.node)
    while let id = around {
      if case .collection(let item)? = element(of: id), item.kind.isKind(of: .row) {
        let texts = node(id)?.all.compactMap { node -> String? in
          guard case .text(let text) = node.element else { return nil }
          return isRedacted(node.id) ? text.content.redacted : text.content
        }
        return texts.flatMap { $0.first { $0 != name(of: target) } }
      }
      around = parent(of: id)
    }
    return nil
  }
}
