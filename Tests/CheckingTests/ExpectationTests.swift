import Checking
import Synchronization
import Testing

/// The failures of comparisons in tests.
struct ExpectationTests {
  /// Returns the first failure of an expectation; nil if there is none.
  private func failure(_ expectation: () throws -> Void) -> Issue? {
    let failure = Mutex<Issue?>(nil)
    try? withKnownIssue(isIntermittent: true) {
      try expectation()
    } matching: { issue in
      failure.withLock { $0 = $0 ?? issue }
      return true
    }
    return failure.withLock(\.self)
  }

  private func failure<Value: Equatable>(_ value: Value, _ expected: Value) -> String? {
    failure { expectEqual(value, expected) }?.comments.first?.rawValue
  }

  @Test func `equal values are no failure`() {
    #expect(failure(["a"], ["a"]) == nil)
    #expect(failure(String?.none, nil) == nil)
  }

  @Test func `a failure has both values`() {
    #expect(failure(1, 2) == "1 isn't 2")
    #expect(failure("a", "b") == #""a" isn't "b""#)
    #expect(failure("a", nil) == #"Optional("a") isn't nil"#)
  }

  @Test func `a failure has the elements that differ in their order`() {
    #expect(
      failure(["a", "b", "d"], ["a", "c", "d"]) == """
        not as expected (- is missing, + is too much):
          "a"
        - "c"
        + "b"
          "d"
        """)
    #expect(
      failure("a\nb", "a") == """
        not as expected (- is missing, + is too much):
          a
        + b
        """)
    #expect(
      failure(["a": 1], ["a": 1, "b": 2]) == """
        not as expected (- is missing, + is too much):
          "a": 1
        - "b": 2
        """)
    #expect(
      failure([1, 2] as Set, [2]) == """
        not as expected (- is missing, + is too much):
        + 1
          2
        """)
  }

  @Test func `a part that is missing is told with the text or the elements`() {
    #expect(failure { expectContains("abc", "bc") } == nil)
    #expect(failure { expectContains([1, 2], 2) } == nil)
    #expect(
      failure { expectContains("a", "b") }?.comments.first?.rawValue
        == "b isn't in this text:\na")
    #expect(
      failure { expectContains(nil as String?, "b") }?.comments.first?.rawValue
        == "there is no text with b")
    #expect(
      failure { expectContains(["a", "c"], "b") }?.comments.first?.rawValue
        == "\"b\" isn't one of these:\n\"a\"\n\"c\"")
  }

  @Test func `a condition that isn't true is told with its line`() {
    #expect(failure { expect(true) } == nil)
    let issue = failure {
      expect(1 > 2)
    }
    #expect(issue?.comments.first?.rawValue == "not true: expect(1 > 2)")
    #expect(issue?.sourceLocation?.line == #line - 3)
  }

  @Test func `a value that isn't there ends the test with its line`() throws {
    #expect(try require(Int?.some(1)) == 1)
    var isEnded = true
    let issue = failure {
      _ = try require(Int?.none, "of two")
      isEnded = false
    }
    #expect(issue?.comments.first?.rawValue == "_ = try require(Int?.none, \"of two\")\nof two")
    #expect(issue?.sourceLocation?.line == #line - 4 && isEnded)
    #expect(failure { try require(1 < 2) } == nil)
    #expect(failure { try require(1 > 2) }?.sourceLocation?.line == #line)
  }

  @Test func `words about a failure follow it`() {
    #expect(
      failure { expect(1 > 2, "at noon") }?.comments.first?.rawValue.hasSuffix("\nat noon") == true)
    #expect(
      failure { expectEqual(1, 2, "at noon") }?.comments.first?.rawValue == "1 isn't 2\nat noon")
  }

  @Test func `elements of a collection that should be empty are told`() {
    #expect(failure { expectEmpty([Int]()) } == nil)
    #expect(
      failure { expectEmpty([1, 2]) }?.comments.first?.rawValue == "these should be none:\n1\n2")
    #expect(failure { expectEmpty("a") }?.comments.first?.rawValue == "these should be none:\na")
  }

  @Test func `the place of a failure is that of the comparison`() {
    let place = failure { expectEqual(1, 2) }?.sourceLocation
    #expect(place?.fileName == "ExpectationTests.swift" && place?.line == #line - 1)
  }
}
