import Foundation
import SceneRuntime
import Testing

/// Predicates as they are written and kept.
struct PredicateFormatTests {
  private func again(_ predicate: TargetPredicate) throws -> TargetPredicate {
    try JSONDecoder().decode(TargetPredicate.self, from: JSONEncoder().encode(predicate))
  }

  @Test(arguments: [
    "\u{1B}[31m", "\0", "\n\r\t", "\u{9B}2J", "\u{2028}", "\u{202E}", "\u{301}a", "a\u{600}",
    "\u{D4E}", "\n\u{301}", "e\u{301}", "📬🏽", "u{41}", #"\u{41}"#, #"\"'"#,
  ])
  func `a predicate holds no control character as a format, and reads back`(text: String) throws {
    for predicate in [
      TargetPredicate(equalTo: text), .comparison(.init(.target, .isIn, .texts([text]))),
    ] {
      #expect(try again(predicate) == predicate)
      let scalars = predicate.description.unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
      #expect(!scalars.contains("\u{202E}") && !scalars.contains("\u{2028}"))
    }
  }

  @Test func `a character may be given by its number`() throws {
    let format = #"SELF == "\u{1B}[\u{41}""#
    #expect(try TargetPredicate(format: format) == TargetPredicate(equalTo: "\u{1B}[A"))
    for number in ["u{}", "u{110000}", "u{D800}", "u{zz}", "u41", "u{41", "u{00000000041}"] {
      #expect(
        try TargetPredicate(format: #"SELF == "\\#(number)""#) == TargetPredicate(equalTo: number))
    }
  }

  @Test func `what was a predicate reads back, however long and deep it is written`() throws {
    let deep = String(repeating: "NOT ", count: 48) + "(SELF == 'a' OR SELF == 'b' AND SELF != 'c')"
    let many = "SELF == '" + String(repeating: "\u{1B}", count: 9_000) + "'"
    for format in [deep, many] {
      let predicate = try TargetPredicate(format: format)
      #expect(try again(predicate) == predicate)
    }
  }
}
