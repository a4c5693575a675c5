import Checking
import Testing
import UIKit

/// The chosen segment stays chosen while others are inserted.
@MainActor struct SegmentTests {
  @Test(arguments: [(0, 2), (1, 2), (2, 1), (-5, 2), (9, 1)])
  func `an inserted segment moves the choice behind it`(index: Int, expected: Int) {
    let control = UISegmentedControl(items: ["Inbox", "Sent"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Drafts", at: index, animated: false)
    expectEqual(control.selectedSegmentIndex, expected)
    expectEqual(control.titleForSegment(at: control.selectedSegmentIndex), "Sent")
  }

  @Test func `no choice stays none`() {
    let control = UISegmentedControl(items: ["Inbox"])
    control.insertSegment(withTitle: "Drafts", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }
}
