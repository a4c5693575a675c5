import Scenes
import TestSupport

/// Windows opened and closed, after which memory is where it was.
@MainActor enum Windows {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox") { Row(title: "Inbox") }
      WindowGroup("Message", for: Int.self) { Row(title: "Message \($0.wrappedValue ?? 0)") }
    }
  }

  private struct Row: View {
    var title: String
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        Text("\(title) \(count) \(phase)")
        TextField("Count", text: .constant("\(count)"))
        ForEach(0..<count, id: \.self) { Text("\($0)") }
        Button("Count") { count += 1 }
      }
      .onAppear { count = 3 }
      .task { count += 1 }
    }
  }

  /// - Returns: Whether memory grew by less than a MiB.
  static func openAndClose(_ count: Int) async -> Bool {
    let launch = AppLaunch(
      Postbox(), host: DrawingHost(), profile: .tablet, services: .repeatable())
    launch.application.handle(.launch([]))
    // Caches and the ring of the trace fill first.
    await cycle(3_000, launch.application)
    let before = residentBytes()
    await cycle(count, launch.application)
    let growth = residentBytes() - before
    print("\(count) windows opened and closed: memory grew by \(growth / 1_024) KiB")
    return growth < 1 << 20
  }

  private static func cycle(_ count: Int, _ application: Application) async {
    for number in 0..<count {
      application.openWindow(.init(value: number))
      application.runTurns()
      guard let session = application.focusedSession else { fatalError("no window was opened") }
      application.requestSceneSessionDestruction(session, options: nil)
      application.runTurns()
      // The views' tasks end.
      await Task.yield()
    }
  }
}
