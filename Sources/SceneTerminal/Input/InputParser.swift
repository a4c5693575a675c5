/// A parser of the bytes that a terminal sends.
///
/// The events don't depend on where a read ends, as long as no ``deadline`` passes (T-39). There are two exceptions, in
/// which the end of a read is all that is known: bytes that follow a paste in the same read belong to it (T-55), and
/// ``acceptsBursts``.
package struct InputParser: Sendable {
  /// The kind of sequence of which the next byte is a part.
  enum State: Hashable {
    case ground
    /// Behind E.
    case escape
    /// Behind `E[`.
    case control
    /// Behind `E[[`, with which the Linux console begins F1 to F5.
    case console
    /// Behind `E[M`, which three bytes of any value follow.
    case mouse
    /// Behind `EO`.
    case single
    case string(TerminalString.Kind)
    /// Behind the E that ended a string; a backslash may follow (T-13).
    case stringEnd
    case paste
  }

  /// Whether more than 16 printable bytes in one read are pasted text, for a terminal that doesn't mark it (T-56).
  package var acceptsBursts = false
  /// Whether the place of the cursor was asked for and didn't come yet.
  ///
  /// Shift-F3 looks like a report from row 1. Ask in a lower row only, set this before, and clear it when all reports
  /// came, or when the reply came that was asked for behind them (T-47).
  package var isAwaitingPosition = false
  /// The byte that the Backspace key sends, 08 or 7F, as the terminal's settings say it (T-45).
  package var eraseByte: UInt8 = 0x7F

  let escapeDelay: Double
  var state = State.ground
  /// Whether another escape byte precedes the sequence: the key has Alt, or Esc was pressed before it.
  var isPrefixed = false
  /// The bytes of the sequence behind its introducer.
  var sequence: [UInt8] = []
  /// Whether the sequence is too long, and swallowed without being kept.
  var isOverlong = false
  /// The first bytes of a character of several.
  var character: [UInt8] = []
  /// Whether an escape byte precedes the character.
  var isAlternate = false
  var paste = PasteReader()
  /// Whether the bytes that come next are pasted.
  package var isInPaste: Bool { state == .paste }
  var events: [InputEvent] = []
  /// The time of the last read or expiry.
  private var lastTime = 0.0
  /// The time of the last read that ended with pasted text without marks.
  private var burstTime: Double?

  /// Creates a parser.
  ///
  /// - Parameter escapeDelay: The seconds after which a lone E is the Esc key (T-41).
  package init(escapeDelay: Double) {
    self.escapeDelay = max(0, escapeDelay)
  }

  /// Returns the events in the bytes of one read.
  ///
  /// A passed deadline has no effect here: bytes that were there before ``expire(at:)`` was called came in time.
  package mutating func parse(_ bytes: [UInt8], at time: Double) -> [InputEvent] {
    guard !bytes.isEmpty else { return [] }
    let isContinuation = burstTime.map { time - $0 < 0.05 } ?? false
    burstTime = nil
    var index = 0
    var runEnd = 0
    while index < bytes.count {
      if state == .paste {
        index = paste.append(bytes, from: index)
      } else if acceptsBursts, index >= runEnd, state == .ground, character.isEmpty {
        let run = PrintableRun(bytes, from: index)
        runEnd = max(run.end, index + 1)
        guard run.count > 16 || isContinuation && index == 0 && run.count > 0 else { continue }
        events.append(.paste(PasteReader.clean(bytes[index..<run.lastCharacterEnd])))
        // A long text comes in several reads, the last of which may be short.
        if run.end == bytes.count { burstTime = time }
        index = run.lastCharacterEnd
      } else {
        take(bytes[index])
        index += 1
      }
    }
    if state == .paste, paste.isEnded { endPaste() }
    lastTime = time
    return takeEvents()
  }

  // MARK: - Time

  /// The time at which ``expire(at:)`` has to be called if no bytes come before; nil if nothing is unfinished.
  package var deadline: Double? { delay.map { lastTime + $0 } }

  private var delay: Double? {
    switch state {
    case .ground: character.isEmpty ? nil : 0.5
    case .escape, .stringEnd: escapeDelay
    case .control, .single: sequence.isEmpty && !isOverlong ? escapeDelay : max(escapeDelay, 0.5)
    case .console, .mouse: 0.5
    // Alt-] begins as replies do. They may come late, and must not become keys (B-3).
    case .string: sequence.isEmpty && !isOverlong ? 0.5 : 1
    case .paste: 10
    }
  }

  /// Returns the events in what is unfinished, if the deadline has passed.
  package mutating func expire(at time: Double) -> [InputEvent] {
    guard let deadline, time >= deadline else { return [] }
    lastTime = time
    switch state {
    case .ground: endCharacter()
    case .paste: endPaste()
    case .escape:
      endPrefix()
      state = .ground
      emit(KeyPress(.escape))
    case .stringEnd: state = .ground
    case .control, .console, .mouse, .single, .string: abandon()
    }
    return takeEvents()
  }

  // MARK: - Events

  mutating func emit(_ key: KeyPress) { events.append(.key(key)) }

  /// Emits the Esc key that preceded a sequence that isn't a key with Alt.
  mutating func endPrefix() {
    if isPrefixed { emit(KeyPress(.escape)) }
    isPrefixed = false
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  /// Ends a paste; the bytes of an end mark that is cut by the end of the read belong to a sequence.
  private mutating func endPaste() {
    let rest = paste.mark
    events.append(.paste(PasteReader.clean(paste.text[...])))
    paste = PasteReader()
    state = .ground
    for byte in rest { take(byte) }
  }
}
