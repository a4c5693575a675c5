import SceneRuntime

extension UIViewController {
  /// Presents a controller in front of the window: as a sheet, an alert or a dialog.
  ///
  /// It is presented by the controller in front of this one's container. A controller outside of a window presents
  /// nothing, and neither does one that already presents; both are recorded as problems.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - animated: Whether it appears with an animation, which its methods get.
  ///   - completion: An action after it appeared.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let hierarchy else {
      return report(.presenterOutsideWindow(type(of: controller), by: type(of: self)))
    }
    let presenter = outermostContainer
    guard presenter.presentedViewController == nil, controller.presenter == nil,
      controller.parent == nil, controller !== presenter
    else {
      return report(.presenterIsBusy(type(of: controller), by: type(of: presenter)))
    }
    presenter.presentedViewController = controller
    controller.presenter = presenter
    presenter.redisplay.change()
    hierarchy.controllersDidChange(animated: animated)
    if let completion { hierarchy.afterUpdate(completion) }
  }

  /// Dismisses the controllers that this one presents, or else this one.
  ///
  /// - Parameters:
  ///   - animated: Whether they disappear with an animation, which their methods get.
  ///   - completion: An action after they disappeared.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let container = outermostContainer
    guard
      let presenter = presentedViewController != nil
        ? self : container.presentedViewController != nil ? container : container.presenter
    else {
      completion?()
      return
    }
    let hierarchy = presenter.hierarchy
    presenter.removePresented()
    hierarchy?.controllersDidChange(animated: animated)
    guard let completion else { return }
    if let hierarchy { hierarchy.afterUpdate(completion) } else { completion() }
  }

  /// Takes away the presented controller, and those in front of it.
  private func removePresented() {
    guard let presented = presentedViewController else { return }
    presented.removePresented()
    presentedViewController = nil
    presented.presenter = nil
    redisplay.change()
  }

  /// Dismisses the presented controller because a person did.
  func dismissByPerson(_ presented: UIViewController) {
    guard presentedViewController === presented else { return }
    let presentation = presented.presentationController
    let delegate = presentation?.delegate
    if let presentation,
      presented.isModalInPresentation
        || delegate?.presentationControllerShouldDismiss(presentation) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      redisplay.change()
      return
    }
    if let presentation { delegate?.presentationControllerWillDismiss(presentation) }
    let hierarchy = hierarchy
    removePresented()
    hierarchy?.controllersDidChange(animated: true)
    if let cancellation = presented.cancellation { hierarchy?.afterUpdate(cancellation) }
    if let presentation {
      hierarchy?.afterUpdate { delegate?.presentationControllerDidDismiss(presentation) }
    }
  }

  /// The container that isn't inside another one.
  private var outermostContainer: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func report(_ problem: Problem) {
    (Application.current ?? Application.latest)?.report(problem)
  }

  /// Whether the controller is being presented; only while its view appears.
  public var isBeingPresented: Bool { presenter != nil && hierarchy?.isTransitioning == true }
  /// Whether the controller is being dismissed; only while its view disappears.
  public var isBeingDismissed: Bool { presenter == nil && parent == nil && isAppearing }
}

extension UIViewController {
  /// Adds a controller to the children; add its view to this view too.
  public func addChild(_ controller: UIViewController) {
    guard controller.parent !== self, !isInside(controller) else { return }
    controller.willMove(toParent: self)
    controller.removeFromParent()
    children.append(controller)
    controller.parent = self
    hierarchy?.controllersDidChange()
  }

  /// Takes the controller out of its parent's children.
  public func removeFromParent() {
    guard let parent else { return }
    let hierarchy = hierarchy
    parent.children.removeAll { $0 === self }
    self.parent = nil
    hierarchy?.controllersDidChange()
    didMove(toParent: nil)
  }
}

extension UIViewController {
  /// Replaces the children of a container, with the calls for those that come and go.
  ///
  /// A controller that contains this one, and one that stands twice, is left out.
  func replaceChildren(by requested: [UIViewController]) {
    var controllers: [UIViewController] = []
    for controller in requested
    where !isInside(controller) && !controllers.contains(where: { $0 === controller }) {
      controllers.append(controller)
    }
    let removed = children.filter { child in !controllers.contains { $0 === child } }
    let added = controllers.filter { $0.parent !== self }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added {
      controller.willMove(toParent: self)
      controller.removeFromParent()
    }
    children = controllers
    for controller in added { controller.parent = self }
    for controller in removed { controller.parent = nil }
    for controller in removed { controller.didMove(toParent: nil) }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Whether the controller is another one, or inside it.
  fileprivate func isInside(_ controller: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === controller }
  }
}
