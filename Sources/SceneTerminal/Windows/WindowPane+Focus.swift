import SceneDisplay
import SceneLayout
package import SceneRuntime

// The keyboard focus in a window.
extension WindowPane {
  /// The enabled elements that a person can act on in the frontmost sheet or, without a sheet, in the window.
  package var targets: [Target] {
    if let knownTargets { return knownTargets }
    let targets = tree.targets.filter { target in
      // Drop targets can have the focus only after an element was picked up.
      target.isEnabled && (pickedTitle != nil || target.element != .annotation(.dropTarget))
    }
    knownTargets = targets
    return targets
  }

  /// The enabled controls that don't fit into bars.
  var hiddenTargets: [Target] {
    targets.flatMap { $0.hidden.isEmpty ? [] : tree.hiddenItems(of: $0) }.filter(\.isEnabled)
  }

  /// The element with the keyboard focus; nil if there is none, or while the element is behind a sheet or disabled.
  ///
  /// If the element doesn't fit into a bar, the mark `[»]` at the end of the bar has the focus.
  package var focused: Target? { focus.flatMap(target(of:)) }

  private func target(of node: Int) -> Target? {
    targets.first { $0.node == node }
      ?? targets.first { mark in mark.hidden.contains { tree.isInside(node, $0) } }
  }

  /// The selected text of the edited field; nil if no text is selected, or if the field is secure.
  package var selectedText: String? {
    guard let editing, !editing.edit.selection.isEmpty,
      case .control(let control)? = focused?.element, case .text = control.value
    else { return nil }
    return editing.edit.selectedText
  }

  /// Whether a field has the focus, so that keys type text.
  package var isTyping: Bool { focused?.isField == true }

  /// Moves the keyboard focus to an element and scrolls to the element, or removes the focus if the element is nil.
  ///
  /// - Parameters:
  ///   - target: The element.
  ///   - isBack: Whether the element gets back the focus that it had before, so that a field is edited as if it had
  ///     never lost the focus.
  /// - Returns: The events for the content.
  package func moveFocus(to target: Target?, isBack: Bool = false) -> [HostEvent] {
    guard focus != target?.node else { return [] }
    if let item = tree.barItem, target.map({ tree.isInside($0.node, item) }) != true {
      tree.barItem = nil
      setNeedsLayout()
    }
    changedNodes.formUnion([focus, target?.node].compactMap(\.self))
    focus = target?.node
    endEditing()
    guard let target else { return [.content(window.id, ContentEvent(.focus, on: tree.rootID))] }
    if target.isField { beginEditing(target.node, isBack: isBack) }
    var events: [HostEvent] = []
    if target.element.acts.contains(.focus) {
      events.append(.content(window.id, ContentEvent(.focus, on: target.node)))
    }
    if let event = selectionEvent(in: target) { events.append(event) }
    let scrolled = tree.reveal(target.node)
    if !scrolled.isEmpty { layoutAgain() }
    return events + scrolled.compactMap(placeEvent)
  }

  /// Shows a control that doesn't fit into its bar, and moves the focus to the control.
  ///
  /// The bar hides other controls until the focus leaves the control. If the bar has no room for the control, nothing
  /// changes.
  ///
  /// - Returns: The events for the content.
  func showInBar(_ control: Target) -> [HostEvent] {
    let items = targets.flatMap(\.hidden)
    guard let item = items.first(where: { tree.isInside(control.node, $0) }) else { return [] }
    let lastItem = tree.barItem
    tree.barItem = item
    layoutAgain()
    guard let shown = target(of: control.node) else {
      tree.barItem = lastItem
      layoutAgain()
      return []
    }
    // The mark `[»]` has the node of the first control that isn't shown, so this node may have the focus already.
    if focus == control.node { focus = nil }
    return moveFocus(to: shown)
  }

