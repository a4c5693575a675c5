package import SceneDisplay
import SceneRuntime

/// A displayed element with its name, and with the states that prevent interaction with the element.
package struct ShownElement {
  package let node: DisplayNode
  /// The kind of the element; nil for containers, and for texts and images in the label of a control or an option.
  package let kind: ElementKind?
  /// The accessibility identifier; nil if the element has none.
  package let identifier: String?
  /// Whether the element is enabled.
  package let isEnabled: Bool
  /// Whether the element occupies space but isn't visible.
  package let isHidden: Bool
  /// The surface, such as a sheet or an alert, that is in front of the element and prevents acts on the element; nil if
  /// there is none.
  ///
  /// A popover that a person can dismiss prevents no acts.
  package let cover: DisplayElement?
  /// The accessibility label; nil if the element has none.
  private let givenLabel: String?
  /// The title of the menu that contains the element, for a menu command and its parts; nil for an element in the
  /// content.
  private let menuTitle: String?

  /// The accessibility label; without one, the label of the header; without a header, the readable text.
  ///
  /// The label of a menu command begins with the title of its menu. A `Menu` in the content adds no title.
  package var label: String {
    let label = givenLabel ?? node.title
    return menuTitle.map { "\($0) > \(label)" } ?? label
  }

  /// Whether a person can interact with the element.
  package var isReachable: Bool { obstacle == nil }

  /// The part of an error message that says why a person can't interact with the element, and what is expected; nil if
  /// a person can.
  package var obstacle: String? {
    if isHidden { return "is hidden; expected a visible one" }
    guard let cover else { return isEnabled ? nil : "is disabled; expected an enabled one" }
    let name = cover.kind?.rawValue ?? "sheet"
    return cover.acts.contains(.dismiss)
      ? "is behind a \(name); expected back first"
      : "is behind \(name == "alert" ? "an" : "a") \(name); expected tap with one of its buttons first"
  }

  /// The acts that the element accepts.
  package var acts: DisplayActs { node.element.acts }

  /// Whether the element can have the focus, or is a picker.
  package var isControl: Bool { acts.contains(.focus) || kind == .picker }

  /// The kind and label, for messages.
  var heading: String { "\(kind?.rawValue ?? "container") \"\(label.withoutLinkValues)\"" }
}

extension [ShownElement] {
  /// Returns the elements with the given name, in depth-first order.
  ///
  /// Identifiers are compared before labels. If an element with the identifier isn't acceptable itself, for example
  /// because it is a container, the acceptable elements inside it are returned. If there are none, the innermost
  /// acceptable element around it is returned.
  ///
  /// If an acceptable element with the label contains another one, only the inner element is returned.
  ///
  /// - Parameters:
  ///   - name: The identifier or the label.
  ///   - matches: Returns whether an element is acceptable, for example whether it accepts an act.
  /// - Returns: The acceptable elements for the name.
  package func named(
    _ name: String, where matches: (ShownElement) -> Bool
  ) -> [ShownElement] {
    let identified = filter { $0.identifier == name }
    if !identified.isEmpty {
      return identified.flatMap { element in
        if matches(element) { return [element] }
        let inside = filter { matches($0) && element.contains($0) }
        // Outer elements come before inner elements, so the last is the innermost.
        let around = last { matches($0) && $0.contains(element) }
        return inside.isEmpty ? [around].compactMap(\.self) : inside
      }
    }
    let labelled = filter { matches($0) && $0.label == name }
    return labelled.filter { outer in !labelled.contains { outer.contains($0) } }
  }
}

extension [ShownElement] {
  /// Returns the innermost acceptable row around each text with the given label; a row with several such texts is
  /// returned once.
  func rows(withText label: String, where matches: (ShownElement) -> Bool) -> [ShownElement] {
    var rows: [ShownElement] = []
    for text in self where text.kind == .text && text.label == label {
      let row = last { $0.isRow && $0.contains(text) && matches($0) }
      if let row, !rows.contains(where: { $0.node.id == row.node.id }) { rows.append(row) }
    }
    return rows
  }
}

