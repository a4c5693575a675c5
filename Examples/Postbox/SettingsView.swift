import Scenes

/// The settings of the inbox.
struct SettingsView: View {
  @Bindable var mailbox: Mailbox

  var body: some View {
    Form {
      Toggle("Show Unread Only", isOn: $mailbox.showsUnreadOnly)
    }
    .navigationTitle("Settings")
  }
}
