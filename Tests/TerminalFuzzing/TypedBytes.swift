/// Bytes such as a terminal sends, and such as it never sends.
enum TypedBytes {
  /// Keys, reports of the mouse, marks of pastes, replies to queries, and parts of these.
  private static let samples: [[UInt8]] =
    [
      "\r", "\t", "\u{1B}[Z", " ", "\u{7F}", "\u{1B}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C",
      "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[3~", "\u{1B}OP",
      "\u{1B}OQ", "\u{1B}OS", "\u{1B}[15~", "\u{1B}[17~", "\u{1B}[17;2~", "\u{1B}[18~",
      "\u{1B}[19~", "\u{1B}[20~", "\u{1B}[21~", "\u{1B}[23~", "\u{1B}[24~", "\u{0E}", "\u{14}",
      "\u{17}", "\u{0F}", "\u{07}", "\u{0C}", "\u{10}", "/", "z", "<", ">", "f", "+", "-", "y",
      "\u{1B}1", "\u{1B}2", "\u{1B}[I", "\u{1B}[O", "漢", "e\u{301}", "👩🏽‍💻", "\u{202E}",
      "\u{1B}[200~pasted \u{1B}[31m\ntext\u{1B}[201~", "\u{1B}[200~", "\u{1B}[201~",
      "\u{1B}[97;5u", "\u{1B}[57399u", "\u{1B}[1;1R", "\u{1B}[?62;4c",
      "\u{1B}]11;rgb:0/0/0\u{1B}\\",
      "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[<0;99999;99999M", "\u{1B}P", "\u{1B}]",
    ].map { Array($0.utf8) }

  /// Returns some bytes.
  static func some(
    columns: Int, rows: Int, using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return (0..<Int.random(in: 1...6, using: &generator)).map { _ in byte(&generator) }
    case 1...3:
      let kind = [0, 0, 0, 2, 32, 35, 64, 65, 66].randomElement(using: &generator) ?? 0
      let column = Int.random(in: 1...columns + 1, using: &generator)
      let row = Int.random(in: 1...rows + 1, using: &generator)
      let press = "\u{1B}[<\(kind);\(column);\(row)M"
      let release = Bool.random(using: &generator) ? "\u{1B}[<0;\(column);\(row)m" : ""
      return Array((press + release).utf8)
    case 4: return [UInt8.random(in: 0x20...0x7E, using: &generator)]
    default:
      let sample = samples.randomElement(using: &generator) ?? []
      // Some are cut.
      if Int.random(in: 0..<12, using: &generator) > 0 { return sample }
      return Array(sample.prefix(Int.random(in: 0...sample.count, using: &generator)))
    }
  }

  private static func byte(_ generator: inout some RandomNumberGenerator) -> UInt8 {
    UInt8.random(in: 0...255, using: &generator)
  }
}
