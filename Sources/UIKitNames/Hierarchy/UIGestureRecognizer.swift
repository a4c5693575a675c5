/// A gesture on a view.
open class UIGestureRecognizer: NSObject {
  /// The view that takes the gesture.
  public internal(set) weak var view: UIView?
  /// Whether the gesture is taken.
  open var isEnabled = true { didSet { view?.setNeedsDisplay() } }
  /// Whether the view is no longer told of touches that the gesture takes, kept without effect: hosts report acts.
  open var cancelsTouchesInView = true
  private var targets: [ControlAction] = []

  public override init() {
    super.init()
  }

  /// Creates a gesture that has a method performed.
  ///
  /// - Parameters:
  ///   - target: The object of the method, held weakly; nil for none.
  ///   - action: The method, which ``NSObject/perform(_:with:)`` receives with the gesture; nil for
  ///     none.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method that the gesture performs.
  ///
  /// - Parameters:
  ///   - target: The object of the method, held weakly.
  ///   - action: The method, which ``NSObject/perform(_:with:)`` receives with the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(.selector(action, target as? NSObject))
  }

  /// Performs the methods.
  func perform() {
    for target in targets { target.perform(self) }
  }
}

/// A tap on a view, which hosts report as the press of a view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, kept without effect.
  open var numberOfTapsRequired = 1
}
/// A long press of a view, which hosts don't report.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
/// A movement on a view, which hosts don't report.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
/// A quick movement on a view, which hosts don't report.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