  /// Gives or takes the focus as the content's patches request, and records the nodes that handle keys.
  ///
  /// A node to which the content has given the focus gets it after the next layout. If the content has taken the focus
  /// from a node, the focus is removed at once.
  func followFocus(of patches: [DisplayPatch]) {
    for patch in patches {
      switch patch {
      case .set(let id, let element): followFocus(element, of: id)
      case .insert(let node, _, _):
        for inner in node.all { followFocus(inner.element, of: inner.id) }
      case .remove, .move: break
      }
    }
  }

  func followFocus(_ element: DisplayElement, of id: Int) {
    if element.acts.contains(.key) { keyNodes.insert(id) }
    guard case .annotation(let annotation) = element, annotation.kind == .focused else { return }
    if annotation.value == .flag(true) {
      wantedFocus = id
    } else if let focus, tree.isInside(focus, id) {
      _ = moveFocus(to: nil)
    } else if wantedFocus == id {
      wantedFocus = nil
    }
  }

  /// Moves the focus into a column.
  ///
  /// The focus moves to the first of these elements that the column contains: its selected row, its first row, its
  /// list, its first element.
  ///
  /// A search field doesn't get the focus, because a person who types commands would search by accident.
  private func enterColumn(_ column: Int) {
    nextColumn = nil
    if let target = entrance(of: column) { pendingEvents += moveFocus(to: target) }
  }

  /// Returns the element of a column that gets the focus when the focus moves into the column; nil if the column has no
  /// such element.
  func entrance(of column: Int) -> Target? {
    let inside = targets.filter { target in
      tree.isInside(target.node, column) && !target.isBack && !target.isSearchField
    }
    return inside.first(where: \.isSelectedRow) ?? inside.first(where: \.isRow)
      ?? inside.first(where: \.isList) ?? inside.first
  }

  /// The focus of a surface, which is the window, a sheet, an alert, a dialog or a popover.
  ///
  /// The focus is stored while another surface is in front of this surface, and while a search field has the focus.
  struct Covered {
    let surface: Int
    let focus: Int?
  }

  /// Saves the focus of the window or sheet that was frontmost before, if another sheet is in front now.
  ///
  /// The method is called before the content moves the focus into the new sheet. Alerts, dialogs and popovers are kinds
  /// of sheets.
  func coverFocus() {
    guard let last = front, last != tree.front, tree.element(of: last) != nil,
      !covered.contains(where: { $0.surface == last || $0.surface == tree.front })
    else { return }
    covered.append(Covered(surface: last, focus: focus))
  }

  /// Sets the focus when the window is new, when a sheet has appeared, and when the frontmost sheet was closed.
  ///
  /// When a sheet is closed, the focus returns to the element behind it that had the focus before. Alerts, dialogs and
  /// popovers are kinds of sheets.
  private func followFront() {
    let isBack = covered.contains { $0.surface == tree.front }
    guard front != tree.front || isBack else { return }
    coverFocus()
    let isNew = front == nil
    front = tree.front
    covered.removeAll { tree.element(of: $0.surface) == nil }
    if let index = covered.firstIndex(where: { $0.surface == front }) {
      let before = covered[index]
      covered.removeSubrange(index...)
      giveBackFocus(before)
    } else {
      beginInFront(isNew: isNew)
    }
  }

  func giveBackFocus(_ before: Covered) {
    guard wantedFocus == nil, focused == nil,
      let target = before.focus.flatMap(target(of:))
    else { return }
    pendingEvents += moveFocus(to: target, isBack: true)
  }

  /// The list or the form that contains the focused element, and the area of the element.
  struct FocusedRow {
    let list: Int
    let area: CellRectangle
  }

  /// Records the list or the form around the focus before the content removes elements.
  func noteFocusedRow() {
    guard let focused else { return }
    var around: Int? = focused.node
    while let id = around, let element = tree.element(of: id), !element.isList, !element.isForm {
      around = tree.parent(of: id)
    }
    focusedRow = around.map { FocusedRow(list: $0, area: focused.area) }
  }

