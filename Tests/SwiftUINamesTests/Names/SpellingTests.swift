import Checking
import ScenesTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var signature: String = "Sent from Postbox"
  @Entry var limit = 7
  @Entry var folder: String?
}

#Preview {
  Text("nothing shows it")
}

#Preview("Named", traits: .landscapeLeft) {
  VStack { Text("nothing shows it either") }
}

/// A form of an app's own, which has an outline and no body.
private struct Envelope: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

private struct Unread: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == Unread {
  fileprivate static var unread: Unread { Unread() }
}

/// A view as apps write it, most of whose look has no effect.
private struct Letter: View {
  @Environment(\.signature) private var signature
  @Environment(\.limit) private var limit
  @Environment(\.colorScheme) private var colorScheme
  @Namespace private var namespace
  @State private var isUrgent = false
  @State private var amount = 1.5

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 8) {
        (Text("Dear ").font(.title) + Text("Ada").bold()).foregroundColor(.pink)
        Text("\(amount, specifier: "%.2f") of \(limit)", comment: "an amount")
        Toggle("Urgent", isOn: $isUrgent.animation(.spring())).toggleStyle(.unread).tint(.red)
        TextField("Amount", value: $amount, format: .number).textFieldStyle(.roundedBorder)
        Menu("More", systemImage: "ellipsis") { Button("Archive", systemImage: "archivebox") {} }
        Text(signature)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .background(Color.white, in: RoundedRectangle(cornerRadius: 4))
          .background(.ultraThinMaterial)
          .overlay(alignment: .topTrailing) { Circle().fill(.white).frame(width: 8, height: 8) }
          .clipShape(Envelope()).shadow(radius: 2).opacity(isUrgent ? 1 : 0.5)
          .matchedGeometryEffect(id: "signature", in: namespace)
      }
      .foregroundStyle(colorScheme == .dark ? .white : .primary)
      .preferredColorScheme(.dark)
      .navigationBarTitle("Letter", displayMode: .inline)
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Send") {} } }
      .badge(2)
    }
    .navigationViewStyle(.stack)
  }
}

private struct LetterApp: App {
  @UIApplicationDelegateAdaptor private var delegate: LetterDelegate

  var body: some Scene {
    WindowGroup { Letter().environment(\.limit, 9) }
      .windowStyle(.hiddenTitleBar).defaultPosition(.center)
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) {}
      }
    MenuBarExtra("Mail", systemImage: "envelope") { Button("Fetch") {} }.menuBarExtraStyle(.menu)
    ImmersiveSpace(id: "room") { Text("never") }
  }
}

private class LetterDelegate: NSObject, UIApplicationDelegate {}

/// Code for SwiftUI compiles and runs as it is written.
@MainActor struct SpellingTests {
  @Test func `a view shows its texts and controls, and its look has no effect`() async {
    let simulator = await AppSimulator(LetterApp())
    for text in ["Dear Ada", "1.50 of 9", "Sent from Postbox", "Archive", "(2)"] {
      simulator.expect(text)
    }
    await simulator.type("2.5", into: "Amount")
    await simulator.submit("Amount")
    simulator.expect("2.50 of 9")
    await simulator.type("many", into: "Amount")
    await simulator.submit("Amount")
    simulator.expect("2.50 of 9")
    await simulator.tap("Urgent")
    expectEqual(simulator.element("Urgent").value, "on")
  }

  @Test func `an extra is a menu of the windows`() async {
    let simulator = await AppSimulator(LetterApp())
    simulator.expect("Mail: [Fetch]")
    expectEqual(simulator.problems, [])
  }

  @Test func `an immersive space can't be opened, which the action says`() async {
    struct Door: View {
      @Environment(\.openImmersiveSpace) private var open
      @State private var outcome = "closed"
      var body: some View {
        Text("door \(outcome)").task {
          if case .error = await open(id: "room") { outcome = "jammed" }
        }
      }
    }
    struct DoorApp: App {
      var body: some Scene { WindowGroup { Door() } }
    }
    let simulator = await AppSimulator(DoorApp())
    await simulator.until { simulator.text.contains("door jammed") }
    expect(simulator.problems.contains { $0.code.rawValue == "unshownSceneRequested" })
  }

  @Test func `rows that a link's binding selects are shown as pages`() async {
    struct Folders: View {
      @State private var chosen: String?
      var body: some View {
        NavigationView {
          VStack {
            ForEach(["Inbox", "Sent"], id: \.self) { folder in
              NavigationLink(
                destination: Text("in \(folder)"), tag: folder, selection: $chosen
              ) { Text(folder) }
            }
          }
        }
      }
    }
    struct FolderApp: App {
      var body: some Scene { WindowGroup { Folders() } }
    }
    let simulator = await AppSimulator(FolderApp())
    await simulator.tap("Sent")
    simulator.expect("in Sent")
    await simulator.back()
    simulator.expect("Inbox")
  }

  @Test func `names of this library that SwiftUI doesn't have aren't seen`() {
    struct Application {}
    struct Message {}
    expectEqual("\(Application.self) \(Message.self)", "Application Message")
    expectEqual(SwiftUI.Text("a"), Text("a"))
    #if !canImport(SwiftUI) || !canImport(Combine) || !canImport(UIKit)
    #error("the names stand for the frameworks")
    #endif
  }

  @Test func `positions in a collection are removed and moved`() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    expectEqual(letters, ["b", "d", "a", "c"])
    letters.remove(atOffsets: [1, 9])
    expectEqual(letters, ["b", "a", "c"])
  }
}
