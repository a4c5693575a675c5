import Foundation

/// The change of a part of a text, which can be made and undone in a text whose other parts have changed.
struct TextChange: Equatable {
  /// The number of characters before the part.
  let offset: Int
  /// The part before the change.
  let old: String
  /// The part after the change.
  let new: String
  /// Some text before the part, by which it is found again.
  let before: String
  /// Some text after the part.
  let after: String
}

extension TextChange {
  /// Creates the change between two texts.
  init(from old: String, to new: String) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    self.init(
      offset: start, old: String(oldRest.dropLast(end)), new: String(newRest.dropLast(end)),
      before: String(old.prefix(start).suffix(12)), after: String(old.suffix(end).prefix(12)))
  }

  /// The change that undoes this one.
  var inverse: TextChange {
    TextChange(offset: offset, old: new, new: old, before: before, after: after)
  }

  /// Returns a text with the change; nil if the part isn't there any more.
  func applied(to text: String) -> String? {
    if let start = place(of: before + old + after, in: text, near: offset - before.count) {
      return replacing(in: text, at: start + before.count)
    }
    // Text was typed beside the part.
    return place(of: old, in: text, near: offset).map { replacing(in: text, at: $0) }
  }

  private func replacing(in text: String, at offset: Int) -> String {
    String(text.prefix(offset)) + new + text.dropFirst(offset + old.count)
  }

  /// Returns the number of characters before the occurrence of a part that is next to a place.
  private func place(of part: String, in text: String, near offset: Int) -> Int? {
    if part.isEmpty { return min(offset, text.count) }
    return text.ranges(of: part)
      .map { text.distance(from: text.startIndex, to: $0.lowerBound) }
      .min { abs($0 - offset) < abs($1 - offset) }
  }
}
