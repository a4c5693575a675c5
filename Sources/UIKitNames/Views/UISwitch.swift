import Foundation
import SceneViews

/// A switch that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The title beside the switch; nil for none.
  open var title: String? { didSet { setNeedsDisplay() } }
  /// The color of the switch while it is on; stored without effect.
  open var onTintColor: UIColor?

  /// Turns the switch on or off.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
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

/// A slider, with which a person chooses a number in a range.
open class UISlider: UIControl {
  /// The chosen number, which is limited to the range.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { setNeedsDisplay() }
    }
  }

  /// The minimum of the range; if the minimum is greater than the maximum, the maximum is set to the minimum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The maximum of the range; if the maximum is less than the minimum, the minimum is set to the maximum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Whether the slider reports values while a person drags it; stored without effect.
  open var isContinuous = true

  private func rangeDidChange() {
    value = min(max(value, minimumValue), maximumValue)
    setNeedsDisplay()
  }

  /// Sets the number that the slider shows.
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

/// A control with several segments, of which at most one is selected.
open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` if no segment is selected.
  public static let noSegment = -1
  private var titles: [String] = []
  /// The index of the selected segment, from 0; `noSegment` if no segment is selected.
  open var selectedSegmentIndex = noSegment { didSet { setNeedsDisplay() } }
  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Creates a control with segments.
  ///
  /// - Parameter items: Titles and images; the control shows the name of each image. Nil means no segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? UIImage)?.name ?? "\($0)" }
  }

  /// Inserts a segment; the selected segment stays selected.
  ///
  /// - Parameters:
  ///   - title: The title of the new segment; nil for an empty title.
  ///   - index: The index of the new segment, clamped to the range from 0 to the number of segments.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let place = min(max(0, index), titles.count)
    titles.insert(title ?? "", at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    setNeedsDisplay()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Returns the title of a segment.
  ///
  /// - Parameter index: The index of the segment, from 0.
  /// - Returns: The title; nil if the segment doesn't exist.
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

/// A control that shows the current page and the number of pages as numbers; on Apple's platforms, it shows dots.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = limited(currentPage)
      setNeedsDisplay()
    }
  }

  /// The index of the current page, counted from 0 and limited to the existing pages; 0 if there are no pages.
  open var currentPage = 0 {
    didSet {
      currentPage = limited(currentPage)
      setNeedsDisplay()
    }
  }

  /// The color of the current page's dot; stored without effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots; stored without effect.
  open var pageIndicatorTintColor: UIColor?
  /// Whether the control is hidden if there is a single page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  private func limited(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  override var content: any View {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return EmptyView() }
    return Text("\(currentPage + 1)/\(numberOfPages)")
  }
}
