extension InputEvent {
  /// Creates the event of a control sequence that isn't a key; returns nil for a key and for an unknown sequence.
  ///
  /// - Parameters:
  ///   - sequence: The sequence that the terminal sent.
  ///   - isAwaitingPosition: Whether a report of the cursor's position is expected.
  init?(_ sequence: ControlSequence, isAwaitingPosition: Bool) {
    if let mouse = MouseEvent(sequence) {
      self = .mouse(mouse)
    } else if let size = sequence.size, sequence[0] == 48 {
      self = .resize(columns: size.second, rows: size.first)
    } else if sequence.isShaped("I"), sequence.parameters.isEmpty {
      self = .focus(true)
    } else if sequence.isShaped("O"), sequence.parameters.isEmpty {
      self = .focus(false)
    } else if let reply = TerminalReply(sequence, isAwaitingPosition: isAwaitingPosition) {
      self = .reply(reply)
    } else {
      return nil
    }
  }
}

extension ControlSequence {
  /// The height and the width in a report of a size; nil for other sequences and for an invalid size.
  var size: (first: Int, second: Int)? {
    guard isShaped("t"), let first = self[1], let second = self[2],
      1...65_535 ~= first, 1...65_535 ~= second
    else { return nil }
    return (first, second)
  }
}
