import Checking
import Testing

@testable import SceneMigration

@Suite struct AvailabilityTests {
  private func source(_ members: String, _ type: String = "class A") -> SourceText {
    SourceText(path: "A.swift", text: "\(type) {\n\(members)\n}")
  }

  @Test(arguments: [
    "@available(iOS, obsoleted: 13.0)\nfunc f() {}", "@available(*, unavailable) func f() {}",
    "@available(iOS, introduced: 9, obsoleted: 13)\n@objc public func f() {}",
    "@objc(f) @available(iOS, unavailable)\npublic private(set) override func f() {}",
  ])
  func `a method is obsolete since scenes are there`(members: String) {
    let source = source(members)
    expectEqual(source.obsoleteMethods.map(\.name), ["f()"])
    expectEqual(source.withoutObsoleteMethods.tokens.map(\.text), ["class", "A", "{", "}"])
    expectEqual(
      source.withoutObsoleteMethods.text.count { $0 == "\n" }, source.text.count { $0 == "\n" })
  }

  @Test(arguments: [
    "@available(iOS, obsoleted: 16.0) func f() {}", "@available(iOS 13.0, *) func f() {}",
    "@available(iOS, deprecated: 13.0) func f() {}", "@available(tvOS, unavailable) func f() {}",
    "@available(*, unavailable) required init?(coder: NSCoder) { nil }",
    "@available(iOS, obsoleted: 13.0) var a = 1\nfunc f() {}",
  ])
  func `other methods aren't obsolete`(members: String) {
    expectEmpty(source(members).obsoleteMethods)
  }

  @Test func `methods of an obsolete extension are too`() {
    let source = source("func f() {}", "@available(iOS, obsoleted: 13.0) extension A")
    expectEqual(source.obsoleteMethods.map(\.attribute), ["@available(iOS, obsoleted: 13.0)"])
  }
}
