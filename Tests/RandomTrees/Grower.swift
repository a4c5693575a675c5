import TestSupport

/// Grows random trees and edits them.
public struct Grower {
  var random: SeededGenerator
  var lastID = 0

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A random tree.
  public mutating func tree(depth: Int = 4) -> Branch {
    Branch(id: makeID(), kind: .stack(isVertical: true, branches(depth: depth)))
  }

  /// One edit of a tree: something is inserted, moved, deleted, flipped, set, or counted.
  public enum Edit {
    /// The tree is another one.
    case tree(Branch)
    /// The state of a branch becomes a number.
    case state(Int, Int)
  }

  /// A random edit.
  public mutating func edit(_ tree: Branch) -> Edit {
    if Int.random(in: 0..<4, using: &random) == 0,
      let id = tree.stateful.randomElement(using: &random)
    {
      return .state(id, Int.random(in: 0..<100, using: &random))
    }
    var tree = tree
    let all = tree.ids.count
    // Small trees grow and large ones shrink.
    let isGrowing = Int.random(in: 20..<100, using: &random) > all
    let places = tree.places(where: Bool.random(using: &random) ? \.holdsMany : \.flips)
    guard let id = (places.isEmpty ? [tree.id] : places).randomElement(using: &random) else {
      return .tree(tree)
    }
    let fresh = branch(depth: 3)
    var random = random
    tree.change(id) { branch in
      branch.kind = Self.edited(branch.kind, fresh, isGrowing: isGrowing, &random)
    }
    self.random = random
    return .tree(tree)
  }

  private static func edited(
    _ kind: Branch.Kind, _ fresh: Branch, isGrowing: Bool, _ random: inout SeededGenerator
  ) -> Branch.Kind {
    switch kind {
    case .reader, .counter, .picker, .field, .split, .alert: kind
    case .stack(let isVertical, let children):
      .stack(
        isVertical: Int.random(in: 0..<12, using: &random) == 0 ? !isVertical : isVertical,
        edited(children, fresh, isGrowing: isGrowing, &random))
    case .group(let children):
      .group(edited(children, fresh, isGrowing: isGrowing, &random))
    case .choice(let isFirst, let first, let second): .choice(!isFirst, first, second)
    case .optional(let isThere, let child): .optional(!isThere, child)
    case .environment(let value, let child): .environment(value + 1, child)
    case .identified(let id, let child): .identified(id + 1, child)
    case .place(let isRow, let value, let child):
      .place(isRow: Bool.random(using: &random) ? isRow : !isRow, value + 1, child)
    case .trait(let value, let child): .trait(value + 1, child)
    case .modified(let value, let child): .modified(value + 1, child)
    case .list(let children): .list(edited(children, fresh, isGrowing: isGrowing, &random))
    case .section(let children): .section(edited(children, fresh, isGrowing: isGrowing, &random))
    case .tabs(let number, let children): .tabs(number, children.shuffled(using: &random))
    case .pages(let number, let root, let pages):
      .pages(number, root, pages.shuffled(using: &random))
    case .titled(let value, let child): .titled(value + 1, child)
    case .several(let number, let children):
      .several(number, edited(children, fresh, isGrowing: isGrowing, &random))
    case .layered(let layer, let number, let children, let added):
      Bool.random(using: &random)
        ? .layered(layer, number + 1, children, added)
        : .layered(layer, number, edited(children, fresh, isGrowing: isGrowing, &random), added)
    case .sheet(let isThere, let child, let front): .sheet(!isThere, child, front)
    case .toolbar: kind
    case .vocabulary(let name, let number, let first, let second):
      .vocabulary(name, number + 1, first, second)
    }
  }

  private static func edited(
    _ children: [Branch], _ fresh: Branch, isGrowing: Bool, _ random: inout SeededGenerator
  ) -> [Branch] {
    var children = children
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      if isGrowing || children.isEmpty {
        children.insert(fresh, at: Int.random(in: 0...children.count, using: &random))
      } else {
        children.remove(at: Int.random(in: 0..<children.count, using: &random))
      }
    case 2 where children.count > 1:
      children.remove(at: Int.random(in: 0..<children.count, using: &random))
    case 3 where children.count > 1:
      let child = children.remove(at: Int.random(in: 0..<children.count, using: &random))
      children.insert(child, at: Int.random(in: 0...children.count, using: &random))
    default:
      children.shuffle(using: &random)
    }
    return children
  }

  /// A place among so many rows, and how many are shown from there on; nil to leave a list as it is.
  mutating func pull(of count: Int) -> Range<Int>? {
    guard count > 1, Int.random(in: 0..<4, using: &random) == 0 else { return nil }
    let first = Int.random(in: 0..<count, using: &random)
    return first..<Int.random(in: first...count, using: &random)
  }
}
