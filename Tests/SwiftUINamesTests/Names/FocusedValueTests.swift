import Checking
import ScenesTesting
import SwiftUI
import Testing

private struct FolderKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var folder: Binding<String>? {
    get { self[FolderKey.self] }
    set { self[FolderKey.self] = newValue }
  }
}

private struct FolderCommands: Commands {
  @FocusedBinding(\.folder) private var folder
  @FocusedObject private var model: MailModel?

  private var isInbox: Binding<Bool> {
    let folder: Binding<String?> = $folder
    return Binding {
      folder.wrappedValue == "Inbox"
    } set: {
      folder.wrappedValue = $0 ? "Inbox" : nil
    }
  }

  var body: some Commands {
    CommandMenu("Mail") {
      Button("Empty \(folder ?? "nothing")") { folder = "Trash" }.disabled(folder == nil)
      Button("Mark \(model?.unread ?? 0)") { model?.unread += 1 }
      Toggle("Inbox", isOn: isInbox).disabled($folder.wrappedValue == nil)
    }
  }
}

private struct FolderPane: View {
  @State private var folder = "Inbox"
  @State private var isOpen = true
  @StateObject private var model = MailModel()

  var body: some View {
    Text("in \(folder)")
    Toggle("Open", isOn: $isOpen)
    if isOpen { Text("open").focusedSceneValue(\.folder, $folder).focusedSceneObject(model) }
  }
}

private struct PaneApp: App {
  var body: some Scene {
    WindowGroup { FolderPane() }.commands { FolderCommands() }
  }
}

/// Values that views offer to the commands of their window.
@MainActor struct FocusedValueTests {
  @Test func `commands read and write what the views of their window offer`() async {
    let simulator = await AppSimulator(PaneApp())
    await simulator.tap("Mail > Empty Inbox")
    simulator.expect("in Trash")
    await simulator.tap("Mail > Mark 0")
    expect(simulator.element("Mail > Mark 1").exists)
    await simulator.newWindow()
    expect(simulator.element("Mail > Empty Inbox", in: 2).exists)
  }

  @Test func `the projected value is a binding to an optional, to which nil can't be written`()
    async
  {
    let simulator = await AppSimulator(PaneApp())
    await simulator.tap("Mail > Empty Inbox")
    await simulator.tap("Mail > Inbox")
    simulator.expect("in Inbox")
    await simulator.tap("Mail > Inbox")
    simulator.expect("in Inbox")
    await simulator.tap("Open")
    expect(!simulator.element("Mail > Inbox").isEnabled)
  }

  @Test func `a view that has gone offers nothing`() async {
    let simulator = await AppSimulator(PaneApp())
    await simulator.tap("Open")
    expect(!simulator.element("Mail > Empty nothing").isEnabled)
  }
}
