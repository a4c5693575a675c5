import Scenes
import ScenesTesting

/// The value of a view, for a test that reads and sets it.
@MainActor final class Access<Value> {
  /// The values that the body of the view has read.
  private(set) var shown: [Value] = []
  var set: (Value) -> Void = { _ in }

  func show(_ value: Value, set: @escaping (Value) -> Void) {
    shown.append(value)
    self.set = set
  }

  /// Sets the value, and shows the change.
  func set(_ value: Value, in simulator: AppSimulator) async {
    set(value)
    await simulator.settle()
  }
}

/// A view with a property that a test reads and sets.
struct Keeping<Value>: View {
  let access: Access<Value>
  @SceneStorage var value: Value

  init(_ access: Access<Value>, _ value: SceneStorage<Value>) {
    self.access = access
    _value = value
  }

  var body: some View {
    access.show(value) { value = $0 }
    return Text("kept")
  }
}

/// An app with windows of one view, which can be another one after a relaunch.
struct Showing: App {
  private var content: @MainActor () -> AnyView

  init<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    self.content = { AnyView(content()) }
  }

  init() {
    self.init { Text("made without content") }
  }

  var body: some Scene {
    WindowGroup { content() }
  }
}
