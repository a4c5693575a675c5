import Checking
import Foundation
import Testing

@testable import SceneModel

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
      try expectEqual(again(predicate), predicate)
      let scalars = predicate.description.unicodeScalars
      expect(!scalars.contains { $0.properties.generalCategory == .control })
      expect(!scalars.contains("\u{202E}") && !scalars.contains("\u{2028}"))
    }
  }

  @Test func `a character may be given by its number`() throws {
    let format = #"SELF == "\u{1B}[\u{41}""#
    try expectEqual(TargetPredicate(format: format), TargetPredicate(equalTo: "\u{1B}[A"))
    for number in ["u{}", "u{110000}", "u{D800}", "u{zz}", "u41", "u{41", "u{00000000041}"] {
      try expectEqual(
        TargetPredicate(format: #"SELF == "\\#(number)""#), TargetPredicate(equalTo: number))
    }
  }

  @Test func `a predicate reads back, however long and deep its format is`() throws {
    let deep = String(repeating: "NOT ", count: 48) + "(SELF == 'a' OR SELF == 'b' AND SELF != 'c')"
    let many = "SELF == '" + String(repeating: "\u{1B}", count: 9_000) + "'"
    for format in [deep, many] {
      let predicate = try TargetPredicate(format: format)
      try expectEqual(again(predicate), predicate)
    }
  }

  private static let some: [TargetPredicate] = ["a", "b", "c"].map { .init(equalTo: $0) }

  private static let odd: [TargetPredicate] = [
    .and([]), .or([]), .not(.and([])), .and([some[0]]), .not(.or([some[0]])),
    .and([.or([]), .and([.and(some), some[0]])]), .or([.and([.or(some)]), .or([some[0]])]),
    .comparison(.init(.target, .equal, .text("a"), options: .init(rawValue: 4))),
    // As predicates are joined one by one.
    (0..<200).reduce(.value(false)) { .or([$0, .init(equalTo: "message/\($1)")]) },
    (0..<200).reduce(.value(true)) { .and([.init(equalTo: "message/\($1)"), $0]) },
  ]

  @Test(arguments: odd)
  func `a predicate of any shape reads back as an equal one`(predicate: TargetPredicate) throws {
    let read = try again(predicate)
    expectEqual(read, predicate)
    expectEqual(read.hashValue, predicate.hashValue)
    for text in ["a", "b", "message/7", nil] {
      expectEqual(read.evaluate(with: text), predicate.evaluate(with: text))
    }
  }

  private static let deep: [TargetPredicate] = [
    (0..<100_000).reduce(some[0]) { predicate, _ in .not(predicate) },
    (0..<100_000).reduce(some[0]) { .or([.and([$0, some[1]]), .init(equalTo: "\($1)")]) },
    // Each level holds the one below twice.
    (0..<100).reduce(some[0]) { predicate, _ in .not(.and([predicate, predicate])) },
  ]

  @Test(arguments: deep.indices)
  func `what would be nested without end is never made, and true for no event`(index: Int) throws {
    let predicate = Self.deep[index]
    expect(!predicate.evaluate(with: "a") && !predicate.evaluate(with: nil))
    expectEqual(predicate, predicate)
    expectEqual(predicate.hashValue, predicate.hashValue)
    expectEqual(TargetPredicate.and([.value(true), predicate]).refusal, predicate.refusal)
    expectContains(predicate.refusal, "more than")
    expect(predicate.description.utf8.count < 100)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([predicate]) }
  }

  @Test func `predicates up to the depth limit are created and stored`() throws {
    let nots = (0..<100).reduce(Self.some[0]) { predicate, _ in .not(predicate) }
    expect(nots.refusal == nil && nots.evaluate(with: "a"))
    try expectEqual(again(nots), nots)
    expectEqual(TargetPredicate.not(nots).refusal, "it is nested more than 100 deep")
  }

  @Test func `predicates with other results are different`() {
    let (a, b, c) = (Self.some[0], Self.some[1], Self.some[2])
    expectEqual(TargetPredicate.and([a]), a)
    expect(TargetPredicate.and([a, b]) != .or([a, b]))
    expect(TargetPredicate.and([.or([a, b]), c]) != .or([a, .and([b, c])]))
    expect(TargetPredicate.not(.and([a, b])) != .and([.not(a), b]))
  }

  struct Unkept: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var predicate: TargetPredicate
    var reason: String

    init(_ name: String, _ predicate: TargetPredicate, _ reason: String) {
      testDescription = name
      self.predicate = predicate
      self.reason = reason
    }
  }

  @Test(arguments: [
    Unkept(
      "texts on the left", .comparison(.init(.texts(["a"]), .equal, .target)),
      "column 1: \"{\" occurs where SELF, a text or %@ was expected"),
    Unkept(
      "texts without IN", .comparison(.init(.target, .contains, .texts(["a"]))),
      "column 15: \"{\" occurs where SELF, a text or %@ was expected"),
    Unkept(
      "too many texts",
      .comparison(
        .init(
          .target, .isIn, .texts((0..<1_100).map { "\($0)" + String(repeating: "a", count: 1_000) })
        )),
      "bytes; expected at most 1048576"),
    Unkept(
      "too deep", (0..<200).reduce(.value(true)) { predicate, _ in .not(predicate) },
      "it is nested more than 100 deep"),
    Unkept(
      "too many parts", .or((0..<10_001).map { .init(equalTo: "\($0)") }),
      "it has more than 10000 parts"),
  ])
  func `a predicate that couldn't be decoded is an encoding error`(unkept: Unkept) throws {
    let error = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode([unkept.predicate])
    }
    guard case .invalidValue(let value, let context)? = error else {
      Issue.record("\(String(describing: error)) is of another kind")
      return
    }
    expectEqual(value as? TargetPredicate, unkept.predicate)
    expectEqual(context.codingPath.map(\.intValue), [0])
    expect(context.debugDescription.hasPrefix("a predicate can't be stored ("))
    expectContains(context.debugDescription, unkept.reason)
  }

  @Test func `a predicate may have 10,000 parts, itself among them`() {
    func predicate(_ count: Int) -> TargetPredicate {
      .or((0..<count).map { .init(equalTo: "\($0)") })
    }
    expect(predicate(9_999).shapeRefusal == nil)
    expectEqual(predicate(10_000).shapeRefusal, "it has more than 10000 parts")
  }

  @Test func `invalid stored data is a decoding error with its place`() {
    let json = #"{"prefers": "SELF MATCHES 'a'", "preferring": [], "allowing": []}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ActivationConditions.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error)) is of another kind")
      return
    }
    expectEqual(context.codingPath.map(\.stringValue), ["prefers"])
    expect(context.debugDescription.hasPrefix("predicate, column 6: \"MATCHES\" isn't allowed"))
  }
}
