/// The control sequences with which a terminal is taken, asked and given back.
package enum TerminalSequences {
  /// The keyboard flags that are pushed: keys are told apart, with their alternates (T-49).
  static let keyboardFlags = 5

  /// The identifier of the query about notifications.
  static let notificationQueryIdentifier = "scenes-query"

  // MARK: - Taking

  /// Takes the screen, before the first frame and at each resume (T-23, T-26).
  ///
  /// Modes that other programs may have left on, and that would disturb drawing, are switched off.
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
    bytes.append(
      ascii: """
        \u{1B}[22;2t\u{1B}[?1049h\u{1B}[r\u{1B}[4l\u{1B}[?6l\u{1B}(B\
        \u{1B}[?1000;1002;1003;1006;1016l\u{1B}[?25l
        """)
    if usesMouse { bytes.append(ascii: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h") }
    bytes.append(ascii: "\u{1B}[?2004h\u{1B}[?1004h")
    var careful = TerminalCapabilities()
    careful.isPlain = false
    return bytes + changing(from: careful, to: capabilities)
  }

  /// Returns the sequences that set the modes that became known to be available.
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

  // MARK: - Giving back

  /// Returns the sequences that give the screen back, in one write, exactly once (T-24).
  ///
  /// It is a constant, so that it can be chosen before a signal comes, and written by a signal handler (T-34).
  package static func leaving(_ capabilities: TerminalCapabilities) -> StaticString {
    if capabilities.isPlain { return "" }
    return capabilities.switchesClusters ? leavingWithClusters : leaving
  }

  /// The sequences that give back the screen of any terminal.
  ///
  /// The mouse is switched off again after the screen, because some terminals restore its modes with it (B-5).
  package static let leaving: StaticString = """
    \u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[m\u{1B}[?1000;1002;1003;1006l\u{1B}[?2004l\u{1B}[?1004l\
    \u{1B}[?2048l\u{1B}[?2031l\u{1B}[<u\u{1B}[>4m\u{1B}[0 q\u{1B}[23;2t\u{1B}[?1049l\
    \u{1B}[?1000;1002;1003;1006l\u{1B}[?25h
    """

  private static let leavingWithClusters: StaticString = """
    \u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[m\u{1B}[?1000;1002;1003;1006l\u{1B}[?2004l\u{1B}[?1004l\
    \u{1B}[?2048l\u{1B}[?2031l\u{1B}[?2027l\u{1B}[<u\u{1B}[>4m\u{1B}[0 q\u{1B}[23;2t\u{1B}[?1049l\
    \u{1B}[?1000;1002;1003;1006l\u{1B}[?25h
    """

  /// A line for a shell that repairs a terminal after a program was killed, or a connection broke (T-25).
  package static let repairCommand = #"""
    stty sane iutf8; printf '\033[?2026l\033[?1000;1002;1003;1004;1006;1016;2004;2031;2048l\033[<u\#
    \033[>4m\033[r\033[4l\033[?1;6l\033>\033[?1049l\033[?7;25h\033(B\033[0 q\033[m'
    """#

  /// The sequences of ``repairCommand``, for a program that repairs its own terminal.
  package static let repairing: StaticString = """
    \u{1B}[?2026l\u{1B}[?1000;1002;1003;1004;1006;1016;2004;2031;2048l\u{1B}[<u\u{1B}[>4m\u{1B}[r\
    \u{1B}[4l\u{1B}[?1;6l\u{1B}>\u{1B}[?1049l\u{1B}[?7;25h\u{1B}(B\u{1B}[0 q\u{1B}[m
    """
}
