/// The control sequences with which an app takes over a terminal, queries it, and gives it back.
package enum TerminalSequences {
  /// The flags that are pushed onto the stack of kitty's keyboard protocol.
  ///
  /// The flags request unambiguous reports of keys, with alternate characters (T-49).
  static let keyboardFlags = 5

  static let notificationQueryIdentifier = "scenes-query"

  // MARK: - Taking

  /// Returns the sequences that enter the alternate screen and set the modes (T-23, T-26).
  ///
  /// The sequences are written before the first frame, and each time the app continues after it was suspended.
  ///
  /// Modes that would disturb drawing are reset, because other programs may have left them set. The terminal's
  /// reordering of right-to-left text is also switched off, because it treats a whole row as one text (T-69).
  ///
  /// - Parameters:
  ///   - capabilities: The capabilities of the terminal; modes that aren't known yet are set later by
  ///     ``changing(from:to:)``.
  ///   - usesMouse: Whether the mouse is reported.
  /// - Returns: The control sequences.
  package static func entering(
    _ capabilities: TerminalCapabilities, usesMouse: Bool = true
  ) -> [UInt8] {
    if capabilities.isPlain { return [] }
    var bytes: [UInt8] = []
    bytes.append(ascii: "\u{1B}[22;2t\u{1B}[?1049h")
    bytes.appendModes(usesMouse: usesMouse)
    return bytes + changing(from: careful, to: capabilities)
  }

  /// Returns the sequences that set all modes again before everything is drawn again, because another program may
  /// have changed the modes (T-80).
  ///
  /// The alternate screen isn't entered a second time, and keyboard flags and titles aren't pushed a second time. If
  /// another program began a control string without ending it, the sequences end the string.
  package static func renewing(
    _ capabilities: TerminalCapabilities, usesMouse: Bool = true
  ) -> [UInt8] {
    if capabilities.isPlain { return [] }
    var bytes: [UInt8] = []
    bytes.append(ascii: "\u{1B}\\")
    bytes.appendModes(usesMouse: usesMouse)
    var other = careful
    other.keyboard = capabilities.keyboard
    switch capabilities.keyboard {
    case .legacy: break
    case .kitty: bytes.append(ascii: "\u{1B}[=5u")
    case .modifyOtherKeys: bytes.append(ascii: "\u{1B}[>4;2m")
    }
    return bytes + changing(from: other, to: capabilities)
  }

  /// The capabilities of a terminal in which no optional mode is used.
  private static var careful: TerminalCapabilities {
    var careful = TerminalCapabilities()
    careful.isPlain = false
    return careful
  }

  /// Returns the sequences that set each mode that only `new` has, and that switch the keyboard protocol if it has
  /// changed.
  package static func changing(
    from old: TerminalCapabilities, to new: TerminalCapabilities
  ) -> [UInt8] {
    if new.isPlain { return [] }
    var bytes: [UInt8] = []
    if old.keyboard != new.keyboard {
      switch old.keyboard {
      case .legacy: break
      case .kitty: bytes.append(ascii: "\u{1B}[<u")
      case .modifyOtherKeys: bytes.append(ascii: "\u{1B}[>4m")
      }
      switch new.keyboard {
      case .legacy: break
      // The flags are queried after they were pushed, because some terminals grant only some of them (B-9).
      case .kitty: bytes.append(ascii: "\u{1B}[>5u\u{1B}[?u")
      case .modifyOtherKeys: bytes.append(ascii: "\u{1B}[>4;2m")
      }
    }
    if new.switchesClusters, !old.switchesClusters { bytes.append(ascii: "\u{1B}[?2027h") }
    if new.reportsTheme, !old.reportsTheme { bytes.append(ascii: "\u{1B}[?2031h") }
    if new.resizesInBand, !old.resizesInBand { bytes.append(ascii: "\u{1B}[?2048h") }
    return bytes
  }
}

extension [UInt8] {
  /// Appends the sequences that reset and set modes in every terminal.
  fileprivate mutating func appendModes(usesMouse: Bool) {
    append(
      ascii: """
        \u{1B}[r\u{1B}[4l\u{1B}[8l\u{1B}[?6l\u{1B}(B\
        \u{1B}[?1000;1002;1003;1006;1016l\u{1B}[?25l
        """)
    if usesMouse { append(ascii: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h") }
    append(ascii: "\u{1B}[?2004h\u{1B}[?1004h")
  }
}
