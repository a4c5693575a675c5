import Scenes

/// A draft in a window of its own, which asks before it loses what was written.
struct ComposeView: View {
  @Binding var draft: Draft
  @Environment(MailStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @AppStorage("signature") private var signature = ""
  @State private var error: UnknownRecipient?
  @State private var isFailed = false
  @State private var isDone = false
  @FocusState private var focus: Field?

  private enum Field { case recipient, subject, text }

  var body: some View {
    Form {
      TextField("To", text: $draft.recipient)
        .focused($focus, equals: .recipient)
        .onSubmit { focus = .subject }
      TextField("Subject", text: $draft.subject)
        .focused($focus, equals: .subject)
        .onSubmit { focus = .text }
      TextField("Text", text: $draft.text, prompt: Text("Your message"), axis: .vertical)
        .focused($focus, equals: .text)
    }
    .submitLabel(.next)
    .navigationTitle(draft.subject.isEmpty ? "New Message" : draft.subject)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Send", systemImage: "paperplane", action: send)
          .keyboardShortcut("d", modifiers: [.command, .shift])
          .disabled(draft.recipient.isEmpty)
      }
    }
    .onAppear {
      if draft.text.isEmpty { draft.text = signature }
      focus = draft.recipient.isEmpty ? .recipient : .text
    }
    .alert(isPresented: $isFailed, error: error) { _ in
      Button("OK") { focus = .recipient }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .dismissalConfirmationDialog(
      "Discard this message?", shouldPresent: !isUntouched && !isDone
    ) {
      Button("Discard", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It was never sent.")
    }
  }

  /// Whether the person has written nothing.
  private var isUntouched: Bool {
    var begun = store[draft.answered].map(Draft.reply) ?? Draft()
    if draft.text == signature { begun.text = signature }
    return draft == begun
  }

  private func send() {
    do throws(UnknownRecipient) {
      try store.send(draft)
      isDone = true
      dismiss()
    } catch {
      self.error = error
      isFailed = true
    }
  }
}
