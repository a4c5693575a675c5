/// A parser of the bytes that a terminal sends.
///
/// The events don't depend on how the bytes are divided into reads, as long as no ``deadline`` passes (T-39). There
/// are two exceptions, for which the end of a read is the only information. Bytes that follow a paste in the same
/// read belong to the paste (T-55). With ``acceptsBursts``, many bytes in one read are a paste.
package struct InputParser: Sendable {
  /// The type of sequence that is being parsed.
  enum State: Hashable {
    case ground
    /// After the escape byte, which is written ESC here.
    case escape
    /// After `ESC[`.
    case control
    /// After `ESC[[`, with which the Linux console begins F1 to F5.
    case console
    /// After `ESC[M`, which is followed by three bytes of any value.
    case mouse
    /// After `ESC O`.
    case single
    case string(TerminalString.Kind)
    /// After the escape byte that ended a string; a backslash may follow (T-13).
    case stringEnd
    case paste
  }

  /// Whether more than 16 printable bytes in one read count as pasted text.
  ///
  /// This is necessary for a terminal that doesn't mark pasted text (T-56).
  package var acceptsBursts = false
  /// Whether a query for the cursor's position was sent and not answered yet.
  ///
  /// The sequence of Shift-F3 looks like a report that the cursor is in row 1. Therefore send the query only when the
  /// cursor is below row 1. Set this property to true before sending the query. Set the property to false when all
  /// reports have arrived, or when the reply to a later query has arrived (T-47).
  package var isAwaitingPosition = false
  /// Whether a query about pictures was sent and not answered yet.
  ///
  /// Only replies to such queries begin with `ESC _`. If this property is false, the parser soon takes these bytes for
  /// the key Alt-_, which stands for Redo.
  package var isAwaitingPicture = false
  /// The byte that the Backspace key sends according to the terminal's settings: 0x08 or 0x7F (T-45).
  package var eraseByte: UInt8 = 0x7F

  let escapeDelay: Double
  var state = State.ground
  /// Whether an additional escape byte precedes the sequence: the key has Alt, or Esc was pressed before the key.
  var isPrefixed = false
  /// The bytes of the sequence after its introducer, such as `ESC[`.
  var sequence: [UInt8] = []
  /// Whether the sequence is too long, so that its bytes are dropped.
  var isOverlong = false
  /// The first bytes of a multibyte character.
  var character: [UInt8] = []
  /// Whether an escape byte precedes the character, which means Alt.
  var isAlternate = false
  var paste = PasteReader()
  /// Whether the next bytes belong to pasted text.
  package var isInPaste: Bool { state == .paste }
  var events: [InputEvent] = []
  /// The time of the last call of ``parse(_:at:)`` or ``expire(at:)``.
  private var lastTime = 0.0
  /// The time of the last read that ended within unmarked pasted text.
  private var burstTime: Double?

  /// Creates a parser.
  ///
  /// - Parameter escapeDelay: The number of seconds after which a lone escape byte is the Esc key (T-41).
  package init(escapeDelay: Double) {
    self.escapeDelay = max(0, escapeDelay)
  }

  /// Returns the events in the bytes of one read.
  ///
  /// Bytes can complete a sequence even after its ``deadline`` has passed, because only ``expire(at:)`` ends an
  /// incomplete sequence.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the read.
  ///   - time: The time of the read in seconds, on a clock that never goes back.
  /// - Returns: The events, without the event of an incomplete sequence at the end.
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
        // A long text arrives in several reads, and the last of them may be short. Therefore, a short read soon after
        // this one continues the text.
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

  /// The time at which ``expire(at:)`` has to be called if no bytes arrive before; nil if no sequence is incomplete.
  package var deadline: Double? { delay.map { lastTime + $0 } }

  private var delay: Double? {
    switch state {
    case .ground: character.isEmpty ? nil : 0.5
    case .escape, .stringEnd: escapeDelay
    case .control, .single: sequence.isEmpty && !isOverlong ? escapeDelay : max(escapeDelay, 0.5)
    case .console, .mouse: 0.5
    // If only the introducer has arrived, it may be a key, such as Alt-] or Alt-_, so the wait is shorter. The rest of
    // a reply may arrive late, but must not become keys (B-3).
    case .string(.application) where sequence.isEmpty && !isOverlong && !isAwaitingPicture:
      escapeDelay
    case .string: sequence.isEmpty && !isOverlong ? 0.5 : 1
    case .paste: 10
    }
  }

  /// Ends an incomplete sequence whose ``deadline`` has passed, and returns its events; otherwise returns no events.
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

  /// Emits the Esc key for an additional escape byte before a sequence, if there is one.
  ///
  /// Call this method if the sequence isn't a key that Alt could modify.
  mutating func endPrefix() {
    if isPrefixed { emit(KeyPress(.escape)) }
    isPrefixed = false
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  /// Ends a paste.
  ///
  /// If the text ends with the first bytes of a mark, these bytes aren't pasted, and are parsed as the beginning of a
  /// control sequence.
  private mutating func endPaste() {
    let rest = paste.mark
    events.append(.paste(PasteReader.clean(paste.text[...])))
    paste = PasteReader()
    state = .ground
    for byte in rest { take(byte) }
  }
}
