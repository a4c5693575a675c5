import Scenes

/// An app of one kind of window that shows a view.
struct Showing<Content: View>: App {
  static var identifier: String { "postbox" }
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var content: @MainActor () -> Content

  init(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  init() {
    fatalError("a test makes it with content")
  }

  var body: some Scene {
    WindowGroup("Postbox") { content() }
  }
}
