import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// The name of the app that hosts show to people.
@MainActor struct ApplicationNameTests {
  @Test(arguments: [
    ("com.example.postbox", "Postbox"), ("postbox", "Postbox"), ("com.example.MailBox", "MailBox"),
    ("com.example.", "Example"), ("über", "Über"), ("...", "..."), ("", ""),
  ])
  func `without a name in the manifest it is the end of the identifier`(
    identifier: String, name: String
  ) {
    let application = Application(
      identifier: identifier, graph: SceneGraph(), contents: ContentFactories(), manifest: nil,
      delegate: nil, host: StubHost(), services: .repeatable())
    expectEqual(application.name, name)
    application.name = "Other"
    expectEqual(application.name, "Other")
    expectEqual(application.identifier, identifier)
  }

  @Test(
    arguments: [
      (["CFBundleDisplayName": "Post", "CFBundleName": "Postbox"], "Post"),
      (["CFBundleName": "$(PRODUCT_NAME)"], "$(PRODUCT_NAME)"),
      (["CFBundleDisplayName": "", "CFBundleName": "Postbox"], "Postbox"),
      (["CFBundleDisplayName": 1, "CFBundleName": "Postbox"], "Postbox"), ([:], nil),
    ] as [([String: any Sendable], String?)])
  func `the display name goes before the other, and a damaged one costs nothing`(
    entries: [String: any Sendable], name: String?
  ) throws {
    let list = try InformationPropertyList(entries)
    expectEqual(list.name, name)
    let settings = BuildSettings(moduleName: "Mail")
    expectEqual(list.resolved(in: settings).name, name.map { $0.hasPrefix("$") ? "Mail" : $0 })
  }
}
