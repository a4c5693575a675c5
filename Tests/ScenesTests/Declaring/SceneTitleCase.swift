import Scenes
import ScenesTesting
import Testing

/// A value whose description names the kind of literal that it is in: of a string, or of a key.
struct LiteralKind {}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ kind: LiteralKind) { appendLiteral("StringTitle") }
}

extension LocalizedStringKey.StringInterpolation {
  mutating func appendInterpolation(_ kind: LiteralKind) { appendLiteral("KeyTitle") }
}

/// A scene with a title, used with a literal, a string and a key.
struct SceneTitleCase: CustomTestStringConvertible, Sendable {
  private struct Titled<Declared: Scene>: App {
    var scene: @MainActor () -> Declared

    init(_ scene: @escaping @MainActor () -> Declared) {
      self.scene = scene
    }

    init() {
      fatalError("a test makes it with a scene")
    }

    var body: some Scene {
      WindowGroup("First", id: "first") { Text("first") }
      scene()
    }
  }

  let testDescription: String
  /// The declarations and the texts of the windows, in the order of the titles.
  let shown: @MainActor @Sendable () async -> [String]

  init<Literal: Scene, Plain: Scene, Key: Scene>(
    _ name: String,
    _ literal: @escaping @MainActor @Sendable () -> Literal,
    _ string: @escaping @MainActor @Sendable (String) -> Plain,
    _ key: @escaping @MainActor @Sendable (LocalizedStringKey) -> Key
  ) {
    testDescription = name
    shown = {
      [
        await Self.shown(literal), await Self.shown { string("StringTitle") },
        await Self.shown { key("KeyTitle") },
      ]
    }
  }

  @MainActor private static func shown<Declared: Scene>(
    _ scene: @escaping @MainActor () -> Declared
  ) async -> String {
    let simulator = await AppSimulator(Titled(scene))
    return simulator.application.graph.description + simulator.text
  }
}
