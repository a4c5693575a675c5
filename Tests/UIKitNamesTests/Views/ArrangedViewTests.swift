import Checking
import Testing
import UIKit

/// The arranged views of a stack are among its subviews, in an order of their own.
@MainActor struct ArrangedViewTests {
  @Test func `an arranged view that is a subview already keeps its place among the subviews`() {
    let stack = UIStackView()
    let (a, b) = (UIView(), UIView())
    stack.addSubview(a)
    stack.addSubview(b)
    stack.addArrangedSubview(a)
    expect(stack.subviews == [a, b] && stack.arrangedSubviews == [a])
    stack.insertArrangedSubview(b, at: 0)
    expect(stack.subviews == [a, b] && stack.arrangedSubviews == [b, a])
  }

  @Test func `a stack doesn't arrange itself or a view around it`() {
    let (container, stack) = (UIView(), UIStackView())
    container.addSubview(stack)
    stack.addArrangedSubview(stack)
    stack.addArrangedSubview(container)
    expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
  }
}
