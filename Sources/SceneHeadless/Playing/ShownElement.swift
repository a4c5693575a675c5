package import SceneDisplay
import SceneRuntime

/// Something a window shows, with its name and whether a person can act on it.
package struct ShownElement {
  package let node: DisplayNode
  /// Its kind; nil for what only holds others.
  package let kind: ElementKind?
  /// The identifier it was given.
  package let identifier: String?
  /// Whether a person may act on it.
  package let isEnabled: Bool
  /// Whether it takes its room and isn't seen.
  package let isHidden: Bool
  /// The kind of what is in front of it; nil if nothing is.
  package let cover: ElementKind?
  /// The label it was given.
  private let givenLabel: String?
  /// The title of the menu it is in.
  private let menuTitle: String?

  /// The label it was given, else what a person reads on it; for a command with the title of its menu.
  package var label: String {
    let label = givenLabel ?? node.caption(of: kind)
    return menuTitle.map { "\($0) > \(label)" } ?? label
  }

  /// Whether a person can act on it, if it is something to act on.
  package var isReachable: Bool { obstacle == nil }

  /// Why a person can't act on it, with what has to be done first; nil if they can.
  package var obstacle: String? {
    if isHidden { return "is hidden; expected a visible one" }
    switch cover {
    case .alert: return "is behind an alert; expected tap with one of its buttons first"
    case let cover?: return "is behind a \(cover.rawValue); expected back first"
    case nil: return isEnabled ? nil : "is disabled; expected an enabled one"
    }
  }

  /// Whether a person can act on it where nothing hinders them.
  package var isControl: Bool {
    switch kind {
    case .row:
      if case .option = node.element { true } else { false }
    case .button, .link, .toggle, .tab, .option, .textField, .secureTextField, .textEditor, .slider,
      .stepper, .picker, .tappable:
      true
    case .text, .image, .progress, .sheet, .alert, .dialog, nil: false
    }
  }

  /// Its kind and name, in sentences.
  var heading: String { "\(kind?.rawValue ?? "container") \"\(label.withoutLinkValues)\"" }
}

extension [ShownElement] {
  /// The elements with a name, from the top down.
  ///
  /// Identifiers are compared before labels. Where the element with the identifier doesn't match, such as a
  /// container or a text in a row, the matching elements inside it are returned, or else the nearest matching
  /// one around it. Where an element and one inside it have the label, the inner one is returned.
  ///
  /// - Parameters:
  ///   - name: The identifier or the label.
  ///   - matches: Returns whether an element is of the kind that is looked for.
  /// - Returns: The matching elements with the name.
  package func named(
    _ name: String, where matches: (ShownElement) -> Bool
  ) -> [ShownElement] {
    let identified = filter { $0.identifier == name }
    if !identified.isEmpty {
      return identified.flatMap { element in
        if matches(element) { return [element] }
        let inside = filter { matches($0) && element.contains($0) }
        // Outer ones stand before inner ones.
        let around = last { matches($0) && $0.contains(element) }
        return inside.isEmpty ? [around].compactMap(\.self) : inside
      }
    }
    let labelled = filter { matches($0) && $0.label == name }
    return labelled.filter { outer in !labelled.contains { outer.contains($0) } }
  }
}

extension ShownElement {
  /// Whether another stands below it.
  fileprivate func contains(_ other: ShownElement) -> Bool {
    node.id != other.node.id && node.all.contains { $0.id == other.node.id }
  }

  /// The traits that a node has from its surroundings.
  fileprivate struct Surroundings {
    var identifier: String?
    var label: String?
    var menuTitle: String?
    var isEnabled = true
    var isHidden = false
    var cover: ElementKind?
    var isInPicker = false
    /// Whether it belongs to the label of a control, where texts are no elements of their own.
    var isInLabel = false
  }

  fileprivate init(_ node: DisplayNode, in surroundings: Surroundings) {
    self.node = node
    let kind = node.element.kind(inPicker: surroundings.isInPicker)
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
  /// It and all below it, from the top down; of traits only those that can be pressed.
  package var elements: [ShownElement] { elements(in: ShownElement.Surroundings()) }

  private func elements(in surroundings: ShownElement.Surroundings) -> [ShownElement] {
    var inner = surroundings
    if case .trait(let trait) = element, trait != .tappable {
      switch trait {
      case .hidden: inner.isHidden = true
      case .disabled(true): inner.isEnabled = false
      case .accessibilityLabel(let label): inner.label = label
      case .accessibilityIdentifier(let identifier): inner.identifier = identifier
      default: break
      }
      return children.flatMap { $0.elements(in: inner) }
    }
    let own = ShownElement(self, in: surroundings)
    // What was given to it isn't given to those in it.
    inner.label = nil
    inner.identifier = nil
    switch element {
    case .menu, .commandGroup: inner.menuTitle = menuTitle
    case .picker: inner.isInPicker = true
    case .list, .rows: inner.isInPicker = false
    default: break
    }
    if own.kind?.hasTextsAsLabel == true { inner.isInLabel = true }
    let front = front
    return [own]
      + children.flatMap { child in
        var around = inner
        if front.id != id, child.id != front.id {
          around.cover = front.element.kind(inPicker: false)
        }
        return child.elements(in: around)
      }
  }

  /// The name of an element without an accessibility label.
  fileprivate func caption(of kind: ElementKind?) -> String {
    switch kind {
    // Of one that holds others only the title.
    case .tab, .picker, .alert, .dialog:
      children.first { $0.element == .part(.header) }?.label ?? ""
    default: label
    }
  }

  /// The node that a person can act on: the frontmost sheet, dialog or alert, else the whole window.
  var front: DisplayNode {
    children.last { $0.element.isInFront } ?? self
  }
}

extension DisplayElement {
  /// Whether nothing behind it can be acted on.
  fileprivate var isInFront: Bool { self == .sheet || self == .dialog || self == .alert }
}

extension ElementKind {
  /// Whether the texts in it are its label, and no elements of their own.
  fileprivate var hasTextsAsLabel: Bool {
    switch self {
    case .button, .link, .toggle, .option, .slider, .stepper, .progress: true
    case .tab, .row, .textField, .secureTextField, .textEditor, .picker, .tappable, .text, .image,
      .sheet, .alert, .dialog:
      false
    }
  }
}
