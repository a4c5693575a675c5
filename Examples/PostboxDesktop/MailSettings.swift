import Foundation
import Scenes

struct MailSettings: View {
  @Environment(MailStore.self) private var store
  @AppStorage("previewLines") private var previewLines = 1
  @AppStorage("signature") private var signature = ""

  var body: some View {
    Form {
      Section("Mail") {
        LabeledContent("Messages", value: store.messages.count, format: .number)
        LabeledContent("Unread", value: store.messages.count(where: \.isUnread), format: .number)
      }
      Section {
        Stepper("Lines of Preview: \(previewLines)", value: $previewLines, in: 0...5)
        TextField("Signature", text: $signature, axis: .vertical)
      } header: {
        Text("Messages")
      } footer: {
        Text("New messages begin with the signature.")
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 400)
  }
}
