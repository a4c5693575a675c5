import Scenes
import ScenesTesting
import Testing

/// Closures whose parameter is written with a dollar sign.
@MainActor struct BindingClosureTests {
  private struct Draft: Identifiable {
    var id: Int
    var subject = ""
    var body = ""
  }

  private struct Answer: View {
    @Binding var text: String

    var body: some View { Text("answer \(text)") }
  }

  // The compiler takes the closure's content for code that may run anywhere.
  @Test func `a closure whose parameter is a binding may hold any view`() async {
    struct Editor: View {
      @State private var drafts = [Draft(id: 1, subject: "Lunch")]
      @State private var isOn = false

      var body: some View {
        NavigationStack {
          ForEach($drafts) { $draft in
            VStack(alignment: .leading) {
              HStack { ZStack { Group { Text(draft.subject).bold() } } }
              Grid { GridRow { Text("subject") } }
              TextField("Subject", text: $draft.subject).help("what it is about")
              Toggle(isOn: $isOn) { Text("urgent") }
              Stepper(value: .constant(1)) { Text("copies") }
              Slider(value: .constant(1)) { Text("size") }
              Picker("Answer", selection: $draft.body) { Text("none").tag("") }
              if draft.subject.isEmpty { EmptyView() } else { Divider() }
              Section("Text") { TextEditor(text: $draft.body) }
              Section {
                GroupBox("Box") { ProgressView(value: 0.5) { Text("sent") } }
              } header: {
                Label {
                  Text("header")
                } icon: {
                  Image("icon")
                }
              }
              Form { ScrollView { List { Text("row") } } }
              NavigationLink(value: 1) { Text("link") }
              NavigationLink {
                Text("page")
              } label: {
                Text("view")
              }
              NavigationSplitView {
                Text("side")
              } detail: {
                Text("detail")
              }
              TabView { Tab("One") { Text("one") } }
              Button {
                drafts = []
              } label: {
                Text("Drop \(draft.subject)")
              }
              .onAppear {}
              .sheet(isPresented: $isOn) { Text("sheet") }
              .toolbar { ToolbarItem { Text("bar") } }
              Answer(text: $draft.body)
            }
          }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Editor() })
    await simulator.type("Dinner", into: "Subject")
    simulator.expect("[Drop Dinner]")
  }
}
