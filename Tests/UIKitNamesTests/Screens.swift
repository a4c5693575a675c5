import ScenesTesting
import Testing
import UIKit

/// Apps of one screen in UIKit's names; their delegates are made by class, so one test runs at a time.
@MainActor @Suite(.serialized) struct ScreenTests {
  init() {
    Screen.root = { UIViewController() }
    Screen.delegate = ScreenDelegate()
    Screen.calls = []
  }

  /// Runs an app that shows a controller.
  func show(_ root: @escaping @autoclosure () -> UIViewController) async -> AppSimulator {
    Screen.root = root
    return await AppSimulator(delegate: ScreenDelegate.self)
  }
}

/// The root view controller of a test's app, its delegate, and the calls that were recorded.
@MainActor enum Screen {
  static var root: () -> UIViewController = { UIViewController() }
  static var delegate = ScreenDelegate()
  static var calls: [String] = []
}

class ScreenDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Screen.delegate = self
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ScreenSceneDelegate.self
    return configuration
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.insertChild(
      UIMenu(
        title: "Mail",
        children: [UIAction(title: "Get Mail") { _ in Screen.calls.append("get mail") }]),
      atEndOfMenu: .file)
  }
}

class ScreenSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Screen.root()
    self.window = window
    window.makeKeyAndVisible()
  }
}

/// A controller that records what it is told.
class RecordingController: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("it is made in code")
  }

  private func record(_ call: String) { Screen.calls.append("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    record("loaded")
    let label = UILabel()
    label.text = "Content of \(name)"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) { record("will appear") }
  override func viewIsAppearing(_ animated: Bool) { record("is appearing") }
  override func viewDidLayoutSubviews() { record("laid out") }
  override func viewDidAppear(_ animated: Bool) { record("did appear") }
  override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { record("did disappear") }
}
