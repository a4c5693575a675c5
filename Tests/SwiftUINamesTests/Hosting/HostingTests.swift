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
  static func dismantleUIView(_ label: UILabel, coordinator: Void) {
    Called.methods.append("note dismantled")
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

private struct CoveredApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          Note(text: "note")
          Counter(count: 1)
          NavigationLink("Next") { Text("next page") }
        }
      }
    }
  }
}

private final class PageController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("it is made in code")
  }

  private func record(_ call: String) { Called.methods.append("\(title ?? "") \(call)") }

  override func viewDidLoad() {
    let label = UILabel()
    label.text = "page \(title ?? "")"
    view.addSubview(label)
    record("loaded")
  }

  override func viewDidAppear(_ animated: Bool) { record("appeared") }
  override func viewDidDisappear(_ animated: Bool) { record("disappeared") }
}

private struct Stack: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let stack = UINavigationController(rootViewController: PageController("first"))
    stack.pushViewController(PageController("second"), animated: false)
    return stack
  }
  func updateUIViewController(_ stack: UINavigationController, context: Context) {}
}

private struct Tabs: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [PageController("second"), PageController("first")]
    return tabs
  }
  func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
}

private struct StackApp: App {
  var body: some Scene {
    WindowGroup { Stack() }
  }
}

private struct ReplacingStack: UIViewControllerRepresentable {
  let name: String

  func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
  func updateUIViewController(_ stack: UINavigationController, context: Context) {
    if stack.viewControllers.first?.title == name { return }
    stack.setViewControllers([PageController(name)], animated: false)
  }
}

private struct ReplacingApp: App {
  private struct Content: View {
    @State private var name = "first"

    var body: some View {
      Button("Replace") { name = "second" }
      ReplacingStack(name: name)
    }
  }

  var body: some Scene {
    WindowGroup { Content() }
  }
}

private struct TabsApp: App {
  var body: some Scene {
    WindowGroup { Tabs() }
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

  @Test func `what a page covers is kept, and ends with its window`() async {
    let simulator = await AppSimulator(CoveredApp())
    Called.methods = []
    await simulator.tap("Next")
    simulator.expect("next page")
    expectEqual(Called.methods, ["disappeared"])
    await simulator.back()
    simulator.expect("count 1")
    expectEqual(Called.methods, ["disappeared", "appeared"])
    Called.methods = []
    await simulator.close()
    await simulator.until { Called.methods.count == 3 }
    expectEqual(Called.methods, ["note dismantled", "disappeared", "dismantled"])
  }

  @Test func `what a page covers ends when both are removed`() async {
    let simulator = await AppSimulator(CoveredApp())
    await simulator.tap("Next")
    Called.methods = []
    await simulator.close()
    await simulator.until { Called.methods.count == 2 }
    expectEqual(Called.methods, ["note dismantled", "dismantled"])
  }

  @Test func `a stack among views loads and shows its pages`() async {
    let simulator = await AppSimulator(StackApp())
    simulator.expect("page second")
    expectEqual(Called.methods, ["second loaded", "second appeared"])
    await simulator.back()
    await simulator.settle()
    simulator.expect("page first")
    expectEqual(
      Set(Called.methods.dropFirst(2)), ["second disappeared", "first loaded", "first appeared"])
  }

  @Test func `a page that replaces another one among views is told that it appears`() async {
    let simulator = await AppSimulator(ReplacingApp())
    simulator.expect("page first")
    expectEqual(Called.methods, ["first loaded", "first appeared"])
    await simulator.tap("Replace")
    await simulator.settle()
    simulator.expect("page second")
    expectEqual(
      Set(Called.methods.dropFirst(2)), ["first disappeared", "second loaded", "second appeared"])
    expectEqual(simulator.problems, [])
  }

  @Test func `tabs among views load and show their pages`() async {
    let simulator = await AppSimulator(TabsApp())
    simulator.expect("page second")
    expectEqual(Called.methods, ["second loaded", "second appeared"])
    await simulator.tap("first")
    await simulator.settle()
    simulator.expect("page first")
    expectEqual(
      Set(Called.methods.dropFirst(2)), ["second disappeared", "first loaded", "first appeared"])
  }
}
