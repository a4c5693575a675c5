/// The control sequences with which a terminal is taken, asked and given back.
package enum TerminalSequences {
  /// The keyboard flags that are pushed: they request unambiguous keys, with their alternates (T-49).
  static let keyboardFlags = 5

  /// The identifier of the query about notifications.
  static let notificationQueryIdentifier = "scenes-query"

  // MARK: - Taking

  /// Takes the screen, before the first frame and at each resume (T-23, T-26).
  ///
  /// Modes that other programs may have left on, and that would disturb drawing, are switched off, and so is the order of
  /// right-to-left text by the terminal, which takes whole rows for one text (T-69).
  ///
  /// - Parameters:
  ///   - capabilities: The terminal; modes that it doesn't have yet are set by ``changing(from:to:)``.
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

  /// Returns the sequences that set all modes again, in case another program changed them, before everything is drawn
  /// again (T-80).
  ///
  /// The screen isn't taken a second time, and nothing is pushed. A string that another program began is ended.
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

  /// A terminal that has no mode which others may lack.
  private static var careful: TerminalCapabilities {
    var careful = TerminalCapabilities()
    careful.isPlain = false
    return careful
  }

  /// Returns the sequences that set the modes found to be available.
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
      // Then the flags are asked for, because some grant only a part of them (B-9).
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
  /// Appends the modes that every terminal gets.
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
