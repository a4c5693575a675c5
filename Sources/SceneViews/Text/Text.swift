package import Foundation
package import SceneDisplay

/// A text, which may consist of runs with different styles.
///
/// A literal is the key of a translation, which is looked up in the app's string tables. The literal may have marks
/// such as `**bold**`. A `String` is shown as it is.
///
/// ```swift
/// Text("Moved to ") + Text("Archive").bold()
/// ```
public nonisolated struct Text: View, Hashable, Sendable {
  /// The characters of the text if it has no parts, like most texts; empty if it has parts.
  private var plain = ""
  // Empty for most texts, so that copying a text costs as much as copying a string.
  private var parts: [Part] = []

  /// A part of a text with its style.
  private enum Part: Hashable {
    case run(TextRun)
    /// A part that depends on the environment or on the time. The run has the style of the part; its text isn't used.
    case source(TextSource, TextRun)

    var style: TextRun {
      get {
        switch self {
        case .run(let run), .source(_, let run): run
        }
      }
      set {
        switch self {
        case .run: self = .run(newValue)
        case .source(let source, _): self = .source(source, newValue)
        }
      }
    }
  }

  /// Creates a text from the value of a string, which isn't localized.
  ///
  /// - Parameter content: The text, which is shown as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    plain = String(content)
  }

  /// Creates a text that isn't localized, even if it is a literal.
  ///
  /// - Parameter content: The text, which is shown as it is.
  public init(verbatim content: String) {
    plain = content
  }

  init(_ runs: [TextRun]) {
    if runs.allSatisfy(\.isPlain) {
      plain = runs.map(\.text).joined()
    } else {
      parts = runs.map(Part.run)
    }
  }

  /// Creates a text whose characters depend on the environment or on the time.
  init(_ source: TextSource) {
    parts = [.source(source, TextRun(""))]
  }

  /// The text without its styles, in the language of the process.
  package var content: String {
    if isPlain { return plain }
    var context = TextContext()
    return runs(in: &context).map(\.text).joined()
  }

  /// Returns the text without its styles, in the language of an environment.
  ///
  /// - Parameters:
  ///   - locale: The language and the region.
  ///   - calendar: The calendar.
  ///   - timeZone: The time zone.
  /// - Returns: The characters of the text.
  package func content(in locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) -> String {
    if isPlain { return plain }
    var context = TextContext(
      locale: locale, calendar: calendar, timeZone: timeZone, now: Date())
    return runs(in: &context).map(\.text).joined()
  }

  /// Whether the text has no parts.
  ///
  /// A text without parts has no styles, and doesn't depend on the environment or on the time.
  var isPlain: Bool { parts.isEmpty }

  /// Whether a part depends on the environment or on the time.
  package var hasSources: Bool {
    parts.contains { if case .source = $0 { true } else { false } }
  }

  /// Whether a part is a link, or may be a link in some language.
  var mayHaveLinks: Bool {
    parts.contains { if case .run(let run) = $0 { run.link != nil } else { true } }
  }

  /// Returns the runs of the text; empty runs are left out, but if all runs are empty, the first is returned.
  func runs(in context: inout TextContext) -> [TextRun] {
    if isPlain { return [TextRun(plain)] }
    var runs: [TextRun] = []
    for part in parts {
      switch part {
      case .run(let run): runs.append(run)
      case .source(let source, let style): runs += source.runs(style, in: &context)
      }
    }
    let shown = runs.filter { !$0.text.isEmpty }
    return shown.isEmpty ? [runs.first ?? TextRun("")] : shown
  }

  /// Returns the text in bold.
  ///
  /// - Parameter isActive: Whether the text is bold; false removes the effect of an earlier `bold()` from all runs of
  ///   the text, and the effect of `bold()` on a view around the text.
  /// - Returns: The text, with its other styles unchanged.
  public func bold(_ isActive: Bool = true) -> Text {
    with { $0.isBold = isActive }
  }

  /// Returns the text in italics.
  ///
  /// - Parameter isActive: Whether the text is in italics; false removes the effect of an earlier `italic()` from all
  ///   runs of the text, and the effect of `italic()` on a view around the text.
  /// - Returns: The text, with its other styles unchanged.
  public func italic(_ isActive: Bool = true) -> Text {
    with { $0.isItalic = isActive }
  }

  /// Returns the text with a color; the runs of the text that already have a color keep theirs.
  package func colored(_ color: DisplayColor) -> Text {
    with { $0.color = $0.color ?? color }
  }

  /// Concatenates two texts, each with its styles.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  /// - Returns: A text with the runs of the two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    lhs.followed(by: rhs)
  }

  /// Returns the text followed by another text, each with its styles.
  package func followed(by other: Text) -> Text {
    if isPlain, other.isPlain { return Text(verbatim: plain + other.plain) }
    var text = Text(verbatim: "")
    text.parts = allParts + other.allParts
    return text
  }

  private var allParts: [Part] { isPlain ? [.run(TextRun(plain))] : parts }

  @MainActor public static func _makeNode(_ view: Text, in parent: _AnyNode) -> _Node<Text> {
    TextNode(view, in: parent)
  }

  /// Returns the text after `change` has changed the style of each part.
  func with(_ change: (inout TextRun) -> Void) -> Text {
    var text = self
    text.parts = allParts
    text.plain = ""
    for index in text.parts.indices { change(&text.parts[index].style) }
    return text
  }
}

extension Text {
  /// The element of a text whose parts are all constant.
  var element: DisplayElement {
    if isPlain { return .text(content) }
    var context = TextContext()
    return element(in: &context)
  }

  /// Returns the element for a language and a time.
  func element(in context: inout TextContext) -> DisplayElement {
    let runs = runs(in: &context)
    return runs.allSatisfy(\.isPlain)
      ? .text(runs.map(\.text).joined()) : .styledText(runs)
  }
}
