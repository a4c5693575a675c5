/// The controllers of a window whose views are shown, and the transitions between them.
///
/// It is the one place that calls the methods of appearance: it compares the controllers that are shown with those that
/// have to be. Methods that say that something begins are called at once, the others after the host shows the result.
/// A transition that concerns controllers of an earlier one ends that one first, so that every call has its other half.
@MainActor final class Appearances {
  /// The controllers whose views appear or appeared.
  private(set) var shown: [UIViewController] = []
  /// The controllers of transitions that haven't ended.
  private var moving: Set<ObjectIdentifier> = []
  /// The work after the transitions, in order, with its number.
  private var completions: [(number: Int, work: () -> Void)] = []
  /// The work that follows all other work of the transitions, with its number.
  private var endings: [(number: Int, work: () -> Void)] = []
  private var lastNumber = 0
  /// The number of the last transition.
  private var lastChange = 0
  private var isChanging = false
  private var isMarked = false

  /// Whether views appear or disappear.
  var isUnderWay: Bool { !completions.isEmpty || !endings.isEmpty }

  /// Returns whether the view of a controller is shown.
  func shows(_ controller: UIViewController) -> Bool { shown.contains { $0 === controller } }

  /// Runs work after the transitions.
  func afterwards(_ work: @escaping () -> Void) {
    lastNumber += 1
    completions.append((lastNumber, work))
  }

  /// Runs work after all other work of the transitions.
  func atLast(_ work: @escaping () -> Void) {
    lastNumber += 1
    endings.append((lastNumber, work))
  }

  /// Shows other controllers, and repeats that while methods of the controllers change which ones are to be
  /// shown.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition is animated, which the methods get.
  ///   - visible: Returns the controllers that have to be shown.
  ///   - layOut: Lays out the views, before they did appear.
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
        // Calls since the last transition belong to the one that begins.
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

  /// Returns whether a transition has to end before controllers move again.
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
    // A container's methods enclose those of its children.
    afterwards { [weak self] in
      self?.moving.subtract(changing)
      for controller in leaving.reversed() { controller.didDisappear(animated) }
      for controller in coming.reversed() { controller.didAppear(animated) }
    }
    lastChange = lastNumber
    for controller in coming { controller.loadViewIfNeeded() }
    for controller in leaving { controller.viewWillDisappear(animated) }
    for controller in coming { controller.viewWillAppear(animated) }
    for controller in coming {
      controller.viewIsAppearing(animated)
      controller.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Ends the transitions that are under way; work that begins others leaves these for later.
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
  /// - Parameter hide: Takes the views away.
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
    viewDidDisappear(animated)
    movement.subtract([.dismissing, .dismissingAnimated, .leaving])
  }
}
