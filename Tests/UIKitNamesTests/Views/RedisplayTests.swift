import Checking
import SceneDisplay
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Parts that change after they were shown are shown as they are.
  @MainActor struct RedisplayTests {
    private let screens = ScreenTests()

    private func change(_ simulator: AppSimulator, _ action: @escaping @MainActor () -> Void)
      async throws
    {
      try await simulator.perform { _ in action() }
      await simulator.settle()
    }

    @Test func `a tab has the title and the image of its item`() async throws {
      let inbox = UIViewController()
      inbox.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [inbox, UIViewController()]
      let simulator = await screens.show(tabs)
      simulator.expect("Inbox")
      try await change(simulator) { inbox.tabBarItem.title = "Letters" }
      simulator.expect("Letters")
      try await change(simulator) { inbox.tabBarItem.title = nil }
      simulator.expect(no: "Letters")
      try await change(simulator) { inbox.tabBarItem.image = UIImage(systemName: "tray") }
      simulator.expect("tray")
      try await change(simulator) {
        inbox.tabBarItem = UITabBarItem(title: "Archive", image: nil, tag: 0)
      }
      simulator.expect("Archive")
    }

    @Test func `the title of the first controller of a tab changes`() async throws {
      let inbox = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: inbox)]
      let simulator = await screens.show(tabs)
      try await change(simulator) { inbox.tabBarItem.title = "Letters" }
      simulator.expect("Letters")
    }

    @Test func `a row shows the texts and the image that it lacked at first`() async throws {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      let root = UIViewController()
      root.view.addSubview(cell)
      let simulator = await screens.show(root)
      try await change(simulator) { cell.textLabel?.text = "Lunch" }
      simulator.expect("Lunch")
      try await change(simulator) { cell.detailTextLabel?.text = "Friday" }
      simulator.expect("Friday")
      try await change(simulator) { cell.imageView?.image = UIImage(systemName: "star") }
      expect(try display(simulator).contains { if case .image = $0 { true } else { false } })
    }

    @Test func `the title of a button has the font of its label`() async throws {
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      let root = UIViewController()
      root.view.addSubview(button)
      let simulator = await screens.show(root)
      expectContains(try display(simulator), .text("Send"))
      try await change(simulator) { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
      expectContains(try display(simulator), .styledText([TextRun("Send", isBold: true)]))
    }

    private func display(_ simulator: AppSimulator) throws -> [DisplayElement] {
      func elements(_ node: DisplayNode) -> [DisplayElement] {
        [node.element] + node.children.flatMap(elements)
      }
      let window = try require(UIApplication.shared.keyWindow)
      return elements(try require(window.content as? any DisplayContent).display)
    }
  }
}
