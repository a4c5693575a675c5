import Checking
import Scenes
import ScenesTesting
import Testing

/// A message that equals another with its number, whatever text the two have.
private struct Message: Codable, Hashable {
  var number: Int
  var text: String

  static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// S99: values that windows present.
@MainActor struct ValueFacts {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox") { Text("Inbox") }
      WindowGroup("Message", for: Message.self) { $message in Text(message?.text ?? "none") }
    }
  }

  @Test func `S99: values are compared by equality, whatever is stored of them`() async throws {
    let simulator = await AppSimulator(Postbox(), profile: .desktop)
    let messages = [(42, "first"), (42, "changed"), (43, "first")].map(Message.init)
    let opened = try await simulator.perform { application in
      var sessions: [String] = []
      for message in messages {
        sessions.append(try await application.openWindow(value: message).persistentIdentifier)
      }
      return sessions
    }
    expectEqual(opened, ["2", "2", "3"])
    simulator.expect("first", in: 2)
  }
}
