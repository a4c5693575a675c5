import Foundation
import Scenes

/// An app with one of everything that a person can act on, so that random input finds something.
struct TypedApp: App {
  static var identifier: String { "com.example.typed" }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
      .commands {
        CommandMenu("Letters") { Button("Write") {}.keyboardShortcut("b") }
      }
    WindowGroup("Number", id: "number", for: Int.self) { Page(number: $0.wrappedValue ?? 0) }
    WindowGroup("Form", id: "form") { Fields() }
      .keyboardShortcut("e")
    Settings { Fields() }
  }

  /// A launch of it, for a host.
  @MainActor static func launch(on host: any SceneHost) -> AppLaunch {
    AppLaunch(TypedApp(), host: host, profile: .tablet, services: .repeatable())
  }
}

private struct Inbox: View {
  @State private var names: [String] = ["漢字", "e\u{301}", "👩🏽‍💻"]
  @State private var isAsking = false
  @State private var isWriting = false
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.sceneSession) private var session

  var body: some View {
    NavigationSplitView {
      List(0..<200, id: \.self) { number in
        Button("\(number) \(names[number % names.count])") {
          openWindow(id: "number", value: number % 5)
        }
      }
    } detail: {
      VStack {
        Button("Ask") { isAsking = true }
        Button("Write") { isWriting = true }
        Button("Form") { openWindow(id: "form") }
        Button("Settings") { openSettings() }
        Button("Guard") {
          (session?.scene as? WindowScene)?.closureConfirmation = SceneClosureConfirmation(
            title: "Close?")
        }
        Button("odd \u{1B}[31m\u{202E}\n漢") { names.append("\(names.count)") }
      }
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { names.append("yes") }
      Button("No", role: .cancel) {}
    }
    .sheet(isPresented: $isWriting) {
      VStack {
        Fields()
        Button("Done") { isWriting = false }
      }
    }
  }
}

private struct Page: View {
  let number: Int
  @State private var tab = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView(selection: $tab) {
      Tab("First", value: 0) {
        VStack {
          Text("Page \(number)")
          Button("Close") { dismiss() }
        }
      }
      Tab("Second", value: 1) { ScrollView { Text(String(repeating: "long text 漢 ", count: 90)) } }
    }
  }
}

private struct Fields: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var text = "one\ntwo"
  @State private var isOn = false
  @State private var size = 10.0
  @State private var count = 3
  @State private var choice = 1

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      TextEditor(text: $text)
      Toggle("Sound", isOn: $isOn)
      Slider(value: $size, in: 0...100) { Text("Size") }
      Stepper("Copies", value: $count, in: 0...9)
      Picker("Choice", selection: $choice) {
        ForEach(0..<4, id: \.self) { Text("choice \($0)").tag($0) }
      }
      Text(name)
    }
  }
}
