public import Foundation

/// The way of presenting a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a sheet.
  case automatic = -2
  /// Without a presentation.
  case none = -1
  /// Over the whole window, in place of the presenting controller.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet
  /// As a small sheet.
  case formSheet
  /// In place of a controller.
  case currentContext
  /// As the app draws it.
  case custom
  /// Over the whole window, in front of the presenting controller.
  case overFullScreen
  /// In front of a controller.
  case overCurrentContext
  /// As a popover.
  case popover

  /// Whether the presenting controller disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The animation of presenting, kept without effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical
  /// A turn.
  case flipHorizontal
  /// A fade.
  case crossDissolve
  /// A page.
  case partialCurl
}

/// The presentation of a controller, which observes its dismissal by a person.
open class UIPresentationController: NSObject {
  /// The presented controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  public private(set) weak var presentedViewController: UIViewController!
  /// The observer.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  public override init() {
    super.init()
  }

  /// The controller that presents.
  public var presentingViewController: UIViewController? {
    presentedViewController?.presentingViewController
  }
}

/// The presentation of a controller as a popover, shown as a sheet here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at, kept without effect.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, kept without effect.
  open var sourceRect = CGRect.zero
  /// The button that the popover points at, kept without effect.
  open var barButtonItem: UIBarButtonItem?
}

/// The presentation of a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    private let name: String

    /// Returns half of the height.
    public static func medium() -> Detent { Detent(name: "medium") }
    /// Returns the whole height.
    public static func large() -> Detent { Detent(name: "large") }
  }

  /// The heights that the sheet can have, kept without effect.
  open var detents: [Detent] = [.large()]
  /// Whether the sheet has a handle, kept without effect.
  open var prefersGrabberVisible = false
}

/// The classes of presentations.
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

  /// Returns whether a presentation has the class.
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
  /// The presentation of the controller, or of the presented one that contains it, with the observer of its dismissal.
  ///
  /// It has the class for ``modalPresentationStyle``. Another style of a controller that isn't presented has another
  /// presentation, which keeps the observer.
  public var presentationController: UIPresentationController? {
    let presented = sequence(first: self, next: \.parent).first { $0.presenter != nil }
    return (presented ?? self).madePresentation
  }

  /// The presentation as a popover; nil if it isn't one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation as a sheet; nil if it isn't one.
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

/// Observes the dismissal of a presented controller by a person.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether a person can dismiss the controller.
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: Whether the controller is dismissed; true by default.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Tells the observer that a person begins to dismiss the controller.
  ///
  /// - Parameter controller: The presentation.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Tells the observer that a person dismissed the controller.
  ///
  /// - Parameter controller: The presentation.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Tells the observer that a person tried to dismiss a controller that doesn't let them.
  ///
  /// - Parameter controller: The presentation.
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

/// Runs animations beside a transition; hosts choose the animation, so they run at once.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs changes beside the transition.
  ///
  /// - Parameters:
  ///   - animation: The changes; nil for none.
  ///   - completion: Work after the changes; nil for none.
  /// - Returns: Whether the changes run; always true here, after all controllers were told of the
  ///   transition.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
