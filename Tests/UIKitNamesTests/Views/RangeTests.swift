import Checking
import Testing
import UIKit

/// Values of controls stay in their ranges.
@MainActor struct RangeTests {
  @Test func `a slider's value is limited to its range`() {
    let slider = UISlider()
    slider.value = 3
    expectEqual(slider.value, 1)
    slider.setValue(-3, animated: true)
    expectEqual(slider.value, 0)
    slider.minimumValue = 0.5
    expectEqual(slider.value, 0.5)
    slider.value = 0.9
    slider.maximumValue = 0.75
    expectEqual(slider.value, 0.75)
  }

  @Test func `the bounds of a slider's range don't cross`() {
    let slider = UISlider()
    slider.minimumValue = 5
    expect(slider.minimumValue == 5 && slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 2
    expect(slider.minimumValue == 2 && slider.maximumValue == 2 && slider.value == 2)
  }

  @Test func `the page of a page control is one of its pages`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    expectEqual(control.currentPage, 2)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
    control.currentPage = 2
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
  }

  @Test func `progress is from 0 to 1`() {
    let view = UIProgressView()
    view.progress = 1.5
    expectEqual(view.progress, 1)
    view.setProgress(-1, animated: true)
    expectEqual(view.progress, 0)
  }
}
