import SceneMacros
import Scenes
import ScenesTesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var signature: String = "Sent from Postbox"
}

extension FocusedValues {
  @Entry fileprivate var subject: String?
}

private struct SubjectCommands: Commands {
  @FocusedValue(\.subject) private var subject

  var body: some Commands {
    CommandMenu("Message") { Button("Print \(subject ?? "nothing")") {} }
  }
}

private struct SignatureView: View {
  @Environment(\.signature) private var signature

  var body: some View { Text(signature).focusedSceneValue(\.subject, "Lunch") }
}

private struct SignatureApp: App {
  var body: some Scene {
    WindowGroup {
      SignatureView().environment(\.signature, "Ada")
      SignatureView()
    }
    .commands { SubjectCommands() }
  }
}

#Preview("Signature") {
  SignatureView()
}

/// Macros of values, for an app that imports them beside `Scenes`.
@MainActor struct EntryTests {
  @Test func `a value of the environment and one for commands`() async {
    let simulator = await AppSimulator(SignatureApp())
    simulator.expect("Ada")
    simulator.expect("Sent from Postbox")
    #expect(simulator.element("Message > Print Lunch").exists)
  }
}
