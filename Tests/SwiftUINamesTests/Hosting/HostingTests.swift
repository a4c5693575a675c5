import Checking
import ScenesTesting
import SwiftUI
import Testing

/// The calls of a represented controller, in order.
@MainActor private enum Called {
  static var methods: [String] = []
}

private struct Note: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(text) in \(context.environment.folder ?? "no folder")"
  }
}

private final class CounterController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    view.addSubview(label)
    Called.methods.append("loaded")
  }

  override func viewDidAppear(_ animated: Bool) { Called.methods.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { Called.methods.append("disappeared") }
}

private struct Counter: UIViewControllerRepresentable {
  final class Coordinator {
    var updates = 0
  }

  let count: Int

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> CounterController { CounterController() }
  func updateUIViewController(_ controller: CounterController, context: Context) {
    context.coordinator.updates += 1
    controller.loadViewIfNeeded()
    controller.label.text = "count \(count)"
  }
  static func dismantleUIViewController(
    _ controller: CounterController, coordinator: Coordinator
  ) {
    Called.methods.append("dismantled")
  }
}

private struct Represented: View {
  @State private var count = 1

  var body: some View {
    Note(text: "note \(count)").environment(\.folder, "Inbox")
    Button("More") { count += 1 }
    if count < 3 { Counter(count: count) }
  }
}

private struct RepresentedApp: App {
  var body: some Scene {
    WindowGroup { Represented() }
  }
}

/// Views and controllers of UIKit among views.
@MainActor @Suite(.serialized) struct HostingTests {
  init() {
    Called.methods = []
  }

  @Test func `a view of UIKit shows the values and the environment of its view`() async {
    let simulator = await AppSimulator(RepresentedApp())
    simulator.expect("note 1 in Inbox")
    await simulator.tap("More")
    simulator.expect("note 2 in Inbox")
  }

  @Test func `a controller of UIKit is loaded, appears, is updated and ends`() async {
    let simulator = await AppSimulator(RepresentedApp())
    simulator.expect("count 1")
    expectEqual(Called.methods, ["loaded", "appeared"])
    await simulator.tap("More")
    simulator.expect("count 2")
    await simulator.tap("More")
    expect(!simulator.text.contains("count"))
    expectEqual(Called.methods, ["loaded", "appeared", "disappeared", "dismantled"])
  }
}
