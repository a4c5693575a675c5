import Checking
import Foundation
import Testing
import UIKit

/// A delegate in a file that imports Foundation too.
private class FoundationFirst: NSObject, UIApplicationDelegate {
  override func perform(_ selector: Selector, with object: Any? = nil) -> Any? { "performed" }
}

/// The root class of an app's classes in files that import Foundation and UIKit.
@MainActor struct RootClassTests {
  @Test func `the name is that of UIKit's root class`() {
    let objects: [UIKit.NSObject] = [FoundationFirst(), UIKitFirst(), NSObject()]
    expectEqual(objects.map { $0.responds(to: "a") }, [false, false, false])
    expectEqual(FoundationFirst().perform("a") as? String, "performed")
    expectEqual(UIKitFirst().perform("a") as? String, "performed first")
    expect(!(NSObject() as Any is Foundation.NSObject))
  }

  @Test func `a delegate is created from its class`() {
    let type: any UIApplicationDelegate.Type = FoundationFirst.self
    expect(type.init() is FoundationFirst)
  }
}
