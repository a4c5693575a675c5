extension TerminalSequences {
  /// The row, counted from 1, in which ``widthProbe(columns:rows:)`` measures the first text.
  ///
  /// The two other texts are in the rows below.
  ///
  /// No text is measured in row 1, because a report for row 1 would look like a key (T-47).
  static let clusterProbeRow = 2
  static let variationProbeRow = 3
  static let ambiguousProbeRow = 4

  /// The query for the size of a cell.
  static let cellSizeQuery = Array("\u{1B}[16t".utf8)

  /// Returns the queries that are sent at the start; the query that every terminal answers is last (T-7, T-8).
  ///
  /// The queries are sent once, after the alternate screen was entered and before the first frame. The cursor may move,
  /// and the measured texts stay until the frame covers them. On a small screen no text is measured.
  package static func query(
    _ capabilities: TerminalCapabilities, columns: Int, rows: Int
  ) -> [UInt8] {
    if capabilities.isPlain { return [] }
    var bytes: [UInt8] = []
    bytes.append(ascii: "\u{1B}[?u\u{1B}[>q")
    if !capabilities.printsModeQueries {
      bytes.append(ascii: "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2048$p\u{1B}[?2031$p")
    }
    bytes.append(
      ascii: """
        \u{1B}[?996n\u{1B}[16t\u{1B}[0;38;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[0m
        """)
    bytes += colorQuery(capabilities)
    bytes += widthProbe(columns: columns, rows: rows)
    bytes.append(ascii: "\u{1B}[c\u{1B}[H")
    return bytes
  }

  /// Returns the queries for the terminal's background and the colors of its theme, which are sent at the start and
  /// when the theme has changed.
  package static func colorQuery(_ capabilities: TerminalCapabilities) -> [UInt8] {
    if capabilities.isPlain { return [] }
    var text = "\u{1B}]11;?\u{1B}\\"
    if capabilities.tellsColors {
      for number in 0..<16 { text += "\u{1B}]4;\(number);?\u{1B}\\" }
    }
    return Array(text.utf8)
  }

  /// Returns texts whose widths differ between terminals, each followed by a query of the cursor's position (T-65).
  ///
  /// The row in the reply identifies the measured text.
  package static func widthProbe(columns: Int, rows: Int) -> [UInt8] {
    // The texts cover at most eight cells in any terminal. If the screen has no room for them, nothing is measured.
    guard rows >= ambiguousProbeRow, columns > 8 else { return [] }
    let probes = [
      (clusterProbeRow, "👩🏽‍💻"), (variationProbeRow, "❤️"), (ambiguousProbeRow, "①"),
    ]
    return probes.flatMap { Array("\u{1B}[\($0);1H\($1)\u{1B}[6n".utf8) }
  }

  /// Returns the queries for kitty's image protocol and for notifications.
  ///
  /// The result is empty for tmux, and for a terminal that has reported neither its name nor kitty's keyboard protocol,
  /// because such a terminal may show the first query as text (T-14). The host sends the queries once, after the
  /// terminal has reported its name.
  package static func pictureQuery(_ capabilities: TerminalCapabilities) -> [UInt8] {
    let isSafe = capabilities.version != nil || capabilities.keyboard == .kitty
    if capabilities.isPlain || capabilities.isTmux || !isSafe { return [] }
    let text = """
      \u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\
      \u{1B}]99;i=\(notificationQueryIdentifier):p=?;\u{1B}\\
      """
    return Array(text.utf8)
  }
}
