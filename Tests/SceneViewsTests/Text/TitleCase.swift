import SceneDisplay
import Scenes
import Testing

/// A value whose description names the kind of literal that it is in: of a string, or of a key.
struct LiteralKind {}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ kind: LiteralKind) { appendLiteral("StringTitle") }
}

extension LocalizedStringKey.StringInterpolation {
  mutating func appendInterpolation(_ kind: LiteralKind) { appendLiteral("KeyTitle") }
}

/// A declaration with a title, used with a literal, a string and a key.
struct TitleCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The elements that are shown, in the order of the titles.
  let shown: @MainActor @Sendable () -> [[String]]

  init<Literal: View, Plain: View, Key: View>(
    _ name: String,
    _ literal: @escaping @MainActor @Sendable () -> Literal,
    _ string: @escaping @MainActor @Sendable (String) -> Plain,
    _ key: @escaping @MainActor @Sendable (LocalizedStringKey) -> Key
  ) {
    testDescription = name
    shown = {
      [
        Self.elements(literal()), Self.elements(string("StringTitle")),
        Self.elements(key("KeyTitle")),
      ]
    }
  }

  @MainActor private static func elements<Content: View>(_ content: Content) -> [String] {
    ElementTests.display(content).flatMap(\.all).map { "\($0.element)" }
  }
}
