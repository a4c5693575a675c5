import Checking
import Foundation
import SceneDisplay
import SceneRuntime
import TestSupport
import Testing

@testable import SceneViews

/// The acts that elements list are those that their views take.
@MainActor struct ElementActsTests {
  private struct Controls: View {
    var body: some View {
      Button("Button") {}
      Link("Link", destination: URL(filePath: "/"))
      Toggle("Toggle", isOn: .constant(false))
      TextField("Field", text: .constant(""))
      SecureField("Secret", text: .constant(""))
      TextEditor(text: .constant(""))
      Slider(value: .constant(0))
      Stepper("Stepper", value: .constant(0))
      ProgressView("Progress", value: 0.5)
      Picker("Picker", selection: .constant(1)) { Text("Option").tag(1) }
      Group { Text("Tappable") }.onTapGesture {}
    }
  }

  private struct Collections: View {
    var body: some View {
      List(1..<4, id: \.self) { Text("\($0)") }
      List(1..<4, id: \.self, selection: .constant(2)) { Text("\($0)") }
      TabView { Text("Tab").tabItem { Text("Label") } }
      Section("Section") { Image("image") }
      ScrollView { Text("Scrolled") }.scrollPosition(id: .constant(Int?.none))
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  private static let views: [@MainActor () -> any WindowContent & DisplayContent] = [
    { HostingContent(rootView: Controls()) },
    { HostingContent(rootView: Collections()) },
    {
      HostingContent(rootView: Text("a").sheet(isPresented: .constant(true)) { Text("b") })
    },
    {
      HostingContent(
        rootView: Text("a").alert("Alert", isPresented: .constant(true)) { Button("b") {} })
    },
    {
      HostingContent(
        rootView: Text("a").confirmationDialog("Dialog", isPresented: .constant(true)) {
          Button("b") {}
        })
    },
  ]

  private static let acts: [(DisplayActs, ContentEvent.Act)] = [
    (.press, .press), (.enter, .enter("a")), (.submit, .submit), (.set, .set(1)),
    (.step, .step(.up)), (.dismiss, .dismiss), (.scroll, .scroll(to: 0)),
  ]

  @Test func `a view takes the acts that its element lists, and no others`() {
    var taken = DisplayActs()
    for make in Self.views {
      for (kind, act) in Self.acts {
        for index in show(make, { $0.display.all.indices }) {
          show(make) { content in
            let node = content.display.all[index]
            // Other rows are pulled.
            if kind == .scroll, node.element.rows != nil { return }
            var act = act
            if kind == .scroll { act = .scroll(to: node.children.last?.id ?? node.id) }
            let isTaken = content.receive(ContentEvent(act, on: node.id)) == nil
            expectEqual(isTaken, node.element.acts.contains(kind), "\(act) on \(node.element)")
            if isTaken { taken.insert(kind) }
          }
        }
      }
    }
    expectEqual(taken, [.press, .enter, .submit, .set, .step, .dismiss, .scroll])
  }

  /// Mounts new content, as an act may change what is shown.
  private func show<Result>(
    _ make: @MainActor () -> any WindowContent & DisplayContent,
    _ body: (any WindowContent & DisplayContent) -> Result
  ) -> Result {
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let content = make()
    content.mount(in: window)
    defer { content.unmount() }
    content.update()
    return body(content)
  }
}
