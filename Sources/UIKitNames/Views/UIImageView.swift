public import Foundation
import SceneViews

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image; nil for none.
  open var image: UIImage? { didSet { setNeedsDisplay() } }

  /// Creates a view with an image.
  ///
  /// - Parameter image: The image; nil for none.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  override var content: any View {
    guard let name = image?.name else { return EmptyView() }
    return Image(name)
  }
}

/// A view that shows that work is in progress.
open class UIActivityIndicatorView: UIView {
  /// The sizes of an activity indicator.
  public enum Style: Int, Sendable {
    /// A medium size.
    case medium = 100
    /// A large size.
    case large = 101
  }

  /// Whether the indicator is animated to show that work is in progress.
  public private(set) var isAnimating = false
  /// Whether the view is hidden while the indicator isn't animated.
  open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  /// The size of the indicator; stored without effect.
  open var style = Style.medium
  /// The color of the indicator; stored without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var color: UIColor!

  /// Creates an activity indicator with a size.
  ///
  /// - Parameter style: The size; stored without effect.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Starts the animation of the indicator.
  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }

  /// Stops the animation of the indicator.
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  override var content: any View { isAnimating || !hidesWhenStopped ? ProgressView() : EmptyView() }
}

/// A view that shows how much of a task is done.
open class UIProgressView: UIView {
  /// The fraction of the task that is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = min(max(0, progress), 1)
      setNeedsDisplay()
    }
  }

  /// Sets the fraction of the task that is done.
  ///
  /// - Parameters:
  ///   - progress: The fraction, which is limited to 0 to 1.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override var content: any View { ProgressView(value: Double(progress)) }
}

/// A view that scrolls its subviews, which can be larger than the view.
open class UIScrollView: UIView {
  /// The size of the content in points; stored without effect.
  open var contentSize = CGSize.zero
  /// The offset of the visible rectangle from the content's origin, in points; stored without effect.
  open var contentOffset = CGPoint.zero
  /// The space around the content in points; stored without effect.
  open var contentInset = UIEdgeInsets.zero
  /// Whether a person can scroll; stored without effect.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size; stored without effect.
  open var isPagingEnabled = false
  /// Whether a person can drag the content vertically beyond its edge; stored without effect.
  open var alwaysBounceVertical = false
  /// Whether the vertical scroll indicator is shown; stored without effect.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown; stored without effect.
  open var showsHorizontalScrollIndicator = true

  /// Stores the offset of the visible rectangle, without effect on the host.
  ///
  /// - Parameters:
  ///   - offset: The offset from the content's origin, in points.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
  }

  override var content: any View { ScrollView { DisplayedViews(views: subviews) } }
}

/// A view for text with several lines.
open class UITextView: UIScrollView {
  /// The text that is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var text: String! = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Whether a person can change the text.
  open var isEditable = true { didSet { setNeedsDisplay() } }
  /// Whether a person can select the text; stored without effect.
  open var isSelectable = true
  /// The font; stored without effect.
  open var font: UIFont?
  /// The color of the text; stored without effect.
  open var textColor: UIColor?
  /// The delegate, which is notified of typing, and can prevent typing from beginning or ending.
  open weak var delegate: (any UITextViewDelegate)?

  open override var canBecomeFirstResponder: Bool { true }
  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) != false
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst, isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  override func loseFirstResponder() {
    let wasFirst = isFirstResponder
    super.loseFirstResponder()
    if wasFirst, isEditable { delegate?.textViewDidEndEditing(self) }
  }

  override var content: any View {
    guard isEditable else { return Text(text ?? "") }
    return TextEditor(
      text: Binding { [weak self] in
        self?.redisplay.read()
        return self?.text ?? ""
      } set: { [weak self] new in
        guard let self, hierarchy == nil || becomeFirstResponder() else { return }
        text = new
        delegate?.textViewDidChange(self)
      })
  }
}

/// Methods with which a delegate observes typing in a text view, and can prevent typing from beginning or ending.
@preconcurrency @MainActor public protocol UITextViewDelegate: AnyObject {
  /// Returns whether typing can begin.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether typing begins; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that typing began.
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether typing can end.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether typing ends; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that typing ended.
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Notifies the delegate that a person changed the text.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}
