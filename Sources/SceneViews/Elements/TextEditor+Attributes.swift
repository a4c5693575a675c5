public import Foundation
import SceneDisplay

extension TextEditor {
  /// Creates an editor of attributed text.
  ///
  /// ```swift
  /// import Foundation
  /// import Scenes
  ///
  /// struct NoteView: View {
  ///   @State private var text = AttributedString("Dear Ada,")
  ///   @State private var selection = AttributedTextSelection()
  ///
  ///   var body: some View {
  ///     TextEditor(text: $text, selection: $selection)
  ///     Button("Link") {
  ///       text.transformAttributes(in: &selection) { $0.link = URL(string: "https://ada.example") }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Characters that a person leaves unchanged keep their attributes. New characters get the attributes of the
  /// characters that they replace or, if they replace none, those of the previous character. Hosts show the same
  /// attributes as in a ``Text``.
  ///
  /// - Parameters:
  ///   - text: The text, which is set with each change by a person.
  ///   - selection: The selection, set when a person moves the cursor or selects text; nil if the app doesn't observe
  ///     the selection.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding<String> {
        String(text.wrappedValue.characters)
      } set: { new in
        let typing = selection?.wrappedValue.typingAttributes
        text.wrappedValue = text.wrappedValue.edited(to: new, typing)
      })
    styledRuns = { text.wrappedValue.displayRuns }
    guard let selection else { return }
    self.selection = Binding<TextSelection?> {
      let text = text.wrappedValue
      return selection.wrappedValue.characters(of: text).map {
        TextSelection($0, of: String(text.characters))
      }
    } set: { new in
      let text = text.wrappedValue
      let characters = new?.characters(of: String(text.characters))
      // If the selected characters stay the same, the selection keeps its ranges and its typing attributes.
      let old = selection.wrappedValue
      if characters == old.characters(of: text) { return }
      let end = text.characters.count
      var changed = AttributedTextSelection(characters, of: text)
      if !old.isKnown, characters == end..<end { changed.typingAttributes = old.typingAttributes }
      selection.wrappedValue = changed
    }
  }
}

/// The selected part of attributed text.
public nonisolated struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection in its text.
  public enum Indices: Equatable, Sendable {
    /// The position of the cursor; nothing is selected.
    case insertionPoint(AttributedString.Index)
    /// The selected ranges of the text; hosts select everything from the first to the last range.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var known: Indices?
  fileprivate var isKnown: Bool { known != nil }
  /// The attributes of the characters that are typed next; nil if they get the attributes of surrounding characters.
  fileprivate(set) var typingAttributes: AttributeContainer?

  /// Creates a selection that isn't known until a person moves the cursor or selects text.
  public init() {}

  /// Creates the position of the cursor in a text, with nothing selected.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position.
  ///   - typingAttributes: The attributes of the characters that are typed next; nil if they get the attributes of the
  ///     previous character.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    known = .insertionPoint(insertionPoint)
    self.typingAttributes = typingAttributes
  }

  /// Creates a selection of one range of a text.
  ///
  /// - Parameter range: The range; an empty range is the position of the cursor.
  public init(range: Range<AttributedString.Index>) {
    known = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges of a text.
  ///
  /// - Parameter ranges: The ranges; hosts select everything from the first to the last range.
  public init(ranges: RangeSet<AttributedString.Index>) {
    known = .ranges(ranges)
  }

  /// Returns the indices of the selection in its text.
  ///
  /// - Parameter text: The text; if it has become shorter, the indices are clamped to it.
  /// - Returns: The indices; the end of the text if the selection isn't known yet.
  public func indices(in text: AttributedString) -> Indices {
    switch known {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(text.clamped(index))
    case .ranges(let ranges):
      let clamped = ranges.ranges.map { text.clamped($0.lowerBound)..<text.clamped($0.upperBound) }
      let selected = RangeSet(clamped)
      return selected.isEmpty
        ? .insertionPoint(clamped.first?.lowerBound ?? text.endIndex) : .ranges(selected)
    }
  }

  /// Returns the attributes of the characters that a person types next.
  ///
  /// - Parameter text: The text of the selection.
  /// - Returns: The attributes.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typingAttributes { return typingAttributes }
    let end = text.characters.count
    return text.attributes(around: characters(of: text) ?? end..<end)
  }

  // MARK: - Characters

  /// Creates a selection of a range of characters, counted from the start of a text; unknown if the range is nil.
  init(_ characters: Range<Int>?, of text: AttributedString) {
    if let characters {
      self.init(range: text.range(of: characters))
    } else {
      self.init()
    }
  }

  /// Returns the range of the selected characters, counted from the start of a text; nil if the selection isn't known.
  func characters(of text: AttributedString) -> Range<Int>? {
    switch known {
    case nil: return nil
    case .insertionPoint(let index): return text.positions(in: index..<index)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
      return text.positions(in: first.lowerBound..<last.upperBound)
    }
  }
}

