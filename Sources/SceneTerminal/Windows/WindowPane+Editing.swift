import SceneDisplay
import SceneLayout
package import SceneRuntime

// The field that is edited.
extension WindowPane {
  func beginEditing(_ target: Target) {
    guard case .control(let control) = target.element else { return }
    let text =
      switch control.value {
      case .text(let text): text
      // The text of a secret isn't known; typing replaces it.
      case .secret, .empty, .isOn, .number: ""
      }
    editing = (target.node, TextEdit(text, isMultiline: target.isEditor), TextLines.Place())
    settleCorner()
  }

  /// Returns the area of a field's text; nil for other elements.
  func textArea(of target: Target) -> CellRectangle? {
    guard target.isField, case .control(let control) = target.element else { return nil }
    var area = target.area
    area.column =
      target.isEditor
      ? area.column + 1 : FieldArea(of: tree.labelled(control, target.node), in: area).begin
    area.columns = target.area.endColumn - area.column
    return area
  }

  /// Shows the part of the edited text in which the cursor is.
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

  /// Changes the text of the focused field.
  ///
  /// - Returns: The event for the content; nil if the text is the same. `isHandled` says whether the change is one of
  ///   a field at all.
  package func edit(
    _ change: (inout TextEdit) -> Bool
  ) -> (isHandled: Bool, event: HostEvent?) {
    guard let (node, edit, corner) = editing, focused?.node == node else { return (false, nil) }
    var changed = edit
    guard change(&changed) else { return (false, nil) }
    editing = (node, changed, corner)
    settleCorner()
    changedNodes.insert(node)
    guard changed.text != edit.text else { return (true, nil) }
    return (true, .content(window.id, ContentEvent(.enter(changed.text), on: node)))
  }

  /// Takes over the text of the edited field from the content, which may have changed it.
  package func settleEditing() {
    guard let (node, edit, corner) = editing else { return }
    guard case .control(let control)? = tree.element(of: node) else {
      editing = nil
      focus = nil
      return
    }
    var changed = edit
    switch control.value {
    case .text(let text) where text != edit.text: changed.replace(with: text)
    case .secret(let length) where length == 0 && !edit.text.isEmpty: changed.replace(with: "")
    default: return
    }
    changedNodes.insert(node)
    editing = (node, changed, corner)
    settleCorner()
  }
}
