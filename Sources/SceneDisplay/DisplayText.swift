/// The data of a text to read.
///
/// For each link in the text, the element has a child: a control of the kind `link`. The children are in reading order.
/// A link may consist of several runs; each run has one style.
public struct DisplayText: DisplayRole {
  /// The kind of a text.
  public typealias Kind = DisplayKind<DisplayText>

  /// The kind of the text.
  public var kind: Kind
  /// The text without styles.
  public var content: String
  /// The runs of the text with their styles; nil for a text without styles.
  public var runs: [TextRun]?

  /// Creates a text without styles.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - kind: The kind: `plain`, or a kind that is defined by a framework built on the library.
  public init(_ content: String, kind: Kind = .plain) {
    self.kind = kind
    self.content = content
  }

  /// Creates a text from runs with different styles.
  ///
  /// - Parameter runs: The runs in reading order.
  public init(_ runs: [TextRun]) {
    kind = .styled
    content = runs.map(\.text).joined()
    self.runs = runs
  }
}

extension DisplayText.Kind {
  /// Text in one style.
  public static var plain: Self { Self(rawValue: "text") }
  /// Text in runs with different styles.
  public static var styled: Self { Self(rawValue: "text.styled") }
}

extension DisplayElement {
  /// Text in one style.
  ///
  /// - Parameter content: The text.
  /// - Returns: The element, which has no children.
  public static func text(_ content: String) -> Self { .text(DisplayText(content)) }

  /// Text in runs with different styles.
  ///
  /// - Parameter runs: The runs in reading order.
  /// - Returns: The element, whose children are its links.
  public static func styledText(_ runs: [TextRun]) -> Self { .text(DisplayText(runs)) }
}
