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
  /// The places of a selection in its text.
  public enum Indices: Hashable, Sendable {
    /// One part; an empty one is the place of the cursor.
    case selection(Range<String.Index>)
    /// Several parts, of which hosts select all from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices
  /// The side of the cursor at which it is drawn where a line is broken; hosts choose it.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects a part of a text.
  ///
  /// - Parameter range: The part; an empty one is the place of the cursor.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects parts of a text.
  ///
  /// - Parameter ranges: The parts.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Puts the cursor at a place of a text.
  ///
  /// - Parameter insertionPoint: The place.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that the selection is the place of the cursor.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  // MARK: - Characters

  /// Selects characters of a text by their numbers; those behind its end aren't there.
  init(_ characters: Range<Int>, of text: String) {
    func index(_ number: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: max(0, number), limitedBy: text.endIndex)
        ?? text.endIndex
    }
    self.init(range: index(characters.lowerBound)..<index(characters.upperBound))
  }

  /// Returns the numbers of the selected characters of a text, which may be shorter than that of the selection.
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

/// The side of a cursor at which it is drawn where a line is broken.
public nonisolated enum TextSelectionAffinity: Hashable, Sendable {
  /// The side that the host chooses.
  case automatic
  /// The end of the previous line.
  case upstream
  /// The beginning of the next line.
  case downstream
}

// MARK: - Fields

extension TextEditor {
  /// Creates a text editor with its selection.
  ///
  /// - Parameters:
  ///   - text: The text, set with each change that a person makes.
  ///   - selection: The selection, set when a person moves the cursor or selects; nil while it isn't known.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    bound = text
    self.selection = selection
  }
}

extension TextField {
  /// Creates a text field with its selection, with views as its label.
  ///
  /// - Parameters:
  ///   - text: The text, set with each change that a person makes.
  ///   - selection: The selection, set when a person moves the cursor or selects; nil while it isn't known.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows: a vertical one has several lines.
  ///   - label: The label of the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, label: label(), text: text, prompt: prompt?.content, axis: axis)
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a text field with its selection.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text, set with each change that a person makes.
  ///   - selection: The selection, set when a person moves the cursor or selects; nil while it isn't known.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows: a vertical one has several lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(title: String(title), label: nil, text: text, prompt: prompt?.content, axis: axis)
    self.selection = selection
  }

  /// Creates a text field with a localized title and its selection.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, set with each change that a person makes.
  ///   - selection: The selection, set when a person moves the cursor or selects; nil while it isn't known.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows: a vertical one has several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(Text(titleKey), text: text, prompt: prompt, axis: axis)
    self.selection = selection
  }
}

extension View {
  /// Kept without effect: hosts choose the side of a line break at which the cursor is.
  ///
  /// - Parameter affinity: The side.
  /// - Returns: The view.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
}
