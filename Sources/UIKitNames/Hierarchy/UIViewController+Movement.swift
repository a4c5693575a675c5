/// The reasons why a view of a controller appears or disappears.
struct Movement: OptionSet {
  let rawValue: Int

  static let presenting = Movement(rawValue: 1)
  static let dismissing = Movement(rawValue: 2)
  /// The app asked for an animation of the dismissal, so it takes until the next update.
  static let dismissingAnimated = Movement(rawValue: 4)
  static let entering = Movement(rawValue: 8)
  static let leaving = Movement(rawValue: 16)
}

extension UIViewController {
  /// Whether the view appears because the controller is presented; for the methods of appearance.
  public var isBeingPresented: Bool { movement.contains(.presenting) }
  /// Whether the view disappears because the controller is dismissed; for the methods of appearance.
  public var isBeingDismissed: Bool { movement.contains(.dismissing) }
  /// Whether the view appears for the first time in a container; for the methods of appearance.
  public var isMovingToParent: Bool { movement.contains(.entering) }
  /// Whether the view disappears because the controller leaves its container; for the methods of appearance.
  public var isMovingFromParent: Bool { movement.contains(.leaving) }
}

extension UIViewController {
  /// Adds a controller to the children; add its view to this view too.
  ///
  /// A controller with another place leaves it first.
  ///
  /// - Parameter controller: The controller; one that contains this one isn't added.
  public func addChild(_ controller: UIViewController) {
    guard !children.contains(where: { $0 === controller }), !isInside(controller) else { return }
    hierarchy?.settle([controller])
    controller.leavePlace()
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
    controller.movement = .entering
    hierarchy?.controllersDidChange()
  }

  /// Takes the controller out of its parent's children.
  public func removeFromParent() {
    guard let parent else { return }
    let hierarchy = hierarchy
    let index = parent.children.firstIndex { $0 === self }
    parent.children.removeAll { $0 === self }
    parent.childDidLeave(self, from: index ?? parent.children.count)
    self.parent = nil
    hierarchy?.controllersDidChange()
    didMove(toParent: nil)
  }

  /// Leaves the container, the window or the presentation that the controller is in.
  ///
  /// - Parameter hierarchy: The window that the controller is to fill; nil for another place.
  func leavePlace(for hierarchy: WindowHierarchy? = nil) {
    removeFromParent()
    if let rootHierarchy, rootHierarchy !== hierarchy, rootHierarchy.root === self {
      rootHierarchy.root = nil
    }
    rootHierarchy = nil
    if let presenter, presenter.presentedViewController === self {
      presenter.endPresentation(animated: false)
      presenter.hierarchy?.controllersDidChange()
      presenter.hierarchy?.finishTransitions()
    }
  }

  /// Runs work before the view did disappear, or at once if it isn't shown.
  func afterDisappearing(_ work: @escaping () -> Void) {
    if let hierarchy, hierarchy.shows(self) { hierarchy.afterUpdate(work) } else { work() }
  }
}

extension UIViewController {
  /// Replaces the children of a container, with the calls for those that come and go.
  ///
  /// A controller that contains this one, and one that stands twice, is left out. A child that is shown keeps its parent
  /// until its view did disappear, and is told that it moved after that.
  ///
  /// - Parameters:
  ///   - requested: The children.
  ///   - animated: Whether the transition is animated.
  ///   - change: Chooses the children that are shown, before they appear.
  func replaceChildren(
    by requested: [UIViewController], animated: Bool = false, _ change: () -> Void = {}
  ) {
    var controllers: [UIViewController] = []
    for controller in requested
    where !isInside(controller) && !controllers.contains(where: { $0 === controller }) {
      controllers.append(controller)
    }
    let removed = children.filter { child in !controllers.contains { $0 === child } }
    let added = controllers.filter { controller in !children.contains { $0 === controller } }
    hierarchy?.settle(removed + added)
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added {
      if controller.parent !== self { controller.leavePlace() }
      controller.willMove(toParent: self)
    }
    children = controllers
    for controller in added {
      controller.parent = self
      controller.movement = .entering
    }
    for controller in removed { release(controller) }
    change()
    redisplay.change()
    let hierarchy = hierarchy
    hierarchy?.controllersDidChange(animated: animated)
    // A child that moved again since isn't told of this move any more.
    let tell = {
      for controller in removed where controller.parent !== self {
        controller.didMove(toParent: nil)
      }
      for controller in added where controller.parent === self {
        controller.didMove(toParent: self)
      }
    }
    if let hierarchy, hierarchy.shows(self) { hierarchy.atLast(tell) } else { tell() }
  }

  /// Completes the removal of a child, after its view disappeared.
  private func release(_ child: UIViewController) {
    if hierarchy?.shows(child) == true { child.movement.insert(.leaving) }
    child.afterDisappearing { [weak self, weak child] in
      guard let self, let child, child.parent === self,
        !children.contains(where: { $0 === child })
      else { return }
      child.parent = nil
    }
  }

  /// Whether the controller is another one, or inside it.
  private func isInside(_ controller: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === controller }
  }
}
