import Checking
import Testing

@testable import SceneMigration

@Suite struct PreparationTests {
  @Test(arguments: [
    ("@UIApplicationMain class A {}", "@main class A {}"),
    ("@objc func f() {}", " func f() {}"),
    ("@objc(Name) class A {}", " class A {}"),
    ("let s = #selector(A.f(_:))", "let s = Selector(\"A.f(_:)\")"),
    ("import Firebase", ""),
    ("@_spi(Maps) import Firebase", " "),
    ("import class Firebase.App", ""),
    ("let a = Firebase.App.self", "let a = Firebase.App.self"),
    ("import Firebase\nlet a = Firebase.App.self", "\nlet a = App.self"),
    ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
    (
      "func f(a: [UIApplicationLaunchOptionsKey: Any], restorationHandler: ([Any]?) -> Void)",
      "func f(a: [UIApplication.LaunchOptionsKey: Any], restorationHandler: ([any UIUserActivityRestoring]?) -> Void)"
    ),
    (
      "private func f(a: A, restorationHandler: ([Any]?) -> Void)",
      "private func f(a: A, restorationHandler: ([Any]?) -> Void)"
    ),
    ("#Preview(\"Inbox\") { InboxView() }\nlet a = 1", "\nlet a = 1"),
    ("let text = \"@objc #selector(x)\"", "let text = \"@objc #selector(x)\""),
  ])
  func `spellings of Apple's compilers are rewritten`(text: String, expected: String) {
    var preparation = Preparation(modules: [])
    expectEqual(preparation.prepared(SourceText(path: "A.swift", text: text)).text, expected)
  }

  @Test func `paths of the environment get their root`() {
    var preparation = Preparation(modules: ["SwiftUI"])
    let text = "@Environment(\\.mailbox) var a\nlet b = view.environment(\\.mailbox, a).map(\\.id)"
    expectEqual(
      preparation.prepared(SourceText(path: "A.swift", text: text)).text,
      "@Environment(\\EnvironmentValues.mailbox) var a\n"
        + "let b = view.environment(\\EnvironmentValues.mailbox, a).map(\\.id)")
  }

  @Test func `each change is listed with its line`() {
    var preparation = Preparation(modules: ["UIKit"])
    let copy = preparation.prepared(
      SourceText(path: "A.swift", text: "import UIKit\nimport Firebase\n@objc class A {}\n"))
    expectEqual(preparation.changes.map(\.line), [2, 3])
    expectEqual(preparation.changes.map(\.kind), [.importCut, .spelling])
    expectEqual(copy.text.split(separator: "\n", omittingEmptySubsequences: false).count, 4)
  }

  @Test(arguments: ["import UIKit.UIView", "import class UIKit.UIView"])
  func `a part of a module is imported with the module`(text: String) {
    var preparation = Preparation(modules: ["UIKit"])
    let copy = preparation.prepared(SourceText(path: "A.swift", text: text)).text
    expectEqual(copy, "import UIKit; import UIKit")
  }
}
