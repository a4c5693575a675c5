import SceneRuntime

extension UIViewController {
  /// Presents a controller in front of the window: as a sheet, an alert or a dialog.
  ///
  /// It is presented by the controller in front of this one's container. A controller outside of a window presents
  /// nothing, and neither does one that already presents, or whose dismissal with an animation is under way; all are
  /// recorded as problems.
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
    hierarchy.settle([controller])
    if let leaving = [presenter.presentedViewController, controller, presenter].lazy
      .compactMap(\.self).first(where: \.isBeingDismissed)
    {
      guard !leaving.movement.contains(.dismissingAnimated) else {
        return report(
          .dismissalUnderWay(
            of: type(of: leaving), type(of: controller), by: type(of: presenter)))
      }
      hierarchy.finishTransitions()
      guard presenter.hierarchy === hierarchy else {
        return report(.presenterOutsideWindow(type(of: controller), by: type(of: presenter)))
      }
    }
    guard presenter.presentedViewController == nil, controller.presenter == nil,
      controller.parent == nil, controller !== presenter
    else {
      return report(.presenterIsBusy(type(of: controller), by: type(of: presenter)))
    }
    presenter.presentedViewController = controller
    controller.presenter = presenter
    controller.movement = .presenting
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
      let presenter = shownPresented != nil
        ? self
        : container.shownPresented != nil
          ? container : container.isBeingDismissed ? nil : container.presenter
    else {
      completion?()
      return
    }
    let hierarchy = presenter.hierarchy
    if let presented = presenter.presentedViewController { hierarchy?.settle([presented]) }
    presenter.endPresentation(animated: animated)
    hierarchy?.controllersDidChange(animated: animated)
    guard let completion else { return }
    if let hierarchy { hierarchy.afterUpdate(completion) } else { completion() }
  }

  /// The presented controller, unless it is being dismissed.
  var shownPresented: UIViewController? {
    presentedViewController?.isBeingDismissed == false ? presentedViewController : nil
  }

  /// Dismisses the presented controller and those in front of it; it stays presented until its view disappeared.
  func endPresentation(animated: Bool) {
    guard let presented = shownPresented else { return }
    presented.endPresentation(animated: animated)
    presented.movement.insert(animated ? [.dismissing, .dismissingAnimated] : .dismissing)
    redisplay.change()
    presented.afterDisappearing { [weak self, weak presented] in
      guard let self, let presented, presentedViewController === presented else { return }
      presentedViewController = nil
      presented.presenter = nil
    }
    // A controller that wasn't shown has no method that could ask.
    if presented.presenter == nil { presented.movement = [] }
  }

  /// Dismisses the presented controller because a person did.
  func dismissByPerson(_ presented: UIViewController) {
    guard shownPresented === presented else { return }
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
    hierarchy?.settle([presented])
    endPresentation(animated: false)
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
}
