public import Foundation
public import SceneViews

/// A UIKit controller that shows a `View`.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that the controller shows.
  ///
  /// If the view is replaced, inner views with the same type and position as before keep their state.
  open var rootView: Content { didSet { (viewIfLoaded as? HostingView)?.root = AnyView(rootView) } }

  /// Creates a controller that shows a view.
  ///
  /// - Parameter rootView: The view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows a view, for subclasses in storyboards.
  ///
  /// - Parameters:
  ///   - coder: The archive, which isn't read.
  ///   - rootView: The view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Returns nil, because a storyboard can't create the view; subclasses override the initializer.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    return nil
  }

  open override func loadView() {
    view = HostingView(root: AnyView(rootView))
  }
}

/// The UIKit view that shows a `View`.
private final class HostingView: UIView {
  var root: AnyView { didSet { setNeedsDisplay() } }

  init(root: AnyView) {
    self.root = root
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: any View { root }
}
