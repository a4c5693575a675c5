/// The shown controllers of a window, and the transitions between them.
///
/// The class compares the shown controllers with the controllers to show, and calls methods such as
/// `viewWillAppear(_:)`. The "will" methods are called at once, and the "did" methods after the host shows the result.
/// If a new transition affects controllers of an earlier transition, the earlier transition ends first, so that every
/// "will" call is followed by its "did" call.
@MainActor final class Appearances {
  /// The controllers whose views are visible or about to appear.
  private(set) var shown: [UIViewController] = []
  /// The controllers in transitions that haven't ended.
  private var moving: Set<ObjectIdentifier> = []
  /// The closures to call when the transitions end, in the order in which they were added, with increasing numbers.
  private var completions: [(number: Int, work: () -> Void)] = []
  /// The closures to call after all closures of `completions`, with increasing numbers.
  private var endings: [(number: Int, work: () -> Void)] = []
  private var lastNumber = 0
  /// The number of the closure that ends the last transition.
  private var lastChange = 0
  private var isChanging = false
  private var isMarked = false

  /// Whether any transition hasn't ended yet.
  var isUnderWay: Bool { !completions.isEmpty || !endings.isEmpty }

  /// Returns whether the view of a controller is shown.
  func shows(_ controller: UIViewController) -> Bool { shown.contains { $0 === controller } }

  /// Calls a closure when no transition is running any more.
  ///
  /// A closure that is added during a transition is called when the transition ends. If another transition begins
  /// before that, the closure is called when the new transition ends.
  func afterwards(_ work: @escaping () -> Void) {
    lastNumber += 1
    completions.append((lastNumber, work))
  }

  /// Calls a closure after the closures that were passed to ``afterwards(_:)``.
  func atLast(_ work: @escaping () -> Void) {
    lastNumber += 1
    endings.append((lastNumber, work))
  }

  /// Calls methods such as `viewWillAppear(_:)` of the controllers that appear and disappear.
  ///
  /// If one of these methods calls `update` again, the running update is repeated with the new result of `visible`.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition is animated; passed to the methods of the controllers.
  ///   - visible: Returns the controllers to show.
  ///   - layOut: Lays out the views. The closure is called only if an earlier transition must end first. It is called
  ///     before the earlier transition ends with calls of methods such as `viewDidAppear(_:)`.
  func update(
    animated: Bool, to visible: () -> [UIViewController], layingOutBy layOut: () -> Void
  ) {
    guard !isChanging else {
      isMarked = true
      return
    }
    isChanging = true
    repeat {
      isMarked = false
      var new = visible()
      if concernsTransition(from: shown, to: new) {
        // Closures that were added since the last transition belong to the new transition, so they aren't called
        // here.
        layOut()
        finish(upTo: lastChange)
        new = visible()
      }
      change(to: new, animated: animated)
    } while isMarked
    isChanging = false
  }

  private func concernsTransition(from old: [UIViewController], to new: [UIViewController]) -> Bool
  {
    guard !moving.isEmpty else { return false }
    let (old, new) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    return !old.symmetricDifference(new).isDisjoint(with: moving)
  }

  /// Returns whether any of the controllers is in a transition, which must end before the controller is added, removed
  /// or presented again.
  ///
  /// The result is false during an update, because an update itself ends the transitions of the controllers that it
  /// shows or hides.
  func isMoving(_ controllers: [UIViewController]) -> Bool {
    !isChanging && controllers.contains { moving.contains(ObjectIdentifier($0)) }
  }

  private func change(to visible: [UIViewController], animated: Bool) {
    let old = shown
    let leaving = old.filter { controller in !visible.contains { $0 === controller } }
    let coming = visible.filter { controller in !old.contains { $0 === controller } }
    guard !leaving.isEmpty || !coming.isEmpty else { return }
    shown = visible
    let changing = (leaving + coming).map(ObjectIdentifier.init)
    moving.formUnion(changing)
    // The "did" methods of a container are called after the "did" methods of its children; the "will" methods of a
    // container are called before those of its children.
    afterwards { [weak self] in
      self?.moving.subtract(changing)
      for controller in leaving.reversed() { controller.didDisappear(animated) }
      for controller in coming.reversed() { controller.didAppear(animated) }
    }
    lastChange = lastNumber
    for controller in coming { controller.loadViewIfNeeded() }
    for controller in leaving { controller.viewWillDisappear(animated) }
    // The focus is removed already here, because a removed or dismissed controller is no longer in the window when
    // `didDisappear` is called.
    for controller in leaving { controller.resignFirstResponderInside() }
    for controller in coming { controller.viewWillAppear(animated) }
    for controller in coming {
      controller.viewIfLoaded?.place(in: controller.hierarchy?.window)
      controller.viewIsAppearing(animated)
      controller.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Ends the current transitions, but not transitions that begin during the call.
  func finish() {
    finish(upTo: lastNumber)
  }

  private func finish(upTo last: Int) {
    while let first = completions.first, first.number <= last {
      completions.removeFirst()
      first.work()
    }
    while let first = endings.first, first.number <= last {
      endings.removeFirst()
      first.work()
    }
  }

  /// Makes all views disappear immediately, because the window doesn't show them any more.
  ///
  /// - Parameter hide: Removes the views from the host; called before `viewDidDisappear(_:)`.
  func end(_ hide: () -> Void = {}) {
    finish()
    let leaving = shown
    shown = []
    for controller in leaving { controller.viewWillDisappear(false) }
    hide()
    for controller in leaving.reversed() { controller.didDisappear(false) }
    finish()
  }
}

extension UIViewController {
  fileprivate func didAppear(_ animated: Bool) {
    viewDidAppear(animated)
    movement.subtract([.presenting, .entering])
  }

  fileprivate func didDisappear(_ animated: Bool) {
    resignFirstResponderInside()
    viewIfLoaded?.place(in: nil)
    viewDidDisappear(animated)
    movement.subtract([.dismissing, .dismissingAnimated, .leaving])
  }
}
