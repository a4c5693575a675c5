import Checking
import Testing
import UIKit

/// Actions and states of controls.
@MainActor struct TargetTests {
  private final class Target: NSObject {
    var calls = 0
    override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
      calls += 1
      return nil
    }
  }

  @Test func `a method that is added twice is performed once`() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: "tapped:", for: .touchUpInside)
    control.addTarget(target, action: "tapped:", for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    expectEqual(target.calls, 1)
    control.sendActions(for: .valueChanged)
    expectEqual(target.calls, 2)
    control.addTarget(target, action: "other:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(target.calls, 4)
  }

  @Test func `only a method without a target is one of the responders around the control`() {
    final class Catcher: UIView {
      var calls = 0
      override func responds(to selector: Selector) -> Bool { selector == "tapped:" }
      override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
        calls += 1
        return nil
      }
    }
    let (outer, control) = (Catcher(), UIControl())
    outer.addSubview(control)
    do {
      let target = Target()
      control.addTarget(target, action: "tapped:", for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    expectEqual(outer.calls, 0)
    control.addTarget(nil, action: "tapped:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(outer.calls, 1)
  }

  @Test func `an object that can't perform a method is neither added nor taken for none`() {
    final class Plain {}
    final class Catcher: UIControl {
      var calls = 0
      override func responds(to selector: Selector) -> Bool { true }
      override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
        calls += 1
        return nil
      }
    }
    let control = Catcher()
    control.addTarget(Plain(), action: "tapped:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expectEqual(control.calls, 0)
    control.addTarget(nil, action: "tapped:", for: .touchUpInside)
    control.removeTarget(Plain(), action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    expectEqual(control.calls, 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    expectEqual(control.calls, 1)
  }

  @Test func `a control under a finger is highlighted`() {
    let control = UIControl()
    control.isHighlighted = true
    control.isSelected = true
    expectEqual(control.state, [.highlighted, .selected])
  }
}
