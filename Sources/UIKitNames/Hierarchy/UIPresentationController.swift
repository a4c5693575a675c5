public import Foundation

/// The styles of presenting a controller.
///
/// With `fullScreen` and `currentContext`, the controller replaces the presenting controller. With any other style, the
/// controller is shown as a sheet. Alerts ignore the style.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses: a sheet.
  case automatic = -2
  /// No style, for a controller that isn't presented.
  case none = -1
  /// The controller fills the window, and replaces the presenting controller.
  case fullScreen = 0
  /// The controller is a sheet.
  case pageSheet
  /// The controller is a small sheet.
  case formSheet
  /// The controller replaces the presenting controller.
  case currentContext
  /// The app draws the presentation; this library shows a sheet.
  case custom
  /// The controller fills the window, in front of the presenting controller; this library shows a sheet.
  case overFullScreen
  /// The controller is in front of the presenting controller; this library shows a sheet.
  case overCurrentContext
  /// The controller is a popover; this library shows a sheet.
  case popover

  /// Whether the presenting controller disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The animations of presenting a controller, which have no effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The controller slides up from the bottom.
  case coverVertical
  /// The screen flips over.
  case flipHorizontal
  /// The controller fades in.
  case crossDissolve
  /// The screen curls up like a page.
  case partialCurl
}

/// The presentation of a controller, with a delegate that observes dismissals by a person.
open class UIPresentationController: NSObject {
  /// The presented controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  public private(set) weak var presentedViewController: UIViewController!
  /// The delegate that observes dismissals.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  public override init() {
    super.init()
  }

  /// The controller that presents ``presentedViewController``.
  public var presentingViewController: UIViewController? {
    presentedViewController?.presentingViewController
  }
}

/// The presentation of a controller as a popover, which this library shows as a sheet.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at; stored without effect.
  open var sourceView: UIView?
  /// The rectangle that the popover points at; stored without effect.
  open var sourceRect = CGRect.zero
  /// The button that the popover points at; stored without effect.
  open var barButtonItem: UIBarButtonItem?
}

/// The presentation of a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    private let name: String

    /// Returns a detent with half of the height of the window.
    public static func medium() -> Detent { Detent(name: "medium") }

    /// Returns a detent with the whole height of the window.
    public static func large() -> Detent { Detent(name: "large") }
  }

  /// The heights that the sheet can have; stored without effect.
  open var detents: [Detent] = [.large()]
  /// Whether the sheet has a handle; stored without effect.
  open var prefersGrabberVisible = false
}

/// The class of a controller's presentation.
enum PresentationForm {
  case sheet
  case popover
  case other

  init(_ style: UIModalPresentationStyle) {
    self =
      switch style {
      case .automatic, .pageSheet, .formSheet: .sheet
      case .popover: .popover
      default: .other
      }
  }

  /// Returns a new presentation of a controller.
  @MainActor func presentation(of controller: UIViewController) -> UIPresentationController {
    switch self {
    case .sheet: UISheetPresentationController(controller)
    case .popover: UIPopoverPresentationController(controller)
    case .other: UIPresentationController(controller)
    }
  }

  /// Returns whether a presentation has this class.
  @MainActor func fits(_ presentation: UIPresentationController) -> Bool {
    switch self {
    case .sheet: presentation is UISheetPresentationController
    case .popover: presentation is UIPopoverPresentationController
    case .other:
      !PresentationForm.sheet.fits(presentation) && !PresentationForm.popover.fits(presentation)
    }
  }
}

extension UIViewController {
  /// The presentation of the controller, or of the presented controller that contains it.
  ///
  /// The class of the presentation depends on ``modalPresentationStyle``. If the style is changed before the controller
  /// is presented, a new presentation with the same delegate is created.
  public var presentationController: UIPresentationController? {
    let presented = sequence(first: self, next: \.parent).first { $0.presenter != nil }
    return (presented ?? self).madePresentation
  }

  /// The presentation, if it is a popover; otherwise nil.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation, if it is a sheet; otherwise nil.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private var madePresentation: UIPresentationController {
    let form = presentationForm
    if let ownPresentation, presenter != nil || form.fits(ownPresentation) {
      return ownPresentation
    }
    let presentation = form.presentation(of: self)
    presentation.delegate = ownPresentation?.delegate
    ownPresentation = presentation
    return presentation
  }
}

/// Methods with which a delegate observes the dismissal of a presented controller by a person.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether a person can dismiss the presented controller.
  ///
  /// - Parameter controller: The presentation of the controller.
  /// - Returns: Whether the person can dismiss the controller; true by default.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Notifies the delegate that a person begins to dismiss the presented controller.
  ///
  /// - Parameter controller: The presentation of the controller.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Notifies the delegate that a person dismissed the presented controller.
  ///
  /// - Parameter controller: The presentation of the controller.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Notifies the delegate that a person tried to dismiss the presented controller, but the dismissal was refused.
  ///
  /// - Parameter controller: The presentation of the controller.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }

  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// An object that makes changes along with a transition, in this library without an animation.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Makes changes along with the transition.
  ///
  /// - Parameters:
  ///   - animation: The changes; nil for none.
  ///   - completion: A closure that is called after the changes; nil for none.
  /// - Returns: Always true, because the changes are always made. They are made after all controllers were notified of
  ///   the transition.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