extension AttributedString {
  /// Changes the attributes of the selected characters or, if nothing is selected, of the characters that are typed
  /// next.
  ///
  /// If the closure throws an error, no attributes are changed.
  ///
  /// - Parameters:
  ///   - selection: The selection in the text, which can have several ranges. The same characters stay selected. If
  ///     nothing is selected, the typing attributes of the selection change.
  ///   - body: Changes the attributes; called for each part of the selection whose characters have the same attributes.
  /// - Throws: The error that the closure throws.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let selected) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.typingAttributes = attributes
      return
    }
    var parts: [(range: Range<Index>, attributes: AttributeContainer)] = []
    for range in selected.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        try body(&attributes)
        parts.append((run.range.clamped(to: range), attributes))
      }
    }
    // A change of attributes makes the indices of the text invalid, so the selection is created again from positions.
    let positions = selected.ranges.map { self.positions(in: $0) }
    for part in parts { self[part.range].setAttributes(part.attributes) }
    selection = AttributedTextSelection(ranges: RangeSet(positions.map { self.range(of: $0) }))
  }

  /// Returns an index of the text, or of an earlier state of the text, clamped to the present text.
  fileprivate func clamped(_ index: Index) -> Index { min(max(index, startIndex), endIndex) }

  /// Returns a range of the text as positions of characters, counted from the start; the range is clamped to
  /// the text.
  fileprivate func positions(in range: Range<Index>) -> Range<Int> {
    func number(_ index: Index) -> Int {
      self.characters.distance(from: startIndex, to: clamped(index))
    }
    return number(range.lowerBound)..<number(range.upperBound)
  }

  /// Returns the range of the text for positions of characters, counted from the start; the range is clamped to the
  /// text.
  fileprivate func range(of characters: Range<Int>) -> Range<Index> {
    func index(_ number: Int) -> Index {
      self.characters.index(startIndex, offsetBy: max(0, number), limitedBy: endIndex) ?? endIndex
    }
    return index(characters.lowerBound)..<index(characters.upperBound)
  }

  /// Returns the attributes of the first character in a range.
  ///
  /// If the range is empty, returns those of the character before the range or, at the start of the text, those of the
  /// first character.
  fileprivate func attributes(around characters: Range<Int>) -> AttributeContainer {
    let range = range(of: characters)
    let isAfterOthers = range.isEmpty && range.lowerBound > startIndex
    let index =
      isAfterOthers ? self.characters.index(before: range.lowerBound) : range.lowerBound
    return index < endIndex ? runs[index].attributes : AttributeContainer()
  }

  /// Returns the text with new characters; characters that aren't replaced keep their attributes.
  ///
  /// - Parameters:
  ///   - new: All characters of the new text.
  ///   - typing: The attributes of inserted characters; nil if they get the attributes of the first replaced character
  ///     or, if none is replaced, of the previous character.
  /// - Returns: The text.
  func edited(to new: String, _ typing: AttributeContainer?) -> AttributedString {
    let change = TextDifference(from: Array(characters), to: Array(new))
    let replaced = change.start..<(change.start + change.removed.count)
    let inserted = AttributedString(
      String(change.inserted), attributes: typing ?? attributes(around: replaced))
    var text = self
    text.replaceSubrange(range(of: replaced), with: inserted)
    return text
  }
}
