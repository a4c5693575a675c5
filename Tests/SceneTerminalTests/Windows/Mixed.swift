import Observation
import Scenes

/// The actions that the views of a test performed, and the values of their controls.
@MainActor @Observable final class Told {
  var lines: [String] = []
  var name = "Ada"
  var secret = ""
  var notes = "one\ntwo"
  var isOn = false
  var volume = 0.5
  var copies = 2
  var mailbox = "b"
  var tab = 1

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A window with a control of each kind.
struct Mixed: View {
  @Bindable var told: Told

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("One") { told.lines.append("one") }
        Button("Two") { told.lines.append("two") }.keyboardShortcut("2")
        Button("Off") { told.lines.append("off") }.disabled(true)
      }
      TextField("Name", text: $told.name).onSubmit { told.lines.append("submit \(told.name)") }
      SecureField("Secret", text: $told.secret)
      Toggle("Sounds", isOn: $told.isOn)
      Slider(value: $told.volume) { Text("Volume") }
      Stepper("Copies", value: $told.copies)
      Picker("Mailbox", selection: $told.mailbox) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0).tag($0) }
      }
      Text("Tap").onTapGesture { told.lines.append("tap") }
      Button("Done") { told.lines.append("done") }.keyboardShortcut(.defaultAction)
    }
  }
}
