/// An editable line with its cursor, its history and the last cut text.
package struct LineEditor {
  /// The effect of a key, in addition to editing the line.
  package enum Outcome: Hashable {
    /// The key only edits the line or moves the cursor.
    case edited
    /// The line is entered; the next line is empty.
    case accepted(String)
    /// The person ended the input, as by Control-D in an empty line.
    case ended
    /// The line is abandoned; the next line is empty.
    case abandoned(String)
    /// The process should be suspended, as by Control-Z.
    case suspended
    /// The screen should be cleared.
    case cleared
    /// The line has several completions.
    case ambiguous([String])
    /// The key can't be applied, for example because a search finds no line.
    case refused
  }

  /// The text before the cursor; the text after it is in `after`.
  package var before = ""
  package var after = ""
  /// The search in the history that the person has begun; nil if there is none.
  private(set) var search: Search?
  private var history = LineHistory()
  /// The text that was cut last, which Control-Y inserts.
  private var cut = ""
  /// The key that was handled before the current key; nil if the current key is the first.
  private var previous: Key?

  /// Creates an empty line without a history.
  package init() {}

  /// A search in the history, from the newest line to the oldest.
  struct Search: Hashable {
    /// The typed text for which the history is searched.
    var text = ""
    /// The line as it was before the search began.
    var draft: String
    /// The number of history lines that are newer than the found line.
    var depth = 0
  }

  var text: String { before + after }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: The key that the person pressed.
  ///   - complete: Returns the completions of the text before the cursor.
  /// - Returns: The effect, in addition to redrawing the line.
  package mutating func handle(_ key: Key, complete: (String) -> Completion) -> Outcome {
    defer { previous = key }
    if search != nil, let outcome = handleInSearch(key) { return outcome }
    switch key {
    case .insert(let scalar): return insert(String(scalar))
    case .paste(let text): return insert(text)
    case .enter: return accept()
    case .tab: return completed(by: complete(before))
    case .control("c"):
      if text.isEmpty { return .ended }
      let line = text
      begin()
      return .abandoned(line)
    case .control("d") where text.isEmpty: return .ended
    case .control("l"): return .cleared
    case .control("z"): return .suspended
    case .control("r"):
      search = Search(draft: text)
      return .edited
    case .up, .control("p"): return recall(history.older(than: text))
    case .down, .control("n"): return recall(history.newer())
    default: return edit(key)
    }
  }

  /// Replaces the line with an empty line, after the line was entered or abandoned.
  mutating func begin() {
    before = ""
    after = ""
    search = nil
    history.leave()
  }

  mutating func insert(_ text: String) -> Outcome {
    guard before.utf8.count + after.utf8.count + text.utf8.count <= LineSplitter.limit else {
      return .refused
    }
    before += text
    return .edited
  }

  private mutating func accept() -> Outcome {
    let line = text
    history.append(line)
    begin()
    return .accepted(line)
  }

  private mutating func recall(_ line: String?) -> Outcome {
    guard let line else { return .refused }
    (before, after) = (line, "")
    return .edited
  }

  private mutating func completed(by completion: Completion) -> Outcome {
    guard let common = completion.common else { return .refused }
    let isMore = common != completion.typed
    if isMore {
      before.removeLast(completion.typed.count)
      before += common
    }
    if completion.candidates.count == 1 {
      if after.isEmpty, !before.hasSuffix(" ") { before += " " }
      return .edited
    }
    return previous == .tab && !isMore
      ? .ambiguous(completion.candidates) : isMore ? .edited : .refused
  }

  // MARK: - Search

  /// Handles a key while the person searches the history.
  ///
  /// - Returns: The effect of the key; nil if the key ends the search and applies to the line.
  private mutating func handleInSearch(_ key: Key) -> Outcome? {
    guard var search else { return nil }
    switch key {
    case .insert(let scalar): search.text.unicodeScalars.append(scalar)
    case .paste(let text): search.text += text
    case .backspace where !search.text.isEmpty:
      search.text.removeLast()
      search.depth = 0
    case .backspace: break
    case .control("r"): search.depth += 1
    case .control("g"), .control("c"):
      (before, after) = (search.draft, "")
      self.search = nil
      return .edited
    default:
      self.search = nil
      return nil
    }
    guard search.text.utf8.count <= LineSplitter.limit else { return .refused }
    guard let found = history.find(search.text, from: search.depth) else {
      if case .control("r") = key { search.depth -= 1 }
      self.search = search
      return .refused
    }
    search.depth = found.depth
    self.search = search
    (before, after) = (found.line, "")
    return .edited
  }

  // MARK: - Cutting

  /// Cuts characters before and after the cursor; Control-Y inserts the cut text again.
  ///
  /// The texts of consecutive cuts are joined.
  mutating func cut(before count: Int = 0, after following: Int = 0) {
    let isAppending = previous.map(Self.isCut) ?? false
    if !isAppending { cut = "" }
    cut = before.suffix(count) + cut + after.prefix(following)
    before.removeLast(count)
    after.removeFirst(following)
  }

  mutating func insertCut() -> Outcome { insert(cut) }

  private static func isCut(_ key: Key) -> Bool {
    switch key {
    case .control("k"), .control("u"), .control("w"), .alt("d"), .alt("\u{7F}"): true
    default: false
    }
  }
}
