import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// The bounds of views and windows change their frames, as UIKit's do: about the middle.
  @MainActor struct BoundsTests {
    private let screens = ScreenTests()

    @Test func `the size of the bounds grows about the middle, and their origin is kept`() {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
      view.bounds = CGRect(x: 5, y: 6, width: 120, height: 60)
      expectEqual(view.frame, CGRect(x: 0, y: 10, width: 120, height: 60))
      expectEqual(view.bounds, CGRect(x: 5, y: 6, width: 120, height: 60))
      view.frame = CGRect(x: 1, y: 2, width: 30, height: 30)
      expectEqual(view.bounds, CGRect(x: 5, y: 6, width: 30, height: 30))
    }

    @Test func `the origin of the bounds moves the subviews`() {
      let (view, subview) = (UIView(frame: CGRect(x: 10, y: 20, width: 9, height: 9)), UIView())
      view.addSubview(subview)
      view.bounds.origin = CGPoint(x: 3, y: 4)
      expectEqual(subview.convert(CGPoint.zero, to: nil), CGPoint(x: 7, y: 16))
      expectEqual(view.convert(CGPoint(x: 3, y: 4), to: nil), CGPoint(x: 10, y: 20))
      expectEqual(view.convert(CGPoint(x: 10, y: 20), from: nil), CGPoint(x: 3, y: 4))
    }

    @Test func `the bounds of a window have its size`() async throws {
      _ = await screens.show(UIViewController())
      let window = try require(UIApplication.shared.keyWindow)
      window.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
      window.bounds = CGRect(x: 5, y: 6, width: 120, height: 60)
      expectEqual(window.frame, CGRect(x: 0, y: 10, width: 120, height: 60))
      expectEqual(window.bounds, CGRect(x: 5, y: 6, width: 120, height: 60))
    }

    @Test func `a view takes the size that fits`() {
      final class Badge: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
      }
      let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      badge.sizeToFit()
      expectEqual(badge.frame.size, CGSize(width: 30, height: 10))
    }
  }
}
