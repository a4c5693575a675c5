public import SceneDisplay

/// The selected part of the text in a field or an editor.
///
/// ```swift
/// import Scenes
///
/// struct DraftView: View {
///   @State private var text = "Dear Ada,"
///   @State private var selection: TextSelection?
///
///   var body: some View {
///     TextEditor(text: $text, selection: $selection)
///     Button("Select All") {
///       selection = TextSelection(range: text.startIndex..<text.endIndex)
///     }
///   }
/// }
/// ```
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The indices of a selection in its text.
  public enum Indices: Hashable, Sendable {
    /// A single range of the text; an empty range is the position of the cursor.
    case selection(Range<String.Index>)
    /// Several ranges of the text; hosts select everything from the first to the last range.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The indices of the selected parts in the text.
  public var indices: Indices
  /// The line on which the cursor is drawn at a line break; the value has no effect, because hosts choose the line.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of one range of a text.
  ///
  /// - Parameter range: The range; an empty range is the position of the cursor.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several ranges of a text.
  ///
  /// - Parameter ranges: The ranges; hosts select everything from the first to the last range.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates the position of the cursor in a text, with nothing selected.
  ///
  /// - Parameter insertionPoint: The position.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected: the only range is empty, or there is no range.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  // MARK: - Characters

  /// Creates a selection of a range of characters, counted from the start of a text; the range is clamped to the text.
  init(_ characters: Range<Int>, of text: String) {
    func index(_ number: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: max(0, number), limitedBy: text.endIndex)
        ?? text.endIndex
    }
    self.init(range: index(characters.lowerBound)..<index(characters.upperBound))
  }

  /// Returns the range of the selected characters, counted from the start of a text; the range is clamped to the text,
  /// which may have become shorter.
  func characters(of text: String) -> Range<Int> {
    let range: Range<String.Index>
    switch indices {
    case .selection(let one): range = one
    case .multiSelection(let several):
      guard let first = several.ranges.first, let last = several.ranges.last else { return 0..<0 }
      range = first.lowerBound..<last.upperBound
    }
    func number(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    return number(range.lowerBound)..<number(range.upperBound)
  }
}

/// The line on which a cursor is drawn at a line break.
public nonisolated enum TextSelectionAffinity: Hashable, Sendable {
  /// The line that the host chooses.
  case automatic
  /// The cursor is drawn at the end of the previous line.
  case upstream
  /// The cursor is drawn at the beginning of the next line.
  case downstream
}

// MARK: - Fields

extension TextEditor {
  /// Creates a text editor with a binding to its selection.
  ///
  /// - Parameters:
  ///   - text: The text, which is set with each change by a person.
  ///   - selection: The selection, set when a person moves the cursor or selects text; nil while the selection isn't
  ///     known.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    bound = text
    self.selection = selection
  }
}

extension TextField {
  /// Creates a text field with views as its label and a binding to its selection.
  ///
  /// - Parameters:
  ///   - text: The text, which is set with each change by a person.
  ///   - selection: The selection, set when a person moves the cursor or selects text; nil while the selection isn't
  ///     known.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  ///   - label: The label of the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, label: label(), text: text, prompt: prompt, axis: axis)
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a binding to its selection.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person.
  ///   - selection: The selection, set when a person moves the cursor or selects text; nil while the selection isn't
  ///     known.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(title: String(title), label: nil, text: text, prompt: prompt, axis: axis)
    self.selection = selection
  }

  /// Creates a text field with a localized title and a binding to its selection.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person.
  ///   - selection: The selection, set when a person moves the cursor or selects text; nil while the selection isn't
  ///     known.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(Text(titleKey), text: text, prompt: prompt, axis: axis)
    self.selection = selection
  }
}

extension View {
  /// Has no effect: hosts choose the line on which the cursor is drawn at a line break.
  ///
  /// - Parameter affinity: The preferred line.
  /// - Returns: The view itself.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
}
