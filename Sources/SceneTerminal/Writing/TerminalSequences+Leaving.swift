extension TerminalSequences {
  /// The sequences that undo every mode except the mode of grapheme clusters (T-24, T-25).
  ///
  /// One write sends all of them, however the app ends. They are a constant, because a signal handler writes them
  /// (T-34). They start with a string terminator, because a frame may have been cut within a string.
  /// Resetting the scroll region and the origin mode moves the cursor; leaving the alternate screen restores the
  /// cursor's position. The mouse modes are reset again after leaving the screen, because some terminals restore these
  /// modes with the screen (B-5).
  package static let leaving: StaticString = """
    \u{1B}\\\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[m\
    \u{1B}[?1000;1002;1003;1004;1006;1016;2004;2031;2048l\u{1B}[<u\u{1B}[>4m\u{1B}[0 q\
    \u{1B}[r\u{1B}[4l\u{1B}[8h\u{1B}[?1;6l\u{1B}>\u{1B}[23;2t\u{1B}[?1049l\
    \u{1B}[?1000;1002;1003;1006;1016l\u{1B}[?7;25h\u{1B}(B\u{1B}[m
    """

  /// The sequence that resets the mode of grapheme clusters, for terminals in which the mode was set.
  ///
  /// In some terminals the mode is always set and can't be reset.
  package static let leavingClusters: StaticString = "\u{1B}[?2027l"

  /// Returns the sequences that undo the modes and leave the alternate screen; they are written exactly once (T-24).
  package static func leaving(_ capabilities: TerminalCapabilities) -> [UInt8] {
    if capabilities.isPlain { return [] }
    var bytes: [UInt8] = []
    bytes.append(ascii: leaving)
    if capabilities.switchesClusters { bytes.append(ascii: leavingClusters) }
    return bytes
  }

  /// The sequences for a terminal whose state isn't known, after a program was killed.
  package static var repairing: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(ascii: leaving)
    bytes.append(ascii: leavingClusters)
    return bytes
  }

  /// A shell command that repairs a terminal after a program was killed or a connection was lost (T-25).
  package static var repairCommand: String {
    let text = String(decoding: repairing, as: UTF8.self)
    let format = text.replacing(#"\"#, with: #"\\"#).replacing("\u{1B}", with: #"\033"#)
    return "stty sane iutf8; printf '\(format)'"
  }
}
