extension TerminalReply {
  /// Creates the reply that a control sequence contains; returns nil if the sequence isn't a known reply (T-58).
  init?(_ sequence: ControlSequence, isAwaitingPosition: Bool) {
    let first = sequence[0] ?? 0
    if sequence.isShaped("?c") {
      self = .attributes(sequence.parameters.compactMap { $0.first ?? nil })
    } else if sequence.isShaped("?$y"), let state = sequence[1] {
      self = .mode(first, state: state)
    } else if sequence.isShaped("?u") {
      self = .keyboard(first)
    } else if sequence.isShaped("?n"), first == 997, let theme = sequence[1], 1...2 ~= theme {
      self = .theme(isDark: theme == 1)
    } else if sequence.isShaped("?R"), let column = sequence[1], first > 0, column > 0 {
      self = .cursor(row: first, column: column)
    } else if isAwaitingPosition, sequence.isShaped("R"), let column = sequence[1], first > 1,
      column > 0
    {
      self = .cursor(row: first, column: column)
    } else if let size = sequence.size, first == 6 {
      self = .cellSize(width: size.second, height: size.first)
    } else if let size = sequence.size, first == 4 {
      self = .pixelSize(width: size.second, height: size.first)
    } else if let size = sequence.size, first == 8 {
      self = .size(columns: size.second, rows: size.first)
    } else {
      return nil
    }
  }
}
