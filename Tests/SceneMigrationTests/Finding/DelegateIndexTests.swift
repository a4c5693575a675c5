import Checking
import Testing

@testable import SceneMigration

@Suite struct DelegateIndexTests {
  private func kinds(_ text: String) -> [DelegateType.Kind] {
    DelegateIndex(["A.swift"], text: { _ in text }).delegates.map(\.kind)
  }

  @Test(arguments: [
    "@main class A: NSObject, NSApplicationDelegate {}",
    "@main class A: MainDelegate, NSApplicationDelegate {}",
    "@main class A: BaseAppDelegate {}\nclass BaseAppDelegate: NSObject, NSApplicationDelegate {}",
    "@main class A: NSObject {}\nextension A: NSApplicationDelegate {}",
    "@main class Tool {}", "@main final class Tool: NSObject {}",
  ])
  func `a class with @main needn't be an application's delegate`(text: String) {
    expectEqual(kinds(text), [])
  }

  @Test(arguments: [
    "@UIApplicationMain class A: UIResponder {}", "@main class A: VendorDelegateBase {}",
    "@main class A: NSObject {}\nextension A: UIApplicationDelegate {}",
    "class A: NSObject, NSApplicationDelegate {}\n@main class A: UIResponder, UIApplicationDelegate {}",
  ])
  func `an application's delegate is found`(text: String) {
    expectContains(kinds(text), .application)
  }

  @Test func `@main counts also if an extension makes the class a delegate`() {
    let text = "@main class A: NSObject {}\nextension A: UIApplicationDelegate {}"
    expectEqual(DelegateIndex(["A.swift"], text: { _ in text }).delegates.map(\.isMain), [true])
  }

  @Test func `an extension can make a struct an App`() {
    expectEqual(kinds("@main struct A {}\nextension A: App {}"), [.app])
  }

  @Test(arguments: [
    ("import UIKit\n\n@main class AppDelegate {\n  func a() {\n}\n", 3),
    ("@main class AppDelegate {\n}\n}\n", 3), ("@main class A { f(\n]) }", 2),
  ])
  func `the line of a bracket without its partner is known`(text: String, line: Int) {
    expectEqual(DelegateIndex(["A.swift"], text: { _ in text }).unmatched, ["A.swift": line])
  }
}
