import Foundation
import SceneRuntime

/// An object that recognizes a gesture on a view, and then calls the methods that were added to the object.
open class UIGestureRecognizer: NSObject {
  /// The view on which the gesture is recognized.
  public internal(set) weak var view: UIView?
  /// Whether the gesture can be recognized.
  open var isEnabled = true { didSet { view?.setNeedsDisplay() } }
  /// Whether a recognized gesture cancels its touches in the view; stored without effect, because hosts report no
  /// touches.
  open var cancelsTouchesInView = true
  private var targets: [ControlAction] = []

  public override init() {
    super.init()
  }

  /// Creates a gesture that calls a method.
  ///
  /// - Parameters:
  ///   - target: The `NSObject` that has the method; nil for none. The object isn't retained.
  ///   - action: The method, which is called through ``/UIKitObjects/NSObject/perform(_:with:)`` with the gesture; nil
  ///     for none.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method that the gesture calls.
  ///
  /// - Parameters:
  ///   - target: The `NSObject` that has the method; the object isn't retained.
  ///   - action: The method, which is called through ``/UIKitObjects/NSObject/perform(_:with:)`` with the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    guard let object = target as? NSObject else {
      (Application.current ?? Application.latest)?
        .report(.unperformedSelector(action, of: type(of: target)))
      return
    }
    targets.append(.selector(action, object))
  }

  /// Calls the methods that were added to the gesture.
  func perform() {
    for target in targets { target.perform(self) }
  }
}

/// A tap on a view, which hosts report as the press of a view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; stored without effect.
  open var numberOfTapsRequired = 1
}

/// A long press of a view; hosts decide when a press is long.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
/// A movement of a finger on a view, which hosts don't report.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
/// A quick movement of a finger on a view, which hosts don't report.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
