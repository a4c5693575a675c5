import Checking
import SceneMacros
import Scenes
import ScenesTesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var signature: String = "Sent from Postbox"
  // swift-format-ignore: NoBlockComments
  /* The mark before it; /* formerly */ an @Entry of its own: var sign = "-" */
  // It is an @Entry too.
  @Entry fileprivate var mark: String = "--"
}

extension FocusedValues {
  @Entry fileprivate var subject: String?
}

extension Transaction {
  @Entry fileprivate var isQuick = false
  @Entry fileprivate var limit: Int? = 7
}

private struct SubjectCommands: Commands {
  @FocusedValue(\.subject) private var subject

  var body: some Commands {
    CommandMenu("Message") { Button("Print \(subject ?? "nothing")") {} }
  }
}

private struct SignatureView: View {
  @Environment(\.signature) private var signature
  @Environment(\.mark) private var mark

  var body: some View { Text("\(mark) \(signature)").focusedSceneValue(\.subject, "Lunch") }
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

private struct SampleSignature: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Sample" }

  func body(content: Content, context: String) -> some View {
    content.environment(\.signature, context)
  }
}

private struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}

#Preview("Sample", traits: .modifier(SampleSignature()), .modifier(Plain())) {
  SignatureView()
}

/// Macros of values, for an app that imports them beside `Scenes`.
@MainActor struct EntryTests {
  @Test func `a value of the environment and one for commands`() async {
    let simulator = await AppSimulator(SignatureApp())
    simulator.expect("-- Ada")
    simulator.expect("-- Sent from Postbox")
    expect(simulator.element("Message > Print Lunch").exists)
  }

  @Test func `a value of transactions`() {
    var transaction = Transaction()
    expect(!transaction.isQuick)
    transaction.isQuick = true
    expect(transaction.isQuick)
    // A value that isn't set is told from nil.
    expectEqual(transaction.limit, 7)
    transaction.limit = nil
    expectEqual(transaction.limit, nil)
  }

  @Test func `previews share nothing unless they say so`() async throws {
    try await Plain.makeSharedContext()
    try await expectEqual(SampleSignature.makeSharedContext(), "Sample")
  }
}
