/// The keys that have an effect in each part of the screen, in addition to the keys of commands.
enum KeyGuide {
  /// The part of the screen that gets the keys.
  ///
  /// A field is a separate part, because its keys differ from the keys elsewhere in a window.
  enum Context: Hashable, CaseIterable {
    case window
    /// A field with one line.
    case field
    /// A field with several lines.
    case editor
    case log
    /// The screen without windows.
    case nothing
  }

  /// Several keys that have the same effect, with texts that name the keys and the effect.
  struct Entry {
    var title: String
    var keyNames: String
    var note: String
    /// The keys; if a person chooses the entry, the first key is pressed.
    var keys: [KeyPress]

    fileprivate init(_ title: String, _ names: String, _ note: String, _ keys: KeyPress...) {
      (self.title, keyNames, self.note, self.keys) = (title, names, note, keys)
    }
  }

  /// Returns the keys that have an effect in the given part of the screen.
  static func entries(of context: Context) -> [Entry] {
    switch context {
    case .window: moves + elements
    case .field:
      moves + [Entry("Submit", "Enter", "Takes over the text of the field.", KeyPress(.enter))]
        + text
    case .editor:
      moves + [Entry("New Line", "Enter", "Breaks the line.", KeyPress(.enter))] + text
    case .log: log
    case .nothing:
      [Entry("Return to the App", "Enter", "Shows the windows again.", KeyPress(.enter))]
    }
  }

  private static var moves: [Entry] {
    [
      Entry("Next Element", "Tab", "Moves to the next element.", KeyPress(.tab)),
      Entry(
        "Previous Element", "Shift-Tab", "Moves to the element before.", KeyPress(.tab, .shift)),
      Entry(
        "Back", "Esc", "Ends a search, closes a sheet, leaves a page, or removes the focus.",
        KeyPress(.escape)),
      Entry(
        "Window by Its Place", "Alt-1 to Alt-3", "Moves to a window, counted from the left.",
        KeyPress(.character("1"), .option)),
    ]
  }

  private static var elements: [Entry] {
    [
      Entry(
        "Nearest Element", "arrows or h j k l",
        "Moves to the nearest element or to the next column, or scrolls.",
        KeyPress(.down), KeyPress(.up), KeyPress(.left), KeyPress(.right)),
      Entry("Press", "Enter or Space", "Presses the element.", KeyPress(.enter)),
      Entry(
        "Menu of the Element", "m", "Shows the commands for the element, or holds it.",
        KeyPress(.character("m"))),
      Entry(
        "Change a Number", "← and →, - and +", "Changes a slider or a stepper.", KeyPress(.right)),
      Entry("Scroll Down", "PgDn", "Scrolls by a screen.", KeyPress(.pageDown)),
      Entry("Scroll Up", "PgUp", "Scrolls back by a screen.", KeyPress(.pageUp)),
      Entry("Beginning", "Home", "Scrolls to the beginning.", KeyPress(.home)),
      Entry("End", "End", "Scrolls to the end.", KeyPress(.end)),
    ]
  }

  private static var text: [Entry] {
    [
      Entry("Move by Words", "^← and ^→", "Moves the cursor by a word.", KeyPress(.left, .control)),
      Entry(
        "Beginning of the Line", "Home or ^A", "Moves the cursor to the beginning.",
        KeyPress(.home)),
      Entry("End of the Line", "End or ^E", "Moves the cursor to the end.", KeyPress(.end)),
      Entry(
        "Select", "Shift with a move", "Selects the text between the places.",
        KeyPress(.left, .shift)),
      Entry(
        "Copy", "Alt-w or ^Ins", "Copies the selected text, where the terminal allows it.",
        KeyPress(.character("w"), .option)),
      Entry(
        "Delete a Word", "^W", "Deletes back to the last space.",
        KeyPress(.character("w"), .control)),
      Entry(
        "Delete to the Beginning", "^U", "Deletes the line before the cursor.",
        KeyPress(.character("u"), .control)),
      Entry(
        "Delete to the End", "^K", "Deletes the line behind the cursor.",
        KeyPress(.character("k"), .control)),
      Entry(
        "Insert the Deleted Text", "^Y", "Inserts what ^W, ^U or ^K deleted.",
        KeyPress(.character("y"), .control)),
      Entry("Undo", "^_", "Takes the last step back.", KeyPress(.character("_"), .control)),
      Entry("Redo", "Alt-_", "Makes the step again.", KeyPress(.character("_"), .option)),
    ]
  }

  private static var log: [Entry] {
    [
      Entry("Back to the Windows", "Esc or Tab", "The log stays open.", KeyPress(.escape)),
      Entry(
        "Unfold", "Enter or Space", "Shows the whole line, and the reasons of a decision.",
        KeyPress(.enter)),
      Entry("Filter", "f", "Shows lines of another kind.", KeyPress(.character("f"))),
      Entry("Move", "↑ and ↓, PgUp and PgDn", "Selects a line.", KeyPress(.up)),
      Entry("Beginning", "Home", "Selects the first line.", KeyPress(.home)),
      Entry("End", "End", "Follows the last line.", KeyPress(.end)),
    ]
  }
}
