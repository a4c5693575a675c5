import UIKit

/// Delegates as templates and older apps have them.
open class OldApplicationDelegate: UIResponder, UIApplicationDelegate {
  public static var made = 0

  public override init() {
    super.init()
    Self.made += 1
  }

  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = OldSceneDelegate.self
    return configuration
  }
}

open class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private let store: AccountStore

  init(store: AccountStore) {
    self.store = store
    super.init()
  }

  public override convenience init() {
    self.init(store: AccountStore(names: ["Anna", "Ben"]))
  }

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = NamesController(names: store.names)
    window?.makeKeyAndVisible()
  }
}

public class NamesController: UITableViewController {
  let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    names.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// A cell with initializers as Xcode writes them.
class NameCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.text = "Account"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A view with an initializer of its own.
public class BadgeView: UIView {
  public init() {
    super.init(frame: .zero)
    tag = 7
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
