import TestSupport

/// Grows random trees and edits them.
public struct Grower {
  private var random: SeededGenerator
  private var lastID = 0

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
    /// The state of a counter becomes a number.
    case count(Int, Int)
  }

  /// A random edit.
  public mutating func edit(_ tree: Branch) -> Edit {
    if Int.random(in: 0..<4, using: &random) == 0,
      let counter = tree.counters.randomElement(using: &random)
    {
      return .count(counter, Int.random(in: 0..<100, using: &random))
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
    case .reader, .counter: kind
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
    case .list(let children): .list(edited(children, fresh, isGrowing: isGrowing, &random))
    case .tabs(_, let children):
      .tabs(Int.random(in: 0...children.count, using: &random), children.shuffled(using: &random))
    case .pages(_, let root, let pages):
      .pages(
        Int.random(in: 0...pages.count, using: &random), root,
        Bool.random(using: &random) ? pages : pages.shuffled(using: &random))
    case .sheet(let isThere, let child, let front): .sheet(!isThere, child, front)
    case .toolbar: kind
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

  private mutating func branches(depth: Int) -> [Branch] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in branch(depth: depth - 1) }
  }

  private mutating func branch(depth: Int) -> Branch {
    let id = makeID()
    guard depth > 0 else {
      return Branch(id: id, kind: Bool.random(using: &random) ? .reader : .counter(id))
    }
    let kind: Branch.Kind =
      switch Int.random(in: 0..<13, using: &random) {
      case 0: .reader
      case 1: .counter(id)
      case 2: .stack(isVertical: Bool.random(using: &random), branches(depth: depth))
      case 3: .group(branches(depth: depth))
      case 4:
        .choice(
          Bool.random(using: &random), branch(depth: depth - 1), branch(depth: depth - 1))
      case 5: .optional(Bool.random(using: &random), branch(depth: depth - 1))
      case 6: .environment(id, branch(depth: depth - 1))
      case 7: .list(branches(depth: depth))
      case 8: .tabs(Int.random(in: 0..<3, using: &random), branches(depth: depth))
      case 9:
        .pages(
          Int.random(in: 0..<3, using: &random), branch(depth: depth - 1), branches(depth: depth))
      case 10:
        .sheet(Bool.random(using: &random), branch(depth: depth - 1), branch(depth: depth - 1))
      case 11: .toolbar(branch(depth: depth - 1), branch(depth: depth - 1))
      default: .identified(0, branch(depth: depth - 1))
      }
    return Branch(id: id, kind: kind)
  }

  private mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }
}
