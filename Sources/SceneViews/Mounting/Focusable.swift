/// A focus binding, and the value that the binding has while a certain view has the focus.
struct FocusPlace: Hashable {
  /// The identity of the state to which the focus binding refers.
  let value: ObjectIdentifier
  /// The value that the binding has while the view has the focus.
  let meaning: AnyHashable
}

/// A node that binds the keyboard focus of its view, as the modifier `focused` does.
@MainActor protocol Focusable: _AnyNode {
  /// The focus binding of the node, and the value that the binding has while the node has the focus.
  var place: FocusPlace { get }
  func takeFocus()
  func loseFocus()
}

extension _AnyNode {
  /// Moves the focus to the node, as a person does by pressing a control or typing into a field.
  ///
  /// If the node is the root, no node has the focus afterwards.
  final func focus() {
    var new = focusable
    var node = parent
    while new == nil, let outer = node {
      new = outer.focusable
      node = outer.parent
    }
    if let old = tree.focused, old !== new { old.loseFocus() }
    new?.takeFocus()
    tree.keyboard.move(to: parent == nil ? nil : self)
  }
}
