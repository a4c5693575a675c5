import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite struct LiteralTests {
  private func value(_ text: String) -> (value: Any?, unread: Int) {
    let source = SourceText(path: "A.swift", text: text)
    var unread: [Int] = []
    let value = source.propertyListValue(source.tokens.indices, unread: &unread)
    return (value, unread.count)
  }

  @Test func `literals are values of a property list`() {
    expectEqual(value("\"a\\n\\\"b\\\"\"").value as? String, "a\n\"b\"")
    expectEqual(value("12").value as? Int, 12)
    expectEqual(value("1.5").value as? Double, 1.5)
    expectEqual(value("false").value as? Bool, false)
    expectEqual(value("[1, 2,]").value as? [Int], [1, 2])
    expectEqual(value("[:]").value as? [String: Int], [:])
    expectEqual(
      value("[\"a\": [\"b\": [1]]]").value as? [String: [String: [Int]]], ["a": ["b": [1]]])
    expectEqual(value(".dictionary([\"a\": .boolean(true)])").value as? [String: Bool], ["a": true])
    expectEqual(value("Value.string(\"a\")").value as? String, "a")
  }

  @Test func `anything else is left out and counted`() {
    expectEqual(value("[\"a\": f(), \"b\": 1]").value as? [String: Int], ["b": 1])
    expectEqual(value("[\"a\": f(), key: 1, \"b\": \"\\(c)\"]").unread, 3)
    expect(value("").value == nil)
  }
}