  /// Moves the focus from a row that no longer exists to the nearest row or, if the list has no rows, to the list.
  ///
  /// In a form, the focus moves to the nearest element of any kind.
  private func focusRowInPlace() {
    guard let row = focusedRow else { return }
    focusedRow = nil
    let isForm = tree.element(of: row.list)?.isForm == true
    let inside = targets.filter {
      tree.isInside($0.node, row.list) && (isForm || $0.isRow || $0.isList)
    }
    let nearest = inside.min { abs($0.area.row - row.area.row) < abs($1.area.row - row.area.row) }
    if let nearest { pendingEvents += moveFocus(to: nearest) }
  }

  /// Removes the focus from an element that no longer exists.
  ///
  /// If the element was in a list or a form, the focus stays in the list or the form, unless the content requests the
  /// focus for another node.
  func dropFocus() {
    guard let focus, tree.element(of: focus) == nil else { return }
    self.focus = nil
    // If a button disappears when it is pressed, the content may have given the focus back to the view that had it
    // before.
    wantedFocus =
      wantedFocus
      ?? tree.node(tree.front)?.all.first { $0.element == .annotation(.focused(true)) }?.id
    if wantedFocus == nil { focusRowInPlace() }
  }

  /// Whether the next layout moves the focus: into a new frontmost surface, or to the node that the content requested.
  var awaitsFocus: Bool { front != tree.front || wantedFocus != nil }

  /// Moves the focus after a layout.
  ///
  /// The focus moves into a sheet that has appeared, back to the element behind a sheet that was closed, into the next
  /// column of a split view, to a row that a key has selected, or to the node that the content requested.
  func settleFocus() {
    followFront()
    if let column = nextColumn { enterColumn(column) }
    settleRow()
    guard let id = wantedFocus else { return }
    wantedFocus = nil
    if let focus, tree.isInside(focus, id), focused?.hidden.isEmpty != false { return }
    if let target = targets.first(where: { $0.hidden.isEmpty && tree.isInside($0.node, id) }) {
      _ = moveFocus(to: target)
    } else if let control = hiddenTargets.first(where: { tree.isInside($0.node, id) }) {
      _ = showInBar(control)
    }
  }

  /// Sets the initial focus of a new window, alert or dialog.
  ///
  /// The first element gets the focus if it is a field, so that typed text isn't lost. It also gets the focus if it is
  /// a view that the app makes focusable, but not if it is another control, such as a button; then an alert or a dialog
  /// gives the focus to its default button or, without one, to its first button that isn't destructive. Search fields
  /// are skipped, because a search begins only when a person moves the focus to the search field.
  private func beginInFront(isNew: Bool) {
    guard wantedFocus == nil, focused == nil,
      let first = targets.first(where: { !$0.isBack && !$0.isSearchField })
    else { return }
    var isQuestion = false
    if case .surface(let surface)? = tree.element(of: tree.front) {
      isQuestion = surface.kind == .alert || surface.kind == .dialog
    }
    // If a sheet appears in front of a window that is already shown, nothing in the sheet gets the focus until the
    // person presses a key.
    guard isQuestion || isNew || !tree.hasSurfaceInFront else { return }
    if first.isField || first.isFocusable {
      pendingEvents += moveFocus(to: first)
    } else if isQuestion,
      let answer = targets.first(where: { $0.shortcut == .defaultAction })
        ?? targets.first(where: \.isAnswer)
    {
      pendingEvents += moveFocus(to: answer)
    }
  }

  /// Returns the events that layouts have caused for the content since the last call.
  ///
  /// Events for elements that no longer exist are left out.
  package func takeEvents() -> [HostEvent] {
    defer { pendingEvents = [] }
    return pendingEvents.filter { event in
      guard case .content(_, let act) = event else { return true }
      return tree.element(of: act.node) != nil
    }
  }

  /// The focus in the form that ``ContentDrawing`` draws.
  package var drawnFocus: ContentDrawing.Focus {
    // An element behind a sheet keeps the focus until the sheet is closed, but isn't drawn with the focus.
    guard let focus = focused?.node else { return .none }
    guard let editing, editing.node == focus else { return .node(focus) }
    let edit = editing.edit
    return .field(
      focus,
      ContentDrawing.Field(
        text: edit.text, cursor: edit.cursor, selection: edit.selection, corner: editing.corner))
  }
}
