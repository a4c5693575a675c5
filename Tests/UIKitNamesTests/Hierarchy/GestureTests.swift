import Checking
import Testing
import UIKit

/// A gesture belongs to one view.
@MainActor struct GestureTests {
  @Test func `a gesture that is added to another view leaves the first`() {
    let (first, second, gesture) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(gesture)
    first.addGestureRecognizer(gesture)
    expect(first.gestureRecognizers == [gesture] && gesture.view === first)
    second.addGestureRecognizer(gesture)
    expectEqual(first.gestureRecognizers?.isEmpty, true)
    expect(second.gestureRecognizers == [gesture] && gesture.view === second)
  }

  @Test func `a gesture that is taken away has no view`() {
    let (view, other, gesture) = (UIView(), UIView(), UITapGestureRecognizer())
    view.addGestureRecognizer(gesture)
    other.removeGestureRecognizer(gesture)
    expect(gesture.view === view)
    view.removeGestureRecognizer(gesture)
    expectEqual(gesture.view, nil)
    view.gestureRecognizers = [gesture]
    expect(gesture.view === view)
    view.gestureRecognizers = nil
    expectEqual(gesture.view, nil)
  }
}
