import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Text that is typed into a secure field is in nothing that is printed or kept.
@MainActor struct SecureFieldTests {
  private struct Account: App {
    var body: some Scene {
      WindowGroup("Account") { SignIn() }
    }
  }

  private struct SignIn: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var isShown = true
    @State private var isEnabled = true

    var body: some View {
      TextField("Name", text: $name)
      if isShown { SecureField("Password", text: $secret).disabled(!isEnabled) }
      Text(secret == "hunter2" ? "right" : "wrong")
      Button("Hide") { isShown = false }
      Button("Disable") { isEnabled = false }
    }
  }

  /// All that a run leaves, with all values shown.
  private func left(_ simulator: AppSimulator) throws -> String {
    try Redaction.$isDisabled.withValue(true) {
      let entries = simulator.application.trace.entries
      let kept = try JSONEncoder().encode(entries)
      return (entries.map(\.line) + simulator.problems.map(\.description)).joined(separator: "\n")
        + String(decoding: kept, as: UTF8.self) + String(reflecting: entries) + simulator.text
        + simulator.application.objectTree
    }
  }

  @Test func `it reaches the app, and neither the trace nor a record of it`() async throws {
    let simulator = await AppSimulator(Account())
    await simulator.type("anna", into: "Name")
    expectEqual(simulator.trace, ["enter \"anna\" in scene 1"])
    await Redaction.$isDisabled.withValue(true) {
      await simulator.type("hunter2", into: "Password")
      expectEqual(simulator.trace, ["enter \"…\" in scene 1"])
    }
    simulator.expect("right")
    simulator.expect("Password: [•••••••]")
    try expectContains(left(simulator), "anna")
    expect(try !left(simulator).contains("hunter2"))
  }

  @Test(arguments: ["Disable", "Hide"])
  func `a field that doesn't take it is reported without it`(button: String) async throws {
    let simulator = await AppSimulator(Account())
    let window = try require((simulator.sessions[0].scene as? WindowScene)?.windows.first)
    // The node of the field, as a host would know it.
    await simulator.type("before", into: "Password")
    let inputs = simulator.application.trace.entries.compactMap { entry -> Int? in
      if case .input(.content(_, let event)) = entry.kind { event.node } else { nil }
    }
    let node = try require(inputs.last)
    await simulator.tap(button)
    simulator.application.receive(.content(window.id, ContentEvent(.enter("hunter2"), on: node)))
    await simulator.settle()
    expectEqual(simulator.problems.count, 1)
    expectContains(simulator.problems[0].what, "enter \"…\"")
    simulator.application.receive(
      .content(
        SceneWindow.ID(session: "7", number: 1), ContentEvent(.enter("hunter2"), on: node)))
    await simulator.settle()
    await simulator.quit()
    simulator.application.receive(.content(window.id, ContentEvent(.enter("hunter2"), on: node)))
    await simulator.settle()
    expectEqual(simulator.problems.count, 3)
    expect(try !left(simulator).contains("hunter2"))
  }
}
