extension BoxDrawing {
  /// Returns the arms of a Unicode line character; nil for dashed lines, arcs, diagonals and other characters.
  static func arms(_ value: UInt32) -> Arms? {
    guard 0x2500...0x257F ~= value else { return nil }
    let start = Int(value - 0x2500) * 4
    let digits = table.utf8.dropFirst(start).prefix(4).map { $0 &- 0x30 }
    guard digits.count == 4, digits != [0, 0, 0, 0] else { return nil }
    return Arms(up: digits[0], right: digits[1], down: digits[2], left: digits[3])
  }

  /// The number of dashes, the direction and the weight of each dashed line character, by its Unicode number.
  static let dashes: [UInt32: (count: Int, isVertical: Bool, isHeavy: Bool)] = {
    var dashes: [UInt32: (count: Int, isVertical: Bool, isHeavy: Bool)] = [:]
    for (first, count) in [(0x2504, 3), (0x2508, 4), (0x254C, 2)] as [(UInt32, Int)] {
      for index in 0..<4 as Range<UInt32> {
        dashes[first + index] = (count, index > 1, index % 2 == 1)
      }
    }
    return dashes
  }()

  /// The weights of the arms of U+2500 to U+257F: up, right, down, left; zeros for dashed lines, arcs and diagonals.
  private static let table = """
    0101020210102020000000000000000000000000000000000110021001200220\
    0011001200210022110012002100220010011002200120021110121021101120\
    2120221012202220101110122011102120212012102220220111011202110212\
    0121012202210222110111021201120221012102220122021111111212111212\
    2111112121212112221111221221221212222122222122220000000000000000\
    0303303003100130033000130031003313003100330010033001300313103130\
    3330101330313033031301310333130331013303131331313333000000000000\
    0000000000000000000110000100001000022000020000200201102001022010
    """
}
