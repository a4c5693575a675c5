import Checking
import Foundation
import Testing

@testable import SceneModel

/// S69, S70: predicates on the text of an event.
struct TargetPredicateTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var format: String
    var yes: [String]
    var no: [String]
    var testDescription: String { format }
  }

  @Test(arguments: [
    Example(
      format: #"SELF == "message/42""#, yes: ["message/42"], no: ["message/4", "Message/42"]),
    Example(format: #"self = 'message/42'"#, yes: ["message/42"], no: [""]),
    Example(format: #""message/42" == SELF"#, yes: ["message/42"], no: ["x"]),
    Example(format: #"SELF ==[c] "MESSAGE""#, yes: ["message", "Message"], no: ["messages"]),
    Example(format: "SELF ==[c] 'az'", yes: ["AZ", "aZ"], no: ["A", "[z"]),
    Example(format: #"SELF ==[cd] "cafe""#, yes: ["CAFÉ", "cafe"], no: ["caf"]),
    Example(format: #"SELF ==[d] "cafe""#, yes: ["café"], no: ["CAFÉ"]),
    Example(format: "SELF != 'a'", yes: ["b", ""], no: ["a"]),
    Example(format: "SELF <> 'a'", yes: ["b"], no: ["a"]),
    Example(format: "SELF BEGINSWITH 'mess'", yes: ["message", "mess"], no: ["a mess", "Mess"]),
    Example(format: "SELF beginswith[c] 'MESS'", yes: ["message"], no: ["a mess"]),
    Example(format: "SELF ENDSWITH '/42'", yes: ["message/42"], no: ["message/421"]),
    Example(format: "SELF CONTAINS '://m'", yes: ["postbox://message"], no: ["postbox:/m"]),
    Example(format: "SELF CONTAINS ''", yes: [], no: ["", "a"]),
    Example(format: "SELF BEGINSWITH ''", yes: [], no: ["", "a"]),
    Example(format: "SELF ENDSWITH ''", yes: [], no: ["", "a"]),
    Example(format: "SELF ENDSWITH[cd] ''", yes: [], no: ["", "é"]),
    Example(format: "'' IN SELF", yes: [], no: ["", "a"]),
    Example(format: "SELF LIKE ''", yes: [""], no: ["a"]),
    Example(format: "SELF == ''", yes: [""], no: ["a"]),
    Example(
      format: "SELF LIKE 'm*/4?'", yes: ["m/42", "message/4x"], no: ["m/4", "m/421", "am/42"]),
    Example(format: #"SELF LIKE '\*'"#, yes: ["*"], no: ["a", ""]),
    Example(format: #"SELF LIKE 'a\*b'"#, yes: ["a*b"], no: ["a*xb", "axb", #"a\*b"#]),
    Example(format: #"SELF LIKE 'a\?'"#, yes: ["a?"], no: ["a", "ab", "a?b"]),
    Example(format: "SELF LIKE '*'", yes: ["", "anything"], no: []),
    // A letter may be written as one scalar or as two.
    Example(format: "SELF == 'caf\u{E9}'", yes: ["cafe\u{301}", "caf\u{E9}"], no: ["cafe"]),
    Example(format: "SELF ENDSWITH 'e\u{301}'", yes: ["caf\u{E9}"], no: ["cafe"]),
    Example(format: "SELF CONTAINS 'e'", yes: ["e"], no: ["caf\u{E9}", "cafe\u{301}"]),
    Example(format: "SELF LIKE '*a*b*'", yes: ["xaybz", "ab"], no: ["ba", "a"]),
    Example(format: "SELF IN {'a', 'b'}", yes: ["a", "b"], no: ["ab", "c", ""]),
    Example(format: "SELF IN {}", yes: [], no: ["a"]),
    Example(format: "SELF IN[c] {'A'}", yes: ["a"], no: ["b"]),
    Example(format: "SELF IN 'abc'", yes: ["bc"], no: ["ac", ""]),
    Example(format: "'b' IN SELF", yes: ["abc"], no: ["ac"]),
    Example(format: "TRUEPREDICATE", yes: ["", "a"], no: []),
    Example(format: "falsepredicate", yes: [], no: ["", "a"]),
    Example(
      format: "SELF == 'a' OR SELF == 'b' AND SELF == 'c'", yes: ["a"], no: ["b", "c"]),
    Example(format: "(SELF == 'a' || SELF == 'b') && !(SELF == 'b')", yes: ["a"], no: ["b"]),
    Example(format: "NOT NOT SELF == 'a'", yes: ["a"], no: ["b"]),
    Example(format: "NOT SELF == 'a' AND SELF != 'b'", yes: ["c"], no: ["a", "b"]),
    Example(format: #"SELF == "a \"quoted\" \\ text""#, yes: [#"a "quoted" \ text"#], no: []),
  ])
  func `a format is true for some texts and false for others`(example: Example) throws {
    let predicate = try TargetPredicate(format: example.format)
    for text in example.yes { expect(predicate.evaluate(with: text), "\(text)") }
    for text in example.no { expect(!predicate.evaluate(with: text), "\(text)") }
    // As it is kept, it says the same.
    let data = try JSONEncoder().encode([predicate])
    let read = try JSONDecoder().decode([TargetPredicate].self, from: data)[0]
    for text in example.yes { expect(read.evaluate(with: text), "\(read)") }
    for text in example.no { expect(!read.evaluate(with: text), "\(read)") }
    try expectEqual(TargetPredicate(format: read.description), read)
  }

  @Test func `arguments stand for texts, and for several of them behind IN`() throws {
    let predicate = try TargetPredicate(
      format: "SELF BEGINSWITH %@ OR SELF IN %@ OR SELF IN {%@, 'z'}", "mess", Set(["a", "b"]), "y")
    for text in ["message", "a", "b", "y", "z"] { expect(predicate.evaluate(with: text)) }
    expect(!predicate.evaluate(with: "c"))
    // The text of an argument is never parsed as a part of the format.
    try expectEqual(
      TargetPredicate(format: "SELF == %@", "' OR TRUEPREDICATE").evaluate(with: "x"), false)
  }

  @Test func `an argument may be a part of a text`() throws {
    let path = "postbox://message/42".dropFirst(10)
    for argument: Any in [path, [path], Set([path]), NSString(string: "message/42")] {
      let predicate = try TargetPredicate(format: "SELF IN %@", argument)
      expect(predicate.evaluate(with: "message/42"), "\(predicate)")
    }
    try expectEqual(
      TargetPredicate(format: "SELF == %@", path), TargetPredicate(equalTo: "message/42"))
  }

  @Test func `S73: an event without a text equals nothing`() throws {
    expect(try !TargetPredicate(format: "SELF == ''").evaluate(with: nil))
    expect(try TargetPredicate(format: "SELF != 'a'").evaluate(with: nil))
    expect(TargetPredicate(value: true).evaluate(with: nil))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var format: String
    var code: TargetPredicateError.Code
    var part: String
    var column: Int
    var testDescription: String { format }
  }

  @Test(arguments: [
    Mistake(format: "SELF MATCHES 'a.*'", code: .unsupported, part: "MATCHES", column: 6),
    Mistake(format: "BLOCKPREDICATE(0x1)", code: .unsupported, part: "BLOCKPREDICATE", column: 1),
    Mistake(format: "title == 'a'", code: .unsupported, part: "title", column: 1),
    Mistake(format: "SELF.length == 'a'", code: .unsupported, part: "SELF.length", column: 1),
    Mistake(format: "SELF == 'a' AND %K == 'b'", code: .unsupported, part: "%K", column: 17),
    Mistake(format: "ANY SELF == 'a'", code: .unsupported, part: "ANY", column: 1),
    Mistake(format: "FUNCTION(SELF, 'x') == 'a'", code: .unsupported, part: "FUNCTION", column: 1),
    Mistake(format: "SELF >= 'a'", code: .unsupported, part: ">=", column: 6),
    Mistake(format: "SELF BETWEEN {'a', 'b'}", code: .unsupported, part: "BETWEEN", column: 6),
    Mistake(format: "SELF ==[n] 'a'", code: .unsupported, part: "[n]", column: 8),
    Mistake(format: "SELF == 42", code: .unsupported, part: "42", column: 9),
    Mistake(format: "", code: .syntax, part: "", column: 1),
    Mistake(format: "SELF", code: .syntax, part: "", column: 5),
    Mistake(format: "SELF ==", code: .syntax, part: "", column: 8),
    Mistake(format: "SELF == 'a' 'b'", code: .syntax, part: "'b'", column: 13),
    Mistake(format: "(SELF == 'a'", code: .syntax, part: "", column: 13),
    Mistake(format: "SELF == {'a'}", code: .syntax, part: "{", column: 9),
    Mistake(format: "SELF IN {'a' 'b'}", code: .syntax, part: "'b'", column: 14),
    Mistake(format: "SELF IN {SELF}", code: .syntax, part: "SELF", column: 10),
    Mistake(format: "SELF IN {'a', SELF}", code: .syntax, part: "SELF", column: 15),
    Mistake(format: "SELF ==[] 'a'", code: .syntax, part: "[]", column: 8),
    Mistake(format: "SELF == \"a", code: .syntax, part: "\"a", column: 9),
    Mistake(format: "SELF == 'é' ; x", code: .syntax, part: ";", column: 13),
    Mistake(format: "SELF ==[c 'a'", code: .syntax, part: "[c 'a'", column: 8),
    Mistake(format: "SELF == %@", code: .argument, part: "%@", column: 9),
    Mistake(format: "SELF == %d", code: .argument, part: "%d", column: 9),
  ])
  func `S70: an invalid format is refused with the part and its column`(mistake: Mistake) throws {
    let error = try #require(throws: TargetPredicateError.self) {
      try TargetPredicate(format: mistake.format)
    }
    expectEqual(error.code, mistake.code)
    expectEqual(error.part, mistake.part)
    expectEqual(error.column, mistake.column)
    expectContains(error.description, "column \(mistake.column)")
  }

  @Test func `arguments that don't fit are refused`() {
    for (format, arguments) in [
      ("SELF == %@", [42 as Any]), ("SELF == %@", [["a"]]), ("SELF == 'a'", ["b"]),
      ("SELF IN %@", [[1, 2]]),
    ] {
      let error = #expect(throws: TargetPredicateError.self) {
        try TargetPredicate(format: format, argumentArray: arguments)
      }
      expectEqual(error?.code, .argument, "\(format)")
    }
  }

  @Test(arguments: [(["b"], "1 argument left"), (["b", "c"], "2 arguments left")])
  func `arguments without a place are counted`(arguments: [String], text: String) {
    let error = #expect(throws: TargetPredicateError.self) {
      try TargetPredicate(format: "SELF == 'a'", argumentArray: arguments)
    }
    expectContains(error?.message, text)
  }

  @Test func `formats are read to a depth and a length`() throws {
    let deep = String(repeating: "(", count: 60) + "SELF == 'a'" + String(repeating: ")", count: 60)
    let nots = String(repeating: "NOT ", count: 60) + "SELF == 'a'"
    let long = "SELF == '" + String(repeating: "a", count: 20_000) + "'"
    for format in [deep, nots, long] {
      let error = #expect(throws: TargetPredicateError.self) { try TargetPredicate(format: format) }
      expectEqual(error?.code, .tooLarge)
    }
  }

  @Test func `a pattern that could be tried in many ways takes no longer than another`() throws {
    let pattern = String(repeating: "*a", count: 60)
    let text = String(repeating: "a", count: 2_000) + "b"
    expect(try !TargetPredicate(format: "SELF LIKE %@", pattern).evaluate(with: text))
  }

  @Test(arguments: [
    ("SELF == 'a'", ["a"]), ("SELF IN {'a','b'}", ["a", "b"]),
    ("SELF == 'a' OR 'b' == SELF", ["a", "b"]),
    ("SELF IN {'a','b'} AND SELF != 'b'", ["a"]), ("FALSEPREDICATE", []),
  ])
  func `equality names the texts it is true for`(format: String, texts: [String]) throws {
    try expectEqual(TargetPredicate(format: format).equalTexts, Set(texts))
  }

  @Test(arguments: ["SELF ==[c] 'a'", "SELF CONTAINS 'a'", "NOT SELF == 'a'", "TRUEPREDICATE"])
  func `a predicate other than an equality has no text`(format: String) throws {
    expectEqual(try TargetPredicate(format: format).equalTexts, nil)
  }
}
