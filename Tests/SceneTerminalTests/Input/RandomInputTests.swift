import Checking
import TestSupport
import Testing

@testable import SceneTerminal

@Suite struct RandomInputTests {
  /// Bytes that make sequences likely.
  private static let likely = Array("\u{1B}\u{1B}\u{1B}[[]OPM_;:?<>$~u0013579ABRtc\u{7}\\\rxé".utf8)

  private func randomBytes(
    _ count: Int, from values: [UInt8]?, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    (0..<count).map { _ in
      guard let values else { return .random(in: 0...255, using: &generator) }
      return values.randomElement(using: &generator) ?? 0
    }
  }

  @Test(
    "random bytes end in the ground state after silence", arguments: 1...6 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var parser = InputParser(escapeDelay: 0.025)
    parser.acceptsBursts = seed % 2 == 0
    let values = seed < 3 ? nil : Self.likely + (seed == 3 ? Array("2\u{1B}[200~".utf8) : [])
    var rest = randomBytes(100_000, from: values, &generator)[...]
    var time = 0.0
    while !rest.isEmpty {
      parser.isAwaitingPosition = Bool.random(using: &generator)
      let part = rest.prefix(.random(in: 1...4_095, using: &generator))
      _ = parser.parse(Array(part), at: time)
      rest = rest[part.endIndex...]
      time += .random(in: 0...0.6, using: &generator)
      if Bool.random(using: &generator) { _ = parser.expire(at: time) }
      expect(parser.sequence.count <= 1 << 20)
      expect(parser.character.count <= 3)
    }
    _ = parser.expireAll()
    expectEqual(parser.state, .ground)
    expectEqual(parser.parse(bytes("a"), at: time + 100), [.key(character("a"))])
  }

  @Test("random bytes give the same events in any reads", arguments: 1...20 as ClosedRange<UInt64>)
  func divided(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Without a 2 there are no pastes, for which the end of a read counts.
    let all = randomBytes(5_000, from: Self.likely, &generator)
    var whole = InputParser(escapeDelay: 0.025)
    var divided = InputParser(escapeDelay: 0.025)
    let expected = whole.parse(all, at: 0) + whole.expireAll()
    var events: [InputEvent] = []
    var rest = all[...]
    while !rest.isEmpty {
      let part = rest.prefix(.random(in: 1...5, using: &generator))
      events += divided.parse(Array(part), at: 0)
      rest = rest[part.endIndex...]
    }
    expectEqual(events + divided.expireAll(), expected)
    expect(expected.count > 100)
  }
}
