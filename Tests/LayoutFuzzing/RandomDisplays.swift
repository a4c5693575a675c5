import SceneDisplay
import SceneLayout
import TestSupport

/// Display trees and changes of them, made at random from a seed.
struct RandomDisplays {
  private var generator: SeededGenerator
  private var last = 0
  /// Whether there are only elements with which no view leaves its parent, and none shrinks while it gets room.
  let isPlain: Bool

  init(seed: UInt64, isPlain: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isPlain = isPlain
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func id() -> Int {
    last += 1
    return last
  }

  private mutating func length(_ limit: Int = 12) -> Double { Double(number(0...limit)) }

  mutating func text() -> String {
    // Where a character takes two cells, a text may take one from its neighbor while the room grows.
    let words =
      ["a", "postbox", "dear", "the answer", "42", "unanswerable"] + (isPlain ? [] : ["日本", "…"])
    return (0...number(0...3)).map { _ in words[number(0...words.count - 1)] }
      .joined(separator: isPlain ? "-" : " ")
  }

  /// Returns a tree of at most so many levels.
  mutating func node(depth: Int) -> DisplayNode {
    if depth == 0 || number(0...4) == 0 { return DisplayNode(id: id(), element: leaf()) }
    let element = number(0...1) == 0 ? container() : annotation()
    let count =
      if case .annotation = element { number(0...9) == 0 && !isPlain ? 2 : 1 } else {
        number(0...4)
      }
    return DisplayNode(
      id: id(), element: element, children: (0..<count).map { _ in node(depth: depth - 1) })
  }

  mutating func leaf() -> DisplayElement {
    switch number(0...5) {
    case 0, 1, 2: .text(text())
    case 3: .spacer(minimum: number(0...1) == 0 ? nil : length(3))
    case 4: isPlain ? .spacer : .divider
    default: .container(DisplayContainer(.geometry))
    }
  }

  private mutating func alignment() -> DisplayAlignment {
    let all: [DisplayAlignment] = [
      .center, .leading, .topTrailing, .bottom,
      DisplayAlignment(.leading, .firstTextBaseline),
    ]
    return all[number(0...all.count - 1)]
  }

  mutating func container() -> DisplayElement {
    let spacing = number(0...1) == 0 ? nil : length(2)
    switch number(0...(isPlain ? 1 : 9)) {
    case 0: return .stack(.horizontal, isPlain ? .center : alignment(), spacing: spacing)
    case 1: return .stack(.vertical, isPlain ? .center : alignment(), spacing: spacing)
    case 2: return .overlay(alignment())
    case 3: return .container(DisplayContainer(.front, alignment: alignment()))
    case 4: return .container(DisplayContainer(.fitting, axis: .horizontal))
    case 5: return .scroll(number(0...1) == 0 ? .horizontal : .vertical)
    case 6: return .grid(alignment(), columnSpacing: spacing)
    case 7: return .gridRow
    case 8: return .list
    default: return .row
    }
  }

  mutating func annotation() -> DisplayElement {
    func limits(_ values: [Double]) -> DisplayExtent {
      let sorted = values.sorted()
      return DisplayExtent(minimum: sorted[0], maximum: sorted[1])
    }
    switch number(0...(isPlain ? 3 : 11)) {
    case 0:
      return .annotation(
        .frame(width: limits([length(), length()]), height: DisplayExtent(nil), .center))
    case 1: return .annotation(.padding(.horizontal, length(2)))
    case 2: return .annotation(.bold(true))
    case 3: return .annotation(.layoutPriority(Double(number(0...2))))
    case 4:
      return .annotation(
        .frame(width: DisplayExtent(length()), height: DisplayExtent(length(4)), alignment()))
    case 5: return .annotation(.fixedSize(horizontal: number(0...1) == 0, vertical: true))
    case 6: return .annotation(.aspectRatio(length(3), isFilling: number(0...1) == 0))
    case 7: return .annotation(.offset(x: length(), y: 1))
    case 8: return .annotation(.alignmentGuide(.leading, fraction: 0.5, distance: -1))
    case 9: return .annotation(.lineLimit(number(1...3)))
    case 10: return .annotation(.rightToLeft(number(0...1) == 0))
    default:
      return .annotation(
        .frame(
          width: DisplayExtent(minimum: 0, maximum: .infinity), height: DisplayExtent(nil),
          alignment()))
    }
  }

  /// Returns a change of a tree.
  mutating func patch(of root: DisplayNode) -> DisplayPatch {
    let all = root.all
    let chosen = all[number(0...all.count - 1)]
    switch number(0...5) {
    case 0 where chosen.id != root.id: return .remove(chosen.id)
    case 1:
      return .insert(node(depth: 2), into: chosen.id, at: number(0...chosen.children.count))
    case 2 where chosen.id != root.id: return .move(chosen.id, to: number(0...3))
    case _: break
    }
    let element: DisplayElement =
      switch chosen.element {
      case .text: .text(text())
      case .annotation: annotation()
      case .container(let container) where container.kind == .spacer: .spacer(minimum: length(3))
      case .container, .collection: self.container()
      default: chosen.element
      }
    return .set(chosen.id, element)
  }
}
