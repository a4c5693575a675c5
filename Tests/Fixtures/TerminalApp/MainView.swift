import Foundation
import Scenes

/// The window that opens at launch: buttons for all that can happen to a process.
struct MainView: View {
  @Environment(\.application) private var application
  @Environment(\.sceneSession) private var session
  @Environment(\.openWindow) private var openWindow
  @SceneStorage("count") private var count = 0
  @State private var hasSheet = false
  @State private var hasAlert = false
  @State private var answer = ""

  private var delegate: AppDelegate? { application?.delegate as? AppDelegate }

  var body: some View {
    VStack {
      Text("Count \(count) \((delegate?.letters.all ?? []).joined(separator: " "))")
      Button("Add") { count += 1 }
      Button("Form") { openWindow(id: "form") }
      Button("Rows") { openWindow(id: "rows") }
      Button("Sheet") { hasSheet = true }
      Button("Alert") { hasAlert = true }
      Button("Guard") { protect() }
      Button("Print") { printLines() }
      Button("Trap") { trap() }
      Button("Hang") { AppDelegate.hang() }
      Button("Stay") { delegate?.staysAtEnd = true }
      Button("Exit") { exit(7) }
      Text(answer)
    }
    .sheet(isPresented: $hasSheet) {
      VStack {
        Text("In the sheet")
        Button("Done") { hasSheet = false }
      }
    }
    .alert("Sure?", isPresented: $hasAlert) {
      Button("Yes") { answer = "Answered yes" }
      Button("No", role: .cancel) { answer = "Answered no" }
    }
  }

  private func protect() {
    (session?.scene as? WindowScene)?.closureConfirmation = SceneClosureConfirmation(
      title: "Discard the draft?", message: "It was never sent.", confirmTitle: "Discard",
      cancelTitle: "Keep")
  }

  private func printLines() {
    print("printed by the app")
    FileHandle.standardError.write(Data("complained \u{1B}[31m by the app\n".utf8))
  }

  private func trap() {
    let none: [Int] = []
    print(none[count])
  }
}

/// A form with every kind of field.
struct FormView: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var text = ""
  @State private var isOn = false
  @State private var size = 10.0

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      TextEditor(text: $text).accessibilityLabel("Text")
      Toggle("Sound", isOn: $isOn)
      Slider(value: $size, in: 0...100) { Text("Size") }
      Text("Hello \(name.debugDescription)")
      Text("\(text.count) characters, \(secret.count) secret")
      Image("moth", label: Text("A moth"))
    }
    .navigationTitle(name.isEmpty ? "Form" : name)
  }
}

/// A long list with pages.
struct RowsView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(0..<300, id: \.self) { number in
        HStack {
          Text("Row \(number) 漢字 👩🏽‍💻 é")
          Button("Open \(number)") { path = [number] }
        }
      }
      .navigationDestination(for: Int.self) { number in
        Text("Page \(number)").navigationTitle("Page \(number)")
      }
    }
  }
}
