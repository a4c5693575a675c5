import Observation
import Scenes

@main
struct Postbox: App {
  private let outbox = Outbox()

  var body: some Scene {
    WindowGroup("Inbox") {
      InboxView(outbox: outbox)
    }
    WindowGroup("New Message", id: "compose") {
      ComposeView(outbox: outbox)
    }
  }
}

@MainActor @Observable
final class Outbox {
  private(set) var sent: [String] = []

  func send(_ subject: String) {
    sent.append(subject)
  }
}

struct InboxView: View {
  let outbox: Outbox
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading) {
      Button("New Message") {
        openWindow(id: "compose")
      }
      ForEach(outbox.sent, id: \.self) { subject in
        Text("Sent: \(subject)")
      }
    }
  }
}

struct ComposeView: View {
  let outbox: Outbox
  @State private var subject = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Subject", text: $subject)
      SendButton(outbox: outbox, subject: subject)
      Button("Discard", role: .destructive) {
        dismiss()
      }
    }
    .closureConfirmation(question)
  }

  private var question: SceneClosureConfirmation? {
    subject.isEmpty
      ? nil
      : SceneClosureConfirmation(
        title: "Discard the draft?", confirmTitle: "Discard", cancelTitle: "Keep")
  }
}

struct SendButton: View {
  let outbox: Outbox
  let subject: String
  @Environment(\.application) private var application
  @Environment(\.sceneSession) private var session

  var body: some View {
    Button("Send") {
      outbox.send(subject)
      close()
    }
  }

  private func close() {
    guard let session else { return }
    let options = WindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .commit
    application?.requestSceneSessionDestruction(session, options: options)
  }
}
