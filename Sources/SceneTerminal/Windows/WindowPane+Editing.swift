import SceneDisplay
import SceneLayout
package import SceneRuntime

/// A field whose text a person edits or has edited.
struct EditedField {
  let node: Int
  /// A value that identifies the text that the field shows; nil if the content has no such value.
  var text: AnyHashable?
  var edit: TextEdit
  /// The place in the text that is at the upper left corner of the field.
  var corner = TextLines.Place()
  /// Whether a person has changed the text since editing began.
  var isEntered = false

  /// The maximum number of fields whose texts and histories a window stores after they were edited.
  static let limit = 50
}

// Editing of the text in the field that has the focus.
extension WindowPane {
  /// Begins editing the text of a field.
  ///
  /// If the field was edited before and still shows the same text, the text gets its history back.
  ///
  /// - Parameters:
  ///   - node: The node of the field.
  ///   - isBack: Whether the field gets back the focus that it had before. In this case, the cursor returns to its
  ///     earlier position too.
  func beginEditing(_ node: Int, isBack: Bool = false) {
    guard case .control(let control)? = tree.element(of: node) else { return }
    let isEditor = control.kind.isKind(of: .textEditor)
    var field = EditedField(
      node: node, text: textIdentity(of: node),
      edit: TextEdit(control.editableText ?? "", isMultiline: isEditor))
    field.edit.takesLaterAnswers = true
    if let index = earlierEdits.lastIndex(where: { $0.node == node && $0.text == field.text }) {
      let earlier = earlierEdits.remove(at: index)
      // The content doesn't reveal the text of a secure field. Therefore editing begins with an empty text, and what
      // the person types replaces the hidden text.
      if isBack || control.editableText != nil { field.edit = earlier.edit }
      if isBack { (field.corner, field.isEntered) = (earlier.corner, earlier.isEntered) }
    }
    field.edit.isSecret = isSecret(node)
    if let text = ownText(of: control, in: field) { field.edit.replace(with: text) }
    field.edit.endRuns()
    // A text editor keeps the position of the cursor; in a field, typing continues at the end.
    if !isBack, !isEditor { field.edit.move(to: field.edit.count) }
    if let selection = control.selection { field.edit.select(selection) }
    editing = field
    settleCorner()
  }

  /// Ends editing, and stores the edited text with its history until its field gets the focus again.
  ///
  /// The text of a secure field is stored only if the field gets the focus back, for example when a sheet is closed.
  func endEditing() {
    endAnswers()
    guard let editing else { return }
    self.editing = nil
    if isSecret(editing.node), !getsFocusBack(editing.node) { return }
    earlierEdits.append(editing)
    earlierEdits.removeAll { tree.element(of: $0.node) == nil }
    earlierEdits.removeFirst(max(0, earlierEdits.count - EditedField.limit))
  }

  private func isSecret(_ node: Int) -> Bool {
    if case .control(let control)? = tree.element(of: node), case .secret = control.value {
      true
    } else {
      false
    }
  }

  /// Returns whether a field gets the focus back when the sheet in front of it is closed, or when a search ends.
  private func getsFocusBack(_ node: Int) -> Bool {
    searchOrigin?.focus == node || covered.contains { $0.focus == node }
  }

  /// Returns a value that identifies the text that a field shows; nil if the content has no such value.
  private func textIdentity(of node: Int) -> AnyHashable? {
    (window.content as? any DisplayTexts)?.textIdentity(of: node)
  }

  /// Returns the text that the app has set for a field; nil for a secure field whose text a person hasn't changed.
  ///
  /// The control doesn't reveal the text of a secure field. After a person has changed the text, the content is asked
  /// for the text, because the app may have replaced the typed text.
  private func ownText(of control: DisplayControl, in field: EditedField) -> String? {
    if let text = control.editableText { return text }
    return field.isEntered
      ? (window.content as? any DisplayTexts)?.text(of: field.node) : nil
  }

  /// Stops treating changes by the app as further answers to the text that a person has typed.
  func endAnswers() { editing?.edit.endAnswers() }

