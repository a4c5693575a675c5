import SceneRuntime
import Scenes

/// An app of several windows, with menus and an external display.
struct Postbox: App {
  static var identifier: String { "postbox" }
  static var manifest: SceneManifest {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowExternalDisplayNonInteractive: [
          .init(name: "Wall", delegateClass: WallDelegate.self)
        ]
      ])
  }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
      .commands {
        CommandMenu("Mailbox") {
          Button("Sort") {}.keyboardShortcut("s")
          Button("Empty") {}.disabled(true)
        }
      }
    WindowGroup("Message", for: Int.self) { Message(number: $0.wrappedValue ?? 0) }
  }
}

/// Gives a display a window of its own.
final class WallDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: scene)
    window.content = HostingContent(rootView: Text("on the wall"))
    window.makeKeyAndVisible()
    self.window = window
  }
}

private struct Inbox: View {
  @State private var subject = ""
  @State private var isComposing = false
  @State private var isAsking = false
  @State private var isMoving = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading) {
      Text("3 messages")
      HStack {
        ForEach(1..<4) { number in
          Button("Read \(number)") { openWindow(value: number) }
        }
      }
      TextField("Search", text: $subject)
      HStack {
        Button("Compose") { isComposing = true }
        Button("Delete") { isAsking = true }
        Button("Move") { isMoving = true }
      }
    }
    .sheet(isPresented: $isComposing) {
      VStack {
        TextField("To", text: $subject)
        Button("Send") { isComposing = false }
      }
    }
    .alert("Delete all?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("They can't be brought back.")
    }
    .confirmationDialog("Move", isPresented: $isMoving, titleVisibility: .visible) {
      Button("To the archive") {}
    }
  }
}

private struct Message: View {
  let number: Int

  var body: some View {
    Text("The text of message \(number)").navigationTitle("Message \(number)")
  }
}
