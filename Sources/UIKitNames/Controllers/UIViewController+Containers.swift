extension UIViewController {
  /// The nearest navigation controller that contains the controller; nil if there is none.
  public var navigationController: UINavigationController? { container() }
  /// The nearest tab bar controller that contains the controller; nil if there is none.
  public var tabBarController: UITabBarController? { container() }
  /// The nearest split view controller that contains the controller; nil if there is none.
  public var splitViewController: UISplitViewController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Pushes a controller onto the stack of the nearest navigation controller, or presents the controller if there is
  /// no navigation controller.
  ///
  /// If this controller is a navigation controller itself, its own stack is used.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - sender: The object that requests to show the controller; the parameter has no effect.
  public func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller in the last column of the nearest split view controller, or presents the controller if there
  /// is no split view controller.
  ///
  /// If this controller is a split view controller itself, its own last column is used.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - sender: The object that requests to show the controller; the parameter has no effect.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController ?? splitViewController {
      split.setViewController(controller, for: .secondary)
    } else {
      present(controller, animated: true)
    }
  }

  /// Records a problem, because storyboards have no segues in this library.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - sender: The object that requests the segue; the parameter has no effect.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    report(.unperformedSegue(identifier, in: storyboard?.name ?? ""))
  }
}