  /// Returns the event that reports the selection of the edited field.
  ///
  /// The result is nil if the content doesn't observe the selection, or if the target isn't the edited field.
  func selectionEvent(in target: Target) -> HostEvent? {
    guard target.element.acts.contains(.select), let editing, editing.node == target.node
    else { return nil }
    return .content(window.id, ContentEvent(.select(editing.edit.selection), on: target.node))
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
    guard var field = editing, let focused, focused.node == field.node,
      let area = textArea(of: focused)
    else { return }
    field.edit.columns = area.columns
    field.corner = field.edit.lines.corner(
      showing: field.edit.cursor, columns: max(1, area.columns), rows: max(1, area.rows),
      from: field.corner)
    editing = field
  }

  /// Edits the text of the focused field with a closure.
  ///
  /// - Returns: The events for the content; none if neither the text nor the selection changed; nil if no field is
  ///   edited or the closure returns false.
  package func edit(_ change: (inout TextEdit) -> Bool) -> [HostEvent]? {
    guard var field = editing, let focused, focused.isField, focused.node == field.node
    else { return nil }
    let edit = field.edit
    field.edit.turn = (window.windowScene?.session.application?.turn ?? 0) + 1
    // Text that was typed before a change by the app, and text that was typed after it, are separate steps of the
    // history. If the app had no turn since the last text was typed, it can't have made a change, and the history
    // needn't be searched.
    if edit.history.lastTurn < field.edit.turn - 1, isUndoneAfterChange(edit) {
      field.edit.endRuns()
    }
    guard change(&field.edit) else { return nil }
    let isChanged = field.edit.text != edit.text
    if isChanged { field.isEntered = true }
    editing = field
    settleCorner()
    changedNodes.insert(field.node)
    var events: [HostEvent] = []
    if isChanged {
      events.append(.content(window.id, ContentEvent(.enter(field.edit.text), on: field.node)))
    }
    if !events.isEmpty || field.edit.selection != edit.selection,
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
  /// If the field doesn't exist any more, editing ends.
  package func settleEditing() {
    settleEarlierEdits()
    guard var field = editing else { return }
    guard case .control(let control)? = tree.element(of: field.node) else {
      editing = nil
      return
    }
    let text = textIdentity(of: field.node)
    let own = ownText(of: control, in: field)
    if text != field.text, !field.isTyped(own) {
      // The field shows another text of the app.
      changedNodes.insert(field.node)
      endEditing()
      return beginEditing(field.node)
    }
    let old = field.edit
    // If the content identifies texts by their values, the typed text has another identity than the text before.
    field.text = text
    field.edit.replace(with: own ?? old.text)
    if let selection = control.selection { field.edit.select(selection) }
    editing = field
    guard field.edit != old else { return }
    changedNodes.insert(field.node)
    settleCorner()
  }

  /// Takes over the texts of fields that lost the focus before the app answered the typed text.
  private func settleEarlierEdits() {
    earlierEdits = earlierEdits.compactMap { field in
      var field = field
      guard field.edit.awaitsAnswer, case .control(let control)? = tree.element(of: field.node)
      else { return field }
      let text = textIdentity(of: field.node)
      let own = ownText(of: control, in: field)
      if text != field.text, !field.isTyped(own) { return nil }
      field.text = text
      field.edit.replace(with: own ?? field.edit.text)
      field.edit.endAnswers()
      return field
    }
  }
}

extension EditedField {
  /// Returns whether the app's text is the text that a person typed and that the app hasn't answered yet.
  ///
  /// If the content identifies texts by their values, the identity of the field's text changes as the person types. If
  /// the text is the typed text, the field still shows the text that the person edits. Otherwise, the field shows
  /// another text, to which the steps of this field's history don't apply.
  fileprivate func isTyped(_ text: String?) -> Bool {
    edit.awaitsAnswer && text == edit.text
  }
}

extension DisplayControl {
  /// The text that a person edits; nil if the control doesn't reveal it.
  fileprivate var editableText: String? {
    switch value {
    case .text(let text): text
    case .secret(let length): length == 0 ? "" : nil
    case .empty, .isOn, .number: nil
    }
  }
}
