extension DisplayImage {
  /// The text that a host without images draws: the `symbol` or, if there is none, the alternative text; nil for a
  /// decorative image.
  public var text: String? { symbol ?? alternative }

  /// The character for a system symbol, one column wide; nil for other images, and if the app sets
  /// an alternative text.
  public var symbol: String? {
    alternative == name ? Self.symbols[name] : nil
  }

  /// The characters for system symbols, which terminals draw in one column.
  private static let symbols: [String: String] = [
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆",
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✓",
    "checkmark.square": "☑", "checkmark.square.fill": "☑",
    "xmark": "✗", "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "xmark.square": "☒",
    "plus": "+", "plus.circle": "⊕", "plus.circle.fill": "⊕",
    "minus": "−", "minus.circle": "⊖", "minus.circle.fill": "⊖",
    "multiply": "×", "divide": "÷", "equal": "=", "sum": "∑", "infinity": "∞", "number": "#",
    "at": "@", "percent": "%", "dollarsign": "$", "eurosign": "€",
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
    "flag": "⚐", "flag.fill": "⚑",
    "chevron.left": "‹", "chevron.right": "›", "chevron.backward": "‹", "chevron.forward": "›",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.up.chevron.down": "⇕",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.backward": "←", "arrow.forward": "→", "arrow.up.right": "↗", "arrow.down.left": "↙",
    "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.left.arrow.right": "⇄",
    "arrow.up.arrow.down": "⇅", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.uturn.backward": "↩", "arrow.uturn.left": "↩", "arrow.uturn.forward": "↪",
    "arrow.uturn.right": "↪", "arrowshape.turn.up.left": "↰", "arrowshape.turn.up.right": "↱",
    "magnifyingglass": "⌕", "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙",
    "house": "⌂", "house.fill": "⌂", "envelope": "✉", "envelope.fill": "✉", "phone": "☎",
    "phone.fill": "☎", "scissors": "✂", "pencil": "✎", "clock": "◷", "clock.fill": "◷",
    "music.note": "♪", "sun.max": "☀", "sun.max.fill": "☀", "moon": "☾", "moon.fill": "☾",
    "cloud": "☁", "cloud.fill": "☁", "snowflake": "❄",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "exclamationmark.triangle.fill": "⚠",
    "info": "i", "info.circle": "ⓘ", "info.circle.fill": "ⓘ", "questionmark": "?",
    "questionmark.circle": "?", "questionmark.circle.fill": "?",
    "play": "▷", "play.fill": "▶", "pause": "‖", "pause.fill": "‖", "stop": "□",
    "stop.fill": "■", "eject": "⏏", "eject.fill": "⏏",
    "ellipsis": "…", "list.bullet": "≡", "line.3.horizontal": "≡", "delete.left": "⌫",
    "command": "⌘", "option": "⌥", "shift": "⇧", "return": "⏎", "escape": "⎋",
  ]
}
