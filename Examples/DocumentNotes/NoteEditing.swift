import Foundation
import Observation
import Scenes

/// The state of a window on a note: the selection, and whether a question is open.
@MainActor @Observable final class NoteEditing {
  var selection: TextSelection?
  var isRemovingFormats = false

  /// The undo manager of the window.
  @ObservationIgnored weak var undoManager: UndoManager?

  /// The selected part of a text; its end if nothing is selected.
  func selectedRange(of text: String) -> Range<String.Index> {
    let end = text.endIndex..<text.endIndex
    guard case .selection(let range)? = selection?.indices else { return end }
    // A selection can be older than the text.
    return range.upperBound <= text.endIndex ? range : end
  }

  /// Gives the selected text a format, or takes it away.
  func toggle(_ format: TextFormat, in text: Binding<String>) {
    var changed = text.wrappedValue
    let range = format.toggle(in: &changed, selectedRange(of: changed))
    change(text, to: changed, named: format.rawValue)
    selection = TextSelection(range: range)
  }

  /// Replaces the selected text by a snippet.
  func insert(_ snippet: Snippet, into text: Binding<String>) {
    var changed = text.wrappedValue
    let range = changed.replace(selectedRange(of: changed)) { _ in snippet.text }
    change(text, to: changed, named: "Insert \(snippet.name)")
    selection = TextSelection(insertionPoint: range.upperBound)
  }

  func removeFormats(from text: Binding<String>) {
    change(text, to: TextFormat.plainText(of: text.wrappedValue), named: "Remove Formatting")
    selection = nil
  }

  /// Selects a line by its number, from 1.
  func select(line number: Int, of text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return }
    let line = lines[number - 1]
    selection = TextSelection(range: line.startIndex..<line.endIndex)
  }

  /// Changes the text such that it can be undone and redone.
  private func change(_ text: Binding<String>, to changed: String, named name: String) {
    guard changed != text.wrappedValue else { return }
    apply(TextChange(from: text.wrappedValue, to: changed), to: text, named: name)
  }

  /// Changes a part of the text; what was typed in other parts since then stays when it is undone.
  private func apply(_ change: TextChange, to text: Binding<String>, named name: String) {
    guard let changed = change.applied(to: text.wrappedValue) else { return }
    text.wrappedValue = changed
    undoManager?.registerUndo(withTarget: self) { editing in
      editing.apply(change.inverse, to: text, named: name)
    }
    undoManager?.setActionName(name)
  }
}
