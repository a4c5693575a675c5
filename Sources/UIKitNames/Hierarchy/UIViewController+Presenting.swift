import SceneRuntime

extension UIViewController {
  /// Presents a controller as a sheet, an alert, a dialog or a cover that hides the presenting controller.
  ///
  /// The presenting controller is the outermost container of this controller. In these cases, a problem is recorded,
  /// and nothing is presented:
  ///
  /// - This controller is outside of a window.
  /// - The presenting controller already presents a controller.
  /// - The controller to present is already presented, has a parent, or is the presenting controller itself.
  /// - The presenting controller, the controller that it presents or the controller to present is being dismissed with
  ///   an animation.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Whether the controller appears with an animation; passed to methods such as `viewWillAppear(_:)`.
  ///   - completion: A closure that is called after the controller has appeared.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let hierarchy else {
      return report(.presenterOutsideWindow(type(of: controller), by: type(of: self)))
    }
    let presenter = outermostContainer
    hierarchy.settle([controller])
    if let leaving = [presenter.directlyPresented, controller, presenter].lazy
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
    guard presenter.directlyPresented == nil, controller.presenter == nil,
      controller.parent == nil, controller !== presenter
    else {
      return report(.presenterIsBusy(type(of: controller), by: type(of: presenter)))
    }
    presenter.directlyPresented = controller
    controller.presenter = presenter
    controller.movement = .presenting
    presenter.redisplay.change()
    hierarchy.controllersDidChange(animated: animated)
    if let completion { hierarchy.afterUpdate(completion) }
  }

  /// Dismisses the controllers that this controller presents.
  ///
  /// If this controller presents none, the controllers that its outermost container presents are dismissed. If the
  /// outermost container presents none either, the outermost container itself is dismissed.
  ///
  /// - Parameters:
  ///   - animated: Whether the controllers disappear with an animation; passed to methods such as
  ///     `viewWillDisappear(_:)`.
  ///   - completion: A closure that is called after the controllers have disappeared; at once if none is dismissed.
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
    if let presented = presenter.directlyPresented { hierarchy?.settle([presented]) }
    presenter.endPresentation(animated: animated)
    hierarchy?.controllersDidChange(animated: animated)
    guard let completion else { return }
    if let hierarchy { hierarchy.afterUpdate(completion) } else { completion() }
  }

  /// The presented controller, unless it is being dismissed.
  var shownPresented: UIViewController? {
    directlyPresented?.isBeingDismissed == false ? directlyPresented : nil
  }

  /// Dismisses the presented controller and the controllers in front of it.
  ///
  /// The property ``directlyPresented`` becomes nil when the view of the presented controller has disappeared.
  func endPresentation(animated: Bool) {
    guard let presented = shownPresented else { return }
    presented.endPresentation(animated: animated)
    presented.movement.insert(animated ? [.dismissing, .dismissingAnimated] : .dismissing)
    redisplay.change()
    presented.afterDisappearing { [weak self, weak presented] in
      guard let self, let presented, directlyPresented === presented else { return }
      directlyPresented = nil
      presented.presenter = nil
    }
    // Normally, `movement` is reset after `viewDidDisappear(_:)`, which isn't called if the controller was never shown.
    if presented.presenter == nil { presented.movement = [] }
  }

  /// Dismisses the presented controller, unless it is already being dismissed; called when one of its views performs
  /// the action `dismiss`.
  func dismissPresented() {
    if shownPresented != nil { dismiss(animated: true) }
  }

  /// Dismisses the presented controller on behalf of a person, unless the controller, or the delegate of its
  /// presentation, refuses.
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
    if let cancellation = presented.beginCancellation() { hierarchy?.afterUpdate(cancellation) }
    if let presentation {
      hierarchy?.afterUpdate { delegate?.presentationControllerDidDismiss(presentation) }
    }
  }

  /// The outermost container that contains the controller; the controller itself if it has no parent.
  private var outermostContainer: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func report(_ problem: Problem) {
    (Application.current ?? Application.latest)?.report(problem)
  }
}
