import Scenes

/// A draft: a task that is begun, finished, and closes itself.
struct ComposeView: View {
  let mailbox: Mailbox
  @Binding var draft: Draft
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("To", text: $draft.recipient)
      TextField("Subject", text: $draft.subject)
      TextEditor(text: $draft.text).accessibilityLabel("Text")
      Button("Send") {
        mailbox.send(draft)
        dismiss()
      }
      Button("Discard", role: .destructive) { dismiss() }
    }
    .navigationTitle(draft.subject.isEmpty ? "New Message" : draft.subject)
    .closureConfirmation(
      draft.isEmpty
        ? nil
        : SceneClosureConfirmation(
          title: "Discard the draft?", confirmTitle: "Discard", cancelTitle: "Keep"))
  }
}
