package import SceneDisplay

/// A text, which may consist of runs with different styles.
///
/// ```swift
/// Text("Moved to ") + Text("Archive").bold()
/// ```
public nonisolated struct Text: View, Hashable {
  private var first: TextRun
  // Stored apart from the first run, because most texts have one run and need no array.
  private var rest: [TextRun] = []

  /// Creates a text.
  ///
  /// - Parameter content: The text, which is shown as it is.
  public init<Content: StringProtocol>(_ content: Content) {
    first = TextRun(String(content))
  }

  /// Creates a text that is never localized; no text is localized here.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) {
    self.init(content)
  }

  /// The text without its styles.
  package var content: String { rest.isEmpty ? first.text : runs.map(\.text).joined() }

  private var runs: [TextRun] { [first] + rest }

  /// Returns the text in bold.
  ///
  /// - Parameter isActive: Whether the text is bold; false makes all of its runs regular.
  /// - Returns: The text, with its other styles unchanged.
  public func bold(_ isActive: Bool = true) -> Text {
    with { $0.isBold = isActive }
  }

  /// Returns the text in italics.
  ///
  /// - Parameter isActive: Whether the text is in italics; false makes all of its runs upright.
  /// - Returns: The text, with its other styles unchanged.
  public func italic(_ isActive: Bool = true) -> Text {
    with { $0.isItalic = isActive }
  }

  /// Returns the text with a color; runs that have a color keep it.
  package func colored(_ color: DisplayColor) -> Text {
    with { $0.color = $0.color ?? color }
  }

  /// Concatenates two texts, each with its styles.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The text behind it.
  /// - Returns: A text with the runs of both.
  public static func + (lhs: Text, rhs: Text) -> Text {
    lhs.followed(by: rhs)
  }

  /// Returns the text with another one behind it, each with its styles.
  package func followed(by other: Text) -> Text {
    var text = self
    text.rest += other.runs
    return text
  }

  @MainActor public static func _makeNode(_ view: Text, in parent: _AnyNode) -> _Node<Text> {
    LeafNode(view, in: parent)
  }

  private func with(_ change: (inout TextRun) -> Void) -> Text {
    var text = self
    change(&text.first)
    for index in text.rest.indices { change(&text.rest[index]) }
    return text
  }
}

extension Text: LeafView {
  var element: DisplayElement {
    first.isPlain && rest.allSatisfy(\.isPlain) ? .text(content) : .styledText(runs)
  }
}
