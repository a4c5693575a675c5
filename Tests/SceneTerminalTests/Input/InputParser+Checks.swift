import Testing

@testable import SceneTerminal

/// Returns the bytes of a text in which `␛` stands for E.
func bytes(_ text: String) -> [UInt8] {
  text.utf8.split(separator: Array("␛".utf8), omittingEmptySubsequences: false)
    .joined(separator: [0x1B]).map(\.self)
}

extension InputParser {
  /// Returns the events of a text in which `␛` stands for E, and of the deadlines that pass after it.
  mutating func events(_ text: String, at time: Double = 0) -> [InputEvent] {
    parse(bytes(text), at: time) + expireAll()
  }

  /// Lets deadlines pass until nothing is unfinished.
  mutating func expireAll() -> [InputEvent] {
    var events: [InputEvent] = []
    while let deadline { events += expire(at: deadline) }
    return events
  }
}

/// Expects events of bytes, however they are divided among reads.
func expectEvents(
  _ bytes: [UInt8], _ expected: [InputEvent],
  sourceLocation: SourceLocation = #_sourceLocation, prepare: (inout InputParser) -> Void = { _ in }
) {
  var whole = InputParser(escapeDelay: 0.025)
  prepare(&whole)
  #expect(whole.parse(bytes, at: 0) + whole.expireAll() == expected, sourceLocation: sourceLocation)
  for split in bytes.indices.dropFirst() {
    var parser = InputParser(escapeDelay: 0.025)
    prepare(&parser)
    let events =
      parser.parse(Array(bytes[..<split]), at: 0) + parser.parse(Array(bytes[split...]), at: 0)
      + parser.expireAll()
    #expect(events == expected, "divided at \(split)", sourceLocation: sourceLocation)
  }
  var single = InputParser(escapeDelay: 0.025)
  prepare(&single)
  let events = bytes.flatMap { single.parse([$0], at: 0) } + single.expireAll()
  #expect(events == expected, "single bytes", sourceLocation: sourceLocation)
}

func expectKeys(
  _ text: String, _ keys: [KeyPress], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEvents(bytes(text), keys.map { .key($0) }, sourceLocation: sourceLocation)
}

/// Returns the key of a character with Control.
func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }

/// Returns the key of a character.
func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
