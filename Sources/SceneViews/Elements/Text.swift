public import SceneDisplay

/// Text to read, of which pieces may have a style of their own.
///
/// ```swift
/// Text("From ") + Text("Ada").bold()
/// ```
public nonisolated struct Text: View, Hashable {
  private var first: TextRun
  // Apart from the first, because most texts have one and need no array.
  private var rest: [TextRun] = []

  /// A text that is shown as it is.
  public init<Content: StringProtocol>(_ content: Content) {
    first = TextRun(String(content))
  }

  /// A text that is shown as it is and never looked up in another language, as no text is here.
  public init(verbatim content: String) {
    self.init(content)
  }

  /// The text without its styles.
  var content: String { rest.isEmpty ? first.text : runs.map(\.text).joined() }

  private var runs: [TextRun] { [first] + rest }

  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text {
    with { $0.isBold = isActive }
  }

  /// The text in italics.
  public func italic(_ isActive: Bool = true) -> Text {
    with { $0.isItalic = isActive }
  }

  /// The text in a color; a piece that has one already keeps it.
  public func foregroundStyle(_ color: DisplayColor) -> Text {
    with { $0.color = $0.color ?? color }
  }

  /// One text behind another, each in its styles.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.rest += rhs.runs
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
