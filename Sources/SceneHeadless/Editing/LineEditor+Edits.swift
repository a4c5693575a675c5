// Keys that move the cursor or edit the line, as in GNU readline.
extension LineEditor {
  mutating func edit(_ key: Key) -> Outcome {
    switch key {
    case .left, .control("b"): return move(by: -1)
    case .right, .control("f"): return move(by: 1)
    case .home, .control("a"): return move(by: -before.count)
    case .end, .control("e"): return move(by: after.count)
    case .alt("b"): return move(by: -wordBefore)
    case .alt("f"): return move(by: wordAfter)
    case .backspace:
      if before.isEmpty { return .refused }
      before.removeLast()
    case .delete, .control("d"):
      if after.isEmpty { return .refused }
      after.removeFirst()
    case .control("k"): cut(after: after.count)
    case .control("u"): cut(before: before.count)
    case .control("w"): cut(before: spacedWordBefore)
    case .alt("\u{7F}"): cut(before: wordBefore)
    case .alt("d"): cut(after: wordAfter)
    case .control("y"): return insertCut()
    case .control("t"): return transpose()
    default: return .refused
    }
    return .edited
  }

  private mutating func move(by count: Int) -> Outcome {
    if count == 0 || count < -before.count || count > after.count { return .refused }
    if count < 0 {
      after = before.suffix(-count) + after
      before.removeLast(-count)
    } else {
      before += after.prefix(count)
      after.removeFirst(count)
    }
    return .edited
  }

  /// Swaps the characters on both sides of the cursor or, at the end of the line, the last two
  /// characters.
  private mutating func transpose() -> Outcome {
    if after.isEmpty, before.count > 1 { _ = move(by: -1) }
    guard let last = before.last, let next = after.first else { return .refused }
    before.removeLast()
    after.removeFirst()
    before.append(next)
    before.append(last)
    return .edited
  }

  /// The length of the word before the cursor, including separators between the word and the
  /// cursor.
  private var wordBefore: Int {
    let rest = before.reversed().drop { !$0.isWord }.drop(while: \.isWord)
    return before.count - rest.count
  }

  private var wordAfter: Int {
    let rest = after.drop { !$0.isWord }.drop(while: \.isWord)
    return after.count - rest.count
  }

  /// The length of the word before the cursor, where only spaces separate words.
  private var spacedWordBefore: Int {
    let rest = before.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    return before.count - rest.count
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
