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

  @Test(arguments: [
    "class A<T>: UIResponder, UIApplicationDelegate {}\n@main final class B: A<Int> {}",
    "class A: UIResponder, UIApplicationDelegate {}\nclass C: A {}\n@main final class B: C {}",
    "@main class B: A {}\nclass A: UIResponder & UIApplicationDelegate {}",
    "@main class B: UIResponder & UIApplicationDelegate {}",
    "extension B: UIApplicationDelegate {}\n@main class B: NSObject {}",
  ])
  func `a delegate comes before the superclass that it is one by`(text: String) {
    let delegates = DelegateIndex(["AppDelegate.swift"], text: { _ in text }).delegates
    expectEqual(delegates.first?.name, "B")
    expectEqual(delegates.first?.kind, .application)
    expectEqual(delegates.first?.isMain, true)
    expect(delegates.first?.superclass == nil)
  }

  @Test func `a superclass is unknown also if it is further up`() {
    let text = "class SceneDelegate: A, UIWindowSceneDelegate {}\nclass A: B<Int> {}"
    let delegates = DelegateIndex(["A.swift"], text: { _ in text }).delegates
    expectEqual(delegates.map(\.superclass), ["B"])
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
