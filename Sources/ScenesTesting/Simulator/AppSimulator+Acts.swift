import SceneHeadless
public import Scenes
public import Testing

// The name of a control is its accessibility identifier or its label. If several controls have the same name, a number
// identifies the control, counted from 1 in display order. Windows are numbered from 1 in the creation order of their
// sessions. An act without the number of a window applies to the focused window.
extension AppSimulator {
  /// Presses a button, a row, or any other element that can be pressed.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, counted from 1; nil if only one element has the name.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func tap(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.tap(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Replaces the text of the field with the given name, as if a person typed the text.
  ///
  /// - Parameters:
  ///   - text: The text that the field has afterwards.
  ///   - name: The identifier or label of the field.
  ///   - number: The number among elements with the name, counted from 1; nil if only one element has the name.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func type(
    _ text: String, into name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.type(text, into: Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Submits the text of the field with the given name, as if a person pressed the return key.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the field.
  ///   - number: The number among elements with the name, counted from 1; nil if only one element has the name.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func submit(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.submit(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Moves keyboard focus to the field or control with the given name, without typing.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, counted from 1; nil if only one element has the name.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func focus(
    on name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.focusOn(Act.Target(name, at: number), in: window), sourceLocation)
  }

  /// Closes the frontmost sheet or dialog of a window.
  ///
  /// In a window without a sheet or dialog, the method leaves the current page of a navigation stack. A utility window
  /// without a page to leave is closed.
  ///
  /// - Parameters:
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func back(in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(.back(in: window), sourceLocation)
  }

  /// Answers the file dialog of a window, such as the dialog of `fileImporter`.
  ///
  /// If the dialog saves a file, an existing file is replaced.
  ///
  /// - Parameters:
  ///   - paths: The paths: one path, or several if the dialog accepts several.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func choose(
    _ paths: String..., in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.choose(paths, in: window), sourceLocation)
  }

  /// Closes the file dialog of a window without answering it.
  ///
  /// - Parameters:
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func cancel(
    in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.cancel(in: window), sourceLocation)
  }

  /// Scrolls a list to the row with the given number.
  ///
  /// - Parameters:
  ///   - label: The label of the list, or the header of its section; nil if there is only one list.
  ///   - row: The row that is shown first, from 1; a number after the last row means the last row.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scroll(
    _ label: String? = nil, to row: Int, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.to(row), label, in: window), sourceLocation)
  }

  /// Scrolls a list or a scroll view to the row or the view with the given text.
  ///
  /// The text may be a part of a row's text if no other row contains the text. A scroll view must have
  /// the modifier `scrollPosition`.
  ///
  /// - Parameters:
  ///   - label: The label of the list or the scroll view. Nil means the only list or scroll view in the
  ///     window, or the only one that contains the text.
  ///   - text: The label of the row or the view, or a text in one of its lines.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scroll(
    _ label: String? = nil, to text: String, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.toText(text), label, in: window), sourceLocation)
  }

  /// Scrolls the list with the given label, or the only list, down by 50 rows.
  ///
  /// - Parameters:
  ///   - label: The label of the list, or the header of its section; nil if there is only one list.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scrollDown(
    _ label: String? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.down, label, in: window), sourceLocation)
  }

  /// Scrolls the list with the given label, or the only list, up by 50 rows.
  ///
  /// - Parameters:
  ///   - label: The label of the list, or the header of its section; nil if there is only one list.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func scrollUp(
    _ label: String? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.scroll(.up, label, in: window), sourceLocation)
  }

  /// Deletes a row of a list.
  ///
  /// - Parameters:
  ///   - row: The number of the row, from 1, among all rows of all lists in the window.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func delete(
    row: Int, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.delete(.number(row), in: window), sourceLocation)
  }

  /// Moves a row of a list to the position of another row.
  ///
  /// - Parameters:
  ///   - row: The number of the row, from 1, among all rows of all lists in the window.
  ///   - place: The number that the row has after the move.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func move(
    row: Int, to place: Int, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.move(.number(row), to: place, in: window), sourceLocation)
  }

  /// Sets the value of the slider with the given name.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the slider.
  ///   - number: The number among sliders with the name, counted from 1; nil if only one slider has the name.
  ///   - value: The number to set.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func set(
    _ name: String, at number: Int? = nil, to value: Double, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.set(Act.Target(name, at: number), to: value, in: window), sourceLocation)
  }

  /// Changes the value of the stepper with the given name by one step.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the stepper.
  ///   - number: The number among steppers with the name, counted from 1; nil if only one stepper has the name.
  ///   - direction: Whether the value increases or decreases.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func step(
    _ name: String, at number: Int? = nil, _ direction: ContentEvent.Direction,
    in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(.step(Act.Target(name, at: number), direction, in: window), sourceLocation)
  }

  /// Presses a keyboard shortcut, such as `command+shift+n`.
  ///
  /// If a control of the window has the shortcut, the control is pressed. Otherwise, the shortcut opens a declared
  /// scene, chooses a standard command, or is passed to a view that handles keys.
  ///
  /// - Parameters:
  ///   - shortcut: The names of the modifiers and the key, joined by `+`, as in
  ///     ``/SceneModel/KeyboardShortcut``.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func press(
    _ shortcut: String, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) {
      try await player.play(.press(try KeyboardShortcut(inScript: shortcut), in: window))
    }
  }
}
