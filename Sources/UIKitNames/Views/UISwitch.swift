import Foundation
import SceneViews

/// A switch that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The text beside it, on hosts that show one.
  open var title: String? { didSet { setNeedsDisplay() } }
  /// The color while it is on; stored without effect.
  open var onTintColor: UIColor?

  /// Turns it on or off.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on then.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setOn(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
  }

  override var content: any View {
    Toggle(
      title ?? "",
      isOn: Binding { [weak self] in
        self?.redisplay.read()
        return self?.isOn ?? false
      } set: { [weak self] isOn in
        self?.isOn = isOn
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    )
    .disabled(!isEnabled)
  }
}

/// A control for a number in a range.
open class UISlider: UIControl {
  /// The number, which is limited to the range.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { setNeedsDisplay() }
    }
  }
  /// The least number; a greater one than the greatest raises that, too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The greatest number; a lesser one than the least lowers that, too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// Whether values are reported while a person moves the slider; stored without effect.
  open var isContinuous = true

  private func rangeDidChange() {
    value = min(max(value, minimumValue), maximumValue)
    setNeedsDisplay()
  }

  /// Sets the number.
  ///
  /// - Parameters:
  ///   - value: The number, which is limited to the range.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override var content: any View {
    let bounds = Double(minimumValue)...Double(maximumValue)
    return Slider(
      value: Binding { [weak self] in
        self?.redisplay.read()
        return Double(self?.value ?? 0)
      } set: { [weak self] value in
        self?.value = Float(value)
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }, in: bounds
    )
    .disabled(!isEnabled)
  }
}

/// A control with segments, of which one is chosen.
open class UISegmentedControl: UIControl {
  /// The position when no segment is chosen.
  public static let noSegment = -1
  private var titles: [String] = []
  /// The position of the chosen segment, from 0.
  open var selectedSegmentIndex = noSegment { didSet { setNeedsDisplay() } }
  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Creates a control from texts and images.
  ///
  /// - Parameter items: Texts and images, whose names are shown; nil for no segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? UIImage)?.name ?? "\($0)" }
  }

  /// Inserts a segment with a text at a position, from 0; the chosen segment stays chosen.
  ///
  /// - Parameters:
  ///   - title: The text; nil for none.
  ///   - index: The position; one outside of the segments means the nearest.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let place = min(max(0, index), titles.count)
    titles.insert(title ?? "", at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    setNeedsDisplay()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Returns the text of a segment; nil for a position without one.
  ///
  /// - Parameter index: The position, from 0.
  /// - Returns: The text; nil for a position without a segment.
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  override var content: any View {
    let titles = titles
    return Picker(
      "",
      selection: Binding { [weak self] in
        self?.redisplay.read()
        return self?.selectedSegmentIndex ?? Self.noSegment
      } set: { [weak self] index in
        self?.selectedSegmentIndex = index
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ) {
      ForEach(titles.indices, id: \.self) { index in Text(titles[index]).tag(index) }
    }
    .disabled(!isEnabled)
  }
}

/// A row of dots for pages, of which one is shown.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = limited(currentPage)
      setNeedsDisplay()
    }
  }
  /// The page that is shown, from 0; one that there isn't means the nearest.
  open var currentPage = 0 {
    didSet {
      currentPage = limited(currentPage)
      setNeedsDisplay()
    }
  }
  /// The color of the dot of the page; stored without effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots; stored without effect.
  open var pageIndicatorTintColor: UIColor?
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  private func limited(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  override var content: any View {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return EmptyView() }
    return Text("\(currentPage + 1)/\(numberOfPages)")
  }
}
