import SceneDisplay
import SceneLayout
package import SceneRuntime

// Editing of the text in the field that has the focus.
extension WindowPane {
  func beginEditing(_ target: Target) {
    guard case .control(let control) = target.element else { return }
    let text =
      switch control.value {
      case .text(let text): text
      // The content doesn't reveal the text of a secure field. Therefore editing begins with an empty text, and what
      // the person types replaces the hidden text.
      case .secret, .empty, .isOn, .number: ""
      }
    var edit = TextEdit(text, isMultiline: target.isEditor)
    if var earlier = earlierEdits.removeValue(forKey: target.node) {
      earlier.replace(with: text)
      // A text editor keeps the position of the cursor; in a field, typing continues at the end.
      if !target.isEditor { earlier.move(to: earlier.count) }
      edit = earlier
    }
    if let selection = control.selection, selection != edit.selection { edit.select(selection) }
    editing = (target.node, edit, TextLines.Place())
    settleCorner()
  }

  /// Ends editing, and stores the edited text with its history until its field gets the focus again.
  ///
  /// The text of a secure field isn't stored.
  func endEditing() {
    guard let (node, edit, _) = editing else { return }
    editing = nil
    earlierEdits = earlierEdits.filter { tree.element(of: $0.key) != nil }
    guard case .control(let control)? = tree.element(of: node), case .text = control.value,
      edit.hasHistory
    else { return }
    var earlier = edit
    earlier.endRuns()
    // The next text that the app sets doesn't belong to a turn in which a person typed.
    earlier.turn = -1
    earlierEdits[node] = earlier
  }

  /// Returns the event that reports the selection of the edited field.
  ///
  /// The result is nil if the content doesn't observe the selection, or if the target isn't the edited field.
  func selectionEvent(in target: Target) -> HostEvent? {
    guard target.element.acts.contains(.select), let (node, edit, _) = editing, node == target.node
    else { return nil }
    return .content(window.id, ContentEvent(.select(edit.selection), on: node))
  }

  /// Returns the area of a field's text; nil for other elements.
  func textArea(of target: Target) -> CellRectangle? {
    guard target.isField, case .control(let control) = target.element else { return nil }
    var area = target.area
    area.column =
      target.isEditor
      ? tree.editorArea(of: control, target.node, in: area).column + 1
      : FieldArea(
        of: tree.labelled(control, target.node), in: area,
        column: tree.labelColumn(of: target.node)
      ).begin
    area.columns = target.area.endColumn - area.column
    return area
  }

  /// Scrolls the edited text so that the cursor is visible.
  func settleCorner() {
    guard let editing, let focused, focused.node == editing.node,
      let area = textArea(of: focused)
    else { return }
    var edit = editing.edit
    edit.columns = area.columns
    let corner = edit.lines.corner(
      showing: edit.cursor, columns: max(1, area.columns), rows: max(1, area.rows),
      from: editing.corner)
    self.editing = (editing.node, edit, corner)
  }

  /// Edits the text of the focused field with a closure.
  ///
  /// - Returns: The events for the content; none if neither the text nor the selection changed; nil if no field is
  ///   edited or the closure returns false.
  package func edit(_ change: (inout TextEdit) -> Bool) -> [HostEvent]? {
    guard let (node, edit, corner) = editing, let focused, focused.isField, focused.node == node
    else { return nil }
    var changed = edit
    changed.turn = (window.windowScene?.session.application?.turn ?? 0) + 1
    // Text that was typed before a change by the app, and text that was typed after it, are separate steps of the
    // history. If no turn ran since the last typed text, the app can't have made a change, and the history needn't be
    // searched.
    if edit.history.lastTurn < changed.turn - 1, isUndoneAfterChange(edit) { changed.endRuns() }
    guard change(&changed) else { return nil }
    editing = (node, changed, corner)
    settleCorner()
    changedNodes.insert(node)
    var events: [HostEvent] = []
    if changed.text != edit.text {
      events.append(.content(window.id, ContentEvent(.enter(changed.text), on: node)))
    }
    if !events.isEmpty || changed.selection != edit.selection,
      let event = selectionEvent(in: focused)
    {
      events.append(event)
    }
    return events
  }

  /// Returns whether a key edits the text of the field with the focus, or moves the cursor in the text.
  func isEditingKey(_ key: KeyPress) -> Bool {
    guard var edit = editedText else { return false }
    return edit.handle(key)
  }

  /// Takes over the text and the selection that the content has set for the edited field.
  ///
  /// If the field doesn't exist any more, editing ends and the focus is removed.
  package func settleEditing() {
    guard let (node, edit, corner) = editing else { return }
    guard case .control(let control)? = tree.element(of: node) else {
      editing = nil
      focus = nil
      return
    }
    var changed = edit
    let text: String? =
      switch control.value {
      case .text(let text): text
      case .secret(let length): length == 0 ? "" : nil
      case .empty, .isOn, .number: nil
      }
    if let text, text != edit.text {
      changed.turn = window.windowScene?.session.application?.turn ?? 0
      changed.replace(with: text)
    }
    if let selection = control.selection, selection != changed.selection {
      changed.select(selection)
    }
    guard changed != edit else { return }
    changedNodes.insert(node)
    editing = (node, changed, corner)
    settleCorner()
  }
}
