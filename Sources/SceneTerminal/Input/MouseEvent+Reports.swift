extension MouseEvent {
  /// Creates the event of `ESC[<buttons;x;yM`, `ESC[<buttons;x;ym` or `ESC[buttons;x;yM`; returns nil for other
  /// sequences (T-52).
  init?(_ sequence: ControlSequence) {
    guard let code = sequence[0], let x = sequence[1], let y = sequence[2] else { return nil }
    if sequence.isShaped("<M") {
      self.init(code: code, x: x, y: y, isRelease: false)
    } else if sequence.isShaped("<m") {
      self.init(code: code, x: x, y: y, isRelease: true)
    } else if sequence.isShaped("M") {
      self.init(code: code - 32, x: x, y: y, isRelease: false)
    } else {
      return nil
    }
  }

  /// Creates the event of the three bytes after `ESC[M`; returns nil for invalid bytes.
  init?(bytes: [UInt8]) {
    self.init(
      code: Int(bytes[0]) - 32, x: Int(bytes[1]) - 32, y: Int(bytes[2]) - 32, isRelease: false)
  }

  private init?(code: Int, x: Int, y: Int, isRelease: Bool) {
    guard code >= 0 else { return nil }
    let isMotion = code & 32 != 0
    let action: Action
    switch code & ~(4 | 8 | 16 | 32) {
    case 0...2, 128...131:
      let button = Self.button(code & ~(4 | 8 | 16 | 32))
      action = isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
    case 3: action = isMotion ? .move : .release(nil)
    case 64 where !isRelease && !isMotion: action = .wheel(columns: 0, rows: -1)
    case 65 where !isRelease && !isMotion: action = .wheel(columns: 0, rows: 1)
    case 66 where !isRelease && !isMotion: action = .wheel(columns: -1, rows: 0)
    case 67 where !isRelease && !isMotion: action = .wheel(columns: 1, rows: 0)
    default: return nil
    }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(action, column: max(0, x - 1), row: max(0, y - 1), modifiers: modifiers)
  }

  private static func button(_ code: Int) -> Button {
    switch code {
    case 0: .left
    case 1: .middle
    case 2: .right
    default: .other(code - 120)
    }
  }
}