extension ShownElement {
  fileprivate var isRow: Bool {
    if case .collection(let item) = node.element { return item.kind.isKind(of: .row) }
    return false
  }

  /// Returns whether another element is a descendant of this element.
  fileprivate func contains(_ other: ShownElement) -> Bool {
    node.id != other.node.id && node.all.contains { $0.id == other.node.id }
  }

  /// The properties that a node inherits from its ancestors.
  fileprivate struct Surroundings {
    var identifier: String?
    var label: String?
    var menuTitle: String?
    var isEnabled = true
    var isHidden = false
    var cover: DisplayElement?
    /// Whether the node is part of a control's label, in which texts aren't separate elements.
    var isInLabel = false
  }

  fileprivate init(_ node: DisplayNode, in surroundings: Surroundings) {
    self.node = node
    let kind = node.element.kind
    self.kind = surroundings.isInLabel && (kind == .text || kind == .image) ? nil : kind
    identifier = surroundings.identifier
    isEnabled = surroundings.isEnabled
    isHidden = surroundings.isHidden
    cover = surroundings.cover
    givenLabel = surroundings.label
    menuTitle = surroundings.menuTitle
  }
}

extension DisplayNode {
  /// The elements of the node and its descendants, in depth-first order.
  ///
  /// Annotations are included only if they have a kind, such as tappable annotations.
  package var elements: [ShownElement] { elements(in: ShownElement.Surroundings()) }

  private func elements(in surroundings: ShownElement.Surroundings) -> [ShownElement] {
    var inner = surroundings
    if case .annotation(let annotation) = element, element.kind == nil {
      let kind = annotation.kind
      switch annotation.value {
      case _ where kind.isKind(of: .hidden): inner.isHidden = true
      case .flag(true) where kind.isKind(of: .disabled): inner.isEnabled = false
      case .text(let text) where kind.isKind(of: .accessibilityLabel): inner.label = text
      case .text(let text) where kind.isKind(of: .accessibilityIdentifier): inner.identifier = text
      default: break
      }
      return children.flatMap { $0.elements(in: inner) }
    }
    if let representation { return representation.flatMap { $0.elements(in: inner) } }
    let own = ShownElement(self, in: surroundings)
    // An accessibility label or identifier applies to this element, not to its descendants.
    inner.label = nil
    inner.identifier = nil
    switch element {
    case .control: inner.isInLabel = true
    case .collection(let item): inner.isInLabel = inner.isInLabel || item.kind.isKind(of: .option)
    case .command(let command): inner.menuTitle = command.title
    case .text, .image, .container, .surface, .annotation: break
    }
    let cover = children.lastIndex { $0.element.coversContent }
    return [own]
      + shownChildren.indices.flatMap { index in
        let child = children[index]
        var around = inner
        if let cover, index < cover || index > cover && !child.element.isInFront {
          around.cover = children[cover].element
        }
        return child.elements(in: around)
      }
  }

  /// Whether content in front of the window has to be closed before a person chooses a command of the app's menus.
  var isCoveringCommands: Bool { children.contains { $0.element.coversContent } }

  /// The name of an element without an accessibility label: the label of the header, if the element
  /// has a kind and a header; otherwise the readable text.
  fileprivate var title: String {
    (element.kind == nil ? nil : part(.header)?.label) ?? label
  }

  /// The children that a person sees; of several alternatives, only the first.
  private var shownChildren: ArraySlice<DisplayNode> {
    if case .container(let container) = element, container.kind.isKind(of: .fitting) {
      return children.prefix(1)
    }
    return children[...]
  }

  /// The interactive part of a window: the frontmost sheet, dialog, alert, cover or popover, or the whole window if
  /// there is none.
  var front: DisplayNode {
    children.last { $0.element.isInFront } ?? self
  }
}

extension DisplayElement {
  /// Whether the element is in front of a window: a sheet, a dialog, an alert, a cover or a popover.
  var isInFront: Bool {
    if case .surface(let surface) = self { surface.kind.isKind(of: .sheet) } else { false }
  }
}
