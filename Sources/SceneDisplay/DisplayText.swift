/// The data of a text to read.
public struct DisplayText: DisplayRole {
  /// The kind of a text.
  public typealias Kind = DisplayKind<DisplayText>

  public var kind: Kind
  /// The text without styles.
  public var content: String
  /// The runs of the text with their styles; nil if it has none.
  public var runs: [TextRun]?

  /// Creates a text without styles.
  public init(_ content: String, kind: Kind = .plain) {
    self.kind = kind
    self.content = content
  }

  /// Creates a text from runs with different styles.
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
  public static func text(_ content: String) -> Self { .text(DisplayText(content)) }

  /// Text in runs with different styles.
  public static func styledText(_ runs: [TextRun]) -> Self { .text(DisplayText(runs)) }
}

// MARK: - Images

/// The data of an image.
public struct DisplayImage: DisplayRole {
  /// The kind of an image.
  public typealias Kind = DisplayKind<DisplayImage>

  public var kind: Kind
  /// The name of the image on the host.
  public var name: String
  /// The alternative text; nil for a decorative image.
  public var alternative: String?

  /// Creates an image by name.
  public init(_ name: String, alternative: String?, kind: Kind = .named) {
    self.kind = kind
    self.name = name
    self.alternative = alternative
  }
}

extension DisplayImage.Kind {
  /// An image that the host finds by its name.
  public static var named: Self { Self(rawValue: "image") }
}

extension DisplayElement {
  /// An image by name, with alternative text; nil for a decorative image.
  public static func image(name: String, alternative: String?) -> Self {
    .image(DisplayImage(name, alternative: alternative))
  }
}
