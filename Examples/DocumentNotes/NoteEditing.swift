import Foundation
import Observation
import Scenes

/// The state of a window on a note: the selection, and whether a question is open.
@MainActor @Observable final class NoteEditing {
  @ObservationIgnored let document: NoteDocument
  var selection: TextSelection?
  var isRemovingFormats = false

  /// The undo manager of the window.
  @ObservationIgnored weak var undoManager: UndoManager?

  init(document: NoteDocument) {
    self.document = document
  }

  /// The selected part of the text; its end if nothing is selected.
  private var selectedRange: Range<String.Index> {
    let text = document.text
    let end = text.endIndex..<text.endIndex
    guard case .selection(let range)? = selection?.indices else { return end }
    // A selection can be older than the text.
    return range.upperBound <= text.endIndex ? range : end
  }

  /// Gives the selected text a format, or takes it away.
  func toggle(_ format: TextFormat) {
    var changed = document.text
    let range = format.toggle(in: &changed, selectedRange)
    change(to: changed, named: format.rawValue)
    selection = TextSelection(range: range)
  }

  /// Replaces the selected text by a snippet.
  func insert(_ snippet: Snippet) {
    var changed = document.text
    let range = changed.replace(selectedRange) { _ in snippet.text }
    change(to: changed, named: "Insert \(snippet.name)")
    selection = TextSelection(insertionPoint: range.upperBound)
  }

  func removeFormats() {
    change(to: TextFormat.plainText(of: document.text), named: "Remove Formatting")
    selection = nil
  }

  /// Selects a line by its number, from 1.
  func select(line number: Int) {
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return }
    let line = lines[number - 1]
    selection = TextSelection(range: line.startIndex..<line.endIndex)
  }

  /// Changes the text such that it can be undone and redone.
  private func change(to changed: String, named name: String) {
    guard changed != document.text else { return }
    apply(TextChange(from: document.text, to: changed), named: name)
  }

  /// Changes a part of the text; what was typed in other parts since then stays when it is undone.
  private func apply(_ change: TextChange, named name: String) {
    guard let changed = change.applied(to: document.text) else { return }
    document.text = changed
    undoManager?.registerUndo(withTarget: self) { $0.apply(change.inverse, named: name) }
    undoManager?.setActionName(name)
  }
}
