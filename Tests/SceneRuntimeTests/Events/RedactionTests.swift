import Foundation
import Testing

@testable import SceneRuntime

/// Values of links that stand in no line of the trace.
struct RedactionTests {
  @Test(arguments: [
    "?secret", "?a=1&secret", "?secret&a=1", "?a=secret", "?a=b=secret", "?a=1&&secret",
    "?a=1?secret", "#secret", "?#secret", "?a#b?secret",
  ])
  func `a token is redacted wherever it stands behind the path, with or without a name`(
    rest: String
  ) throws {
    let url = try #require(URL(string: "postbox://message/42\(rest)"))
    let text = ExternalEvent.openURL(.init(url)).description
    #expect(text.hasPrefix("open postbox://message/42"))
    #expect(!text.contains("secret"), "\(text)")
    ExternalEvent.$showsValues.withValue(true) {
      #expect(ExternalEvent.openURL(.init(url)).description.contains("secret"))
    }
  }
}
