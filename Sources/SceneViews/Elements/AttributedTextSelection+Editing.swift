public import Foundation

extension AttributedTextSelection {
  /// The attributes of the selected characters or, if nothing is selected, of the characters that are typed next.
  ///
  /// There is one element for each part of the selection whose characters have the same attributes. The values of one
  /// attribute are read by its key path, such as `selection.attributes(in: text)[\.foregroundColor]`.
  public struct Attributes<Text>: Sequence, Sendable {
    fileprivate let ranges: [[AttributeContainer]]

    /// Returns an iterator over the attributes, in the order of the text.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      ranges.flatMap(\.self).makeIterator()
    }

    /// Returns the values of an attribute in the selection, in the order of the text.
    ///
    /// There is one element for each part of the selection whose characters have the same value. The element is nil if
    /// the characters don't have the attribute.
    ///
    /// - Parameter keyPath: The key path of the attribute, such as `\.font`.
    public subscript<Key: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> some Sequence<Key.Value?> where Key.Value: Sendable {
      self[Key.self]
    }

    /// Returns the values of an attribute in the selection, in the order of the text.
    ///
    /// There is one element for each part of the selection whose characters have the same value. The element is nil if
    /// the characters don't have the attribute.
    ///
    /// - Parameter type: The key of the attribute.
    public subscript<Key: AttributedStringKey>(
      type: Key.Type
    ) -> some Sequence<Key.Value?> where Key.Value: Sendable {
      ranges.flatMap { parts in
        var values: [Key.Value?] = []
        for part in parts {
          let value = part[Key.self]
          if values.last != .some(value) { values.append(value) }
        }
        return values
      }
    }
  }

  /// Returns the attributes of the selected characters or, if nothing is selected, of the characters that are typed
  /// next.
  ///
  /// - Parameter text: The text of the selection.
  /// - Returns: The attributes of each part whose characters have the same attributes.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(ranges: [[typingAttributes(in: text)]])
    case .ranges(let selected):
      Attributes(ranges: selected.ranges.map { text[$0].runs.map(\.attributes) })
    }
  }

  /// Returns the preferred line of the cursor at a line break; always `automatic`, because hosts choose the line.
  ///
  /// - Parameter text: The text of the selection.
  /// - Returns: `automatic`.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
}

extension AttributedString {
  /// The selected characters with their attributes; empty if nothing is selected.
  ///
  /// - Parameter selection: The selection in the text.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Replaces the selected characters with attributed text, and moves the cursor to the end of the new text.
  ///
  /// - Parameters:
  ///   - selection: The selection in the text; it becomes the position after the new text. If the selection has several
  ///     ranges, the new text takes the place of the first range, and the characters of the other ranges are removed.
  ///     If nothing is selected, the new text is inserted at the cursor.
  ///   - newContent: The new text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let replaced: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): replaced = [index..<index]
    case .ranges(let ranges): replaced = Array(ranges.ranges)
    }
    guard let first = replaced.first else { return }
    var text = AttributedString(self[..<first.lowerBound])
    text += newContent
    let length = text.unicodeScalars.count
    var end = first.upperBound
    for range in replaced.dropFirst() {
      text += self[end..<range.lowerBound]
      end = range.upperBound
    }
    text += self[end...]
    self = text
    selection = AttributedTextSelection(
      insertionPoint: unicodeScalars.index(startIndex, offsetBy: length),
      typingAttributes: selection.typingAttributes)
  }

  /// Replaces the selected characters with new characters, which get the typing attributes of the selection.
  ///
  /// - Parameters:
  ///   - selection: The selection in the text; it becomes the position after the new characters.
  ///   - newContent: The new characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newContent), attributes: attributes))
  }
}
