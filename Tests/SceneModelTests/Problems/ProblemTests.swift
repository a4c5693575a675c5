import Checking
import Foundation
import SceneModel
import TestSupport
import Testing

struct ProblemTests {
  static let all: [Problem] = [
    .refusedEvent("a link", because: .textTooLong(40_000, limit: 32_768)),
    .refusedEvent("an activity", because: .invalidWebpageURL),
    .refusedEvent("an activity", because: .invalidExpirationDate("is a date no calendar has")),
    .refusedEvent(
      "a link", because: .unstorableEntry("userInfo", "is too deep", remedy: "use fewer levels")),
    .unusablePropertyList(at: "Info.plist: byte 7", found: "a tag", expected: nil),
    .unusablePropertyList(at: "Info.plist: key", found: "the text", expected: "a dictionary"),
    .unusablePropertyList(because: CocoaError(.fileReadNoPermission)),
    .sessionWithoutScene("1"),
    .sessionOfRemovedScene("1", scene: "\"inbox\""),
    .sessionOfChangedKind("1", scene: "\"inbox\"", now: "Window"),
    .sessionOfChangedValueType("1", scene: "\"inbox\"", now: nil),
    .sessionBeyondLimit("1", kept: "2", onlyOneIn: "phone"),
    .sessionBeyondLimit("1", kept: "2", onlyOneIn: nil),
    .invalidStoredSession("1", property: "ordinal", because: "it is 0"),
    .duplicateStoredSession("1"),
    .renumberedStoredSession("1", property: "ordinal", from: 2, to: 3),
    .skippedRestoration(after: 2, of: 3),
    Problem(.unspecified, at: "scene 1", "it is old", remedy: "record it again"),
  ]

  @Test(arguments: all)
  func `a problem has a place, a clause and a remedy`(problem: Problem) {
    expectEqual(problem.faultsOfForm, [])
  }

  @Test(arguments: [
    (#"{"count": "3"}"#, #"the value at "count" isn't of the type Int"#),
    (#"{"count": null}"#, #"Int at "count" isn't there"#),
    ("{}", #"the key "count" is missing"#),
    ("{", "the data is damaged"),
  ])
  func `an error of decoding is described without values`(json: String, text: String) {
    struct Mailbox: Decodable { var count: Int }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Mailbox.self, from: Data(json.utf8))
    }
    expectEqual(error?.withoutValues, text)
  }

  @Test func `there is a problem of each code`() throws {
    let codes = try ProblemCodes(of: "SceneModel").constants.map(\.rawValue)
    expectEqual(Set(Self.all.map(\.code.rawValue)), Set(codes))
  }

  @Test(arguments: ProblemCodes.modules)
  func `a code is named as its constant, and differs from all others`(module: String) throws {
    let codes = try ProblemCodes(of: module).constants
    expect(!codes.isEmpty && codes.allSatisfy { $0.name == $0.rawValue })
    let all = try ProblemCodes.modules.flatMap { try ProblemCodes(of: $0).constants }
    expectEqual(Set(all.map(\.rawValue)).count, all.count)
  }

  @Test func `a code is encoded as its name`() throws {
    let problem = Problem.sessionWithoutScene("1")
    let data = try JSONEncoder().encode(problem)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: String]
    expectEqual(object?["code"], "sessionWithoutScene")
    try expectEqual(JSONDecoder().decode(Problem.self, from: data), problem)
  }

  @Test func `a problem recorded without a code is read`() throws {
    let text = #"{"place": "scene 1", "what": "it is old", "remedy": "record it again"}"#
    let problem = try JSONDecoder().decode(Problem.self, from: Data(text.utf8))
    expectEqual(problem.code, .unspecified)
    expectEqual(problem.description, "scene 1: it is old; record it again.")
  }

  @Test func `an app adds codes of its own`() throws {
    let problem = Problem("postbox.missingMessage", at: "a", "b", remedy: "c")
    expectEqual(problem.code.rawValue, "postbox.missingMessage")
    expect(problem != Problem("postbox.otherMessage", at: "a", "b", remedy: "c"))
  }
}
