import SceneDisplay
import SceneRuntime

// The editing commands of the Edit menu, performed in the field with the focus.
extension WindowPane {
  /// The text of the field with the focus; nil if no field is edited.
  var editedText: TextEdit? {
    editing.flatMap { $0.node == focused?.node ? $0.edit : nil }
  }

  /// Returns whether the host itself performs an editing command, such as Cut, in the field with the focus.
  ///
  /// The host knows the selection of each field, and a change that the host makes can be undone. If the command has no
  /// effect in the field, for example because nothing is selected, the content performs the command.
  func isForField(_ command: DisplayStandardCommand) -> Bool {
    guard let edit = editedText else { return false }
    switch command.id {
    case "cut", "copy": return selectedText != nil
    case "delete": return !edit.selection.isEmpty
    case "paste": return pasteboard?.text != nil
    case "selectAll": return edit.count > 0
    default: return false
    }
  }

  /// Performs an editing command in the field with the focus.
  ///
  /// - Parameter command: A command for which `isForField` is true.
  /// - Returns: The events for the content.
  func perform(inField command: DisplayStandardCommand) -> [HostEvent] {
    let pasted = pasteboard?.text ?? ""
    if command.id == "cut" || command.id == "copy" { pasteboard?.set([], text: selectedText) }
    let events = edit { text in
      switch command.id {
      case "cut", "delete": text.deleteForward()
      case "paste": text.paste(pasted)
      case "selectAll": text.selectAll()
      default: break
      }
      return true
    }
    return events ?? []
  }

  private var pasteboard: Pasteboard? { window.windowScene?.session.application?.pasteboard }
}
