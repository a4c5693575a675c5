import UIKit

/// Code of Swift 5 that names no actor, and touches windows, scenes and the application.
public class AccountStore: NSObject {
  public static let shared = AccountStore()
  public var onChange: (() -> Void)?
  public private(set) var names: [String]

  private override init() {
    names = []
    super.init()
  }

  public init(names: [String]) {
    self.names = names
    super.init()
  }

  public func load(_ name: String) {
    DispatchQueue.main.async {
      self.names.append(name)
      self.onChange?()
      UIApplication.shared.windows.first?.rootViewController?.title = name
    }
  }

  public func signOut() {
    for scene in UIApplication.shared.connectedScenes {
      (scene as? UIWindowScene)?.windows.first?.rootViewController = WelcomeController()
    }
    NotificationCenter.default.post(name: .accountChanged, object: nil)
  }
}

extension Notification.Name {
  static let accountChanged = Notification.Name("accountChanged")
}

/// The first window of the application, for code that has none.
public func frontWindow() -> UIWindow? {
  UIApplication.shared.windows.first { $0.isKeyWindow }
}

public class WelcomeController: UIViewController {
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
