extension InputParser {
  /// The maximum number of stored bytes of a control sequence.
  private static let sequenceLimit = 1_024

  /// Parses one byte that isn't in pasted text.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .console: takeConsole(byte)
    case .mouse: takeMouse(byte)
    case .single: takeSingle(byte)
    case .string(let kind): takeString(byte, kind)
    case .stringEnd: takeStringEnd(byte)
    case .paste: paste.append(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte >= 0x80 || !character.isEmpty {
      takeCharacter(byte)
    } else if byte == 0x1B {
      state = .escape
    } else {
      emit(KeyPress(byte: byte, erase: eraseByte))
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      endPrefix()
      isPrefixed = true
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.single)
    case UInt8(ascii: "]"): begin(.string(.command))
    case UInt8(ascii: "P"): begin(.string(.device))
    case UInt8(ascii: "_"): begin(.string(.application))
    default:
      endPrefix()
      state = .ground
      if byte >= 0x80 {
        isAlternate = true
        takeCharacter(byte)
      } else {
        emit(KeyPress(byte: byte, erase: eraseByte).adding(.option))
      }
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    sequence = []
    isOverlong = false
  }

  /// Ends an incomplete sequence.
  ///
  /// If only the introducer has arrived, such as `ESC[`, the introducer is a key with Alt. Otherwise the bytes are
  /// dropped (T-41).
  mutating func abandon() {
    let introducer: Character? =
      switch state {
      case .control: "["
      case .single: "O"
      case .string(let kind): kind.introducer
      case .ground, .escape, .console, .mouse, .stringEnd, .paste: nil
      }
    endPrefix()
    if let introducer, sequence.isEmpty, !isOverlong {
      emit(KeyPress(.character(introducer), .option))
    }
    begin(.ground)
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.sequenceLimit { sequence.append(byte) } else { isOverlong = true }
  }

  // MARK: - Control sequences

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where ControlSequence.isShifted(sequence): endControl(byte)
    case 0x20...0x3F: keep(byte)
    case UInt8(ascii: "[") where sequence.isEmpty: state = .console
    case UInt8(ascii: "M") where sequence.isEmpty: state = .mouse
    case 0x40...0x7E: endControl(byte)
    default:
      // The end of the sequence was lost, and this byte begins the next key.
      abandon()
      take(byte)
    }
  }

  private mutating func endControl(_ final: UInt8) {
    let control = isOverlong ? nil : ControlSequence(sequence, final: final)
    begin(.ground)
    guard let control else { return endPrefix() }
    if control.isPasteStart {
      endPrefix()
      state = .paste
    } else if let event = InputEvent(control, isAwaitingPosition: isAwaitingPosition) {
      endPrefix()
      events.append(event)
    } else {
      emit(KeyPress.presses(control))
    }
  }

  /// Emits the keys of a sequence, with Alt if an additional escape byte precedes the sequence.
  private mutating func emit(_ keys: [KeyPress]) {
    if keys.isEmpty { endPrefix() }
    for key in keys { emit(isPrefixed ? key.adding(.option) : key) }
    isPrefixed = false
  }

  private mutating func takeConsole(_ byte: UInt8) {
    switch byte {
    case 0x20...0x7E:
      begin(.ground)
      let number = Int(byte) - 0x40
      emit(1...5 ~= number ? [KeyPress(.function(number))] : [])
    default:
      abandon()
      take(byte)
    }
  }

  private mutating func takeMouse(_ byte: UInt8) {
    // An escape byte begins the next sequence; other bytes may have any value (T-52).
    if byte == 0x1B {
      abandon()
      return take(byte)
    }
    keep(byte)
    guard sequence.count == 3 else { return }
    let event = MouseEvent(bytes: sequence)
    begin(.ground)
    endPrefix()
    if let event { events.append(.mouse(event)) }
  }

  private mutating func takeSingle(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B: keep(byte)
    case 0x20...0x7E:
      let control = isOverlong ? nil : ControlSequence(sequence, final: byte)
      begin(.ground)
      emit(control.flatMap(KeyPress.init(single:)).map { [$0] } ?? [])
    default:
      abandon()
      take(byte)
    }
  }

  // MARK: - Strings

  private mutating func takeString(_ byte: UInt8, _ kind: TerminalString.Kind) {
    if sequence.isEmpty, !isOverlong, !kind.canBegin(with: byte) {
      abandon()
      return take(byte)
    }
    switch byte {
    case 0x07:
      endString(kind)
      state = .ground
    case 0x1B:
      endString(kind)
      state = .stringEnd
    // Drop other control characters, because replies don't contain them.
    case 0..<0x20: break
    default:
      endPrefix()
      if isOverlong { return }
      sequence.append(byte)
      if sequence.count > 1 << 16, sequence.count > kind.limit(of: sequence) {
        sequence = []
        isOverlong = true
      }
    }
  }

  private mutating func endString(_ kind: TerminalString.Kind) {
    if !isOverlong, let reply = TerminalReply(TerminalString(kind: kind, bytes: sequence)) {
      events.append(.reply(reply))
    }
    begin(.ground)
  }

  private mutating func takeStringEnd(_ byte: UInt8) {
    state = .ground
    switch byte {
    case UInt8(ascii: "\\"): break
    // The escape byte belongs to a new sequence, not to the end of this string.
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"),
      UInt8(ascii: "_"):
      takeEscape(byte)
    default: take(byte)
    }
  }
}
