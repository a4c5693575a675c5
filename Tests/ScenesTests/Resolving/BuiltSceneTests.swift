import Checking
import ScenesTesting
import Testing

@testable import Scenes

/// An app of any scenes.
private struct Declaring<Content: Scene>: App {
  var content: Content?

  var body: some Scene {
    if let content { content }
  }
}

/// The types of scenes that the builder creates, and their declarations.
@MainActor struct BuiltSceneTests {
  /// The titles of what a scene declares.
  private func titles<Content: Scene>(_ content: Content) -> [String] {
    AppDeclarations(Declaring(content: content)).resolve().scenes.map { $0.title ?? "?" }
  }

  /// Returns what the builder creates.
  private func built<Content: Scene>(@SceneBuilder _ content: () -> Content) -> Content {
    content()
  }

  private func group(_ title: String) -> WindowGroup<Text> {
    WindowGroup(title, id: title) { Text("") }
  }

  @Test func `a block is a tuple, and an empty one is empty`() {
    let tuple: TupleScene<WindowGroup<Text>, WindowGroup<Text>> = built {
      group("Inbox")
      group("Sent")
    }
    expectEqual(titles(tuple), ["Inbox", "Sent"])
    let empty: EmptyScene = built {}
    expectEqual(titles(empty), [])
    expectEqual(titles(EmptyScene()), [])
  }

  @Test(arguments: [true, false])
  func `if without else is an optional scene`(isThere: Bool) {
    let optional: OptionalScene<WindowGroup<Text>> = built {
      if isThere { group("Inbox") }
    }
    expectEqual(titles(optional), (isThere ? ["Inbox"] : []))
  }

  @Test func `a loop is an array of scenes`() {
    let array: ArrayScene<WindowGroup<Text>> = built {
      for title in ["Inbox", "Sent", "Drafts"] { group(title) }
    }
    expectEqual(titles(array), ["Inbox", "Sent", "Drafts"])
  }

  @Test func `a condition on the system erases the type`() {
    let available: OptionalScene<AnyScene> = built {
      if #available(macOS 99, *) { group("Inbox") }
    }
    expectEqual(titles(available), ["Inbox"])
  }

  @Test func `a modifier is around its scene`() {
    let modified: ModifiedScene<WindowGroup<Text>, _TraitModifier> =
      group("Inbox").defaultPosition(.center)
    expectEqual(titles(modified), ["Inbox"])
  }
}
