import Checking
import Foundation
import SceneViews
import Testing

/// Tests for the types whose values can be compared with later values.
struct PlainTypeTests {
  private final class Counter {}

  private enum Part: CaseIterable {
    case none
    case counting(Counter)
    static var allCases: [Part] { [.none] }
  }

  private enum Side: String { case left, right }

  private enum Season: CaseIterable { case spring, autumn }

  private enum Unlisted { case one, other }

  private struct Nothing {}

  private struct Plan {
    var name = "Mill"
    var side: Side? = .left
    var sizes = [1.0]
  }

  @Test(
    arguments: [
      (Plan.self, true), (Side.self, true), ([String?].self, true), (Counter.self, false),
      (Part.self, false), ([Counter].self, false), ([String: String].self, false),
      (Season.self, true), (Unlisted.self, false), (Nothing.self, true), ((Int, Side).self, true),
      (sigval.self, false),
      (AttributedString.self, false),
    ] as [(Any.Type, Bool)])
  func `values without objects can be compared`(type: Any.Type, isPlain: Bool) {
    expectEqual(PlainType.contains(type), isPlain)
  }

  @Test func `values are the same if all of their content is`() {
    expect(PlainType.areSame(Plan(), Plan()))
    expect(!PlainType.areSame(Plan(), Plan(side: .right)))
    expect(!PlainType.areSame(Plan(), Plan(side: nil)))
    expect(!PlainType.areSame(Plan(), Plan(sizes: [1, 2])))
    expect(!PlainType.areSame(Plan(name: "e\u{301}"), Plan(name: "\u{E9}")))
    expect(!PlainType.areSame(0.0, -0.0))
  }
}
