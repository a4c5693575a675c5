/// The reasons why the view of a controller appears or disappears.
struct Movement: OptionSet {
  let rawValue: Int

  static let presenting = Movement(rawValue: 1)
  static let dismissing = Movement(rawValue: 2)
  /// The dismissal is animated: until the view has disappeared, presenting reports a problem instead of ending the
  /// dismissal at once.
  static let dismissingAnimated = Movement(rawValue: 4)
  static let entering = Movement(rawValue: 8)
  static let leaving = Movement(rawValue: 16)
}

extension UIViewController {
  /// Whether the view appears because the controller is presented; valid in methods such as `viewWillAppear(_:)`.
  public var isBeingPresented: Bool { movement.contains(.presenting) }
  /// Whether the view disappears because the controller is dismissed; valid in methods such as
  /// `viewWillDisappear(_:)`.
  public var isBeingDismissed: Bool { movement.contains(.dismissing) }
  /// Whether the view appears because the controller was added to a container; valid in methods such as
  /// `viewWillAppear(_:)`.
  public var isMovingToParent: Bool { movement.contains(.entering) }
  /// Whether the view disappears because the controller is removed from its container; valid in methods such as
  /// `viewWillDisappear(_:)`.
  public var isMovingFromParent: Bool { movement.contains(.leaving) }
}

extension UIViewController {
  /// Adds a controller to the children; the caller must also add the controller's view to this controller's view.
  ///
  /// The controller is first removed from any other parent, window or presentation.
  ///
  /// - Parameter controller: The controller. A controller that contains this controller isn't added.
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

  /// Removes the controller from its parent.
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

  /// Removes the controller from its container, its window or its presentation.
  ///
  /// - Parameter hierarchy: The hierarchy that is about to make the controller its root; nil if there is none.
  func leavePlace(for hierarchy: WindowHierarchy? = nil) {
    removeFromParent()
    if let rootHierarchy, rootHierarchy !== hierarchy, rootHierarchy.root === self {
      rootHierarchy.root = nil
    }
    rootHierarchy = nil
    if let presenter, presenter.directlyPresented === self {
      presenter.endPresentation(animated: false)
      presenter.hierarchy?.controllersDidChange()
      presenter.hierarchy?.finishTransitions()
    }
  }

  /// Calls a closure when the view has disappeared, just before `viewDidDisappear(_:)`; at once if the view isn't
  /// shown.
  func afterDisappearing(_ work: @escaping () -> Void) {
    if let hierarchy, hierarchy.shows(self) { hierarchy.afterUpdate(work) } else { work() }
  }
}

extension UIViewController {
  /// Replaces the children of a container, and calls the `willMove` and `didMove` methods of the removed and added
  /// children.
  ///
  /// Controllers that contain this controller are left out, and so are duplicates. If the view of a removed child is
  /// shown, the child keeps its parent until the view has disappeared; `didMove(toParent:)` is called after that.
  ///
  /// - Parameters:
  ///   - requested: The new children.
  ///   - animated: Whether the transition is animated.
  ///   - change: Updates the container's choice of visible children, before the new children appear.
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
    // A child that has moved again before this closure is called isn't notified of this move.
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

  /// Sets the parent of a removed child to nil after the child's view has disappeared.
  private func release(_ child: UIViewController) {
    if hierarchy?.shows(child) == true { child.movement.insert(.leaving) }
    child.afterDisappearing { [weak self, weak child] in
      guard let self, let child, child.parent === self,
        !children.contains(where: { $0 === child })
      else { return }
      child.parent = nil
    }
  }

  /// Returns whether this controller is the given controller, or a descendant of the given controller.
  private func isInside(_ controller: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === controller }
  }
}
