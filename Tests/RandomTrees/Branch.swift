/// A node of a random tree, from which a view is made.
public struct Branch: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    /// A text that reads the environment.
    case reader
    /// A text with state of its own, which begins at a number.
    case counter(Int)
    /// A stack of branches, told apart by their ids.
    case stack(isVertical: Bool, [Branch])
    /// Branches without a stack around them.
    case group([Branch])
    /// One branch or another.
    case choice(Bool, Branch, Branch)
    /// A branch that is there or isn't.
    case optional(Bool, Branch)
    /// A branch with a value of the environment set for it.
    case environment(Int, Branch)
    /// A branch whose identity is tied to a number.
    case identified(Int, Branch)
    /// A list of branches.
    case list([Branch])
    /// Branches of which the one at an index is chosen.
    case tabs(Int, [Branch])
    /// A branch with so many of others as pages upon it.
    case pages(Int, Branch, [Branch])
    /// A branch with another in front, if it is there.
    case sheet(Bool, Branch, Branch)
    /// A branch with another in a bar.
    case toolbar(Branch, Branch)
  }

  public var id: Int
  public var kind: Kind

  /// The counters among it and all below it, by id.
  public var counters: [Int] {
    if case .counter = kind { return [id] }
    return kind.shown.flatMap(\.counters)
  }

  /// Changes the branch with an id.
  ///
  /// - Returns: Whether it is here.
  @discardableResult
  public mutating func change(_ id: Int, _ change: (inout Branch) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    var isHere = false
    kind = kind.mapChildren { child in
      var child = child
      isHere = child.change(id, change) || isHere
      return child
    }
    return isHere
  }

  /// The ids of those of a kind, among it and all below it.
  func places(where isWanted: (Kind) -> Bool) -> [Int] {
    (isWanted(kind) ? [id] : []) + kind.children.flatMap { $0.places(where: isWanted) }
  }

  /// Its own id and those of all below it.
  public var ids: [Int] { [id] + kind.children.flatMap(\.ids) }
}

extension Branch.Kind {
  /// Whether it holds any number of branches.
  var holdsMany: Bool {
    switch self {
    case .stack, .group, .list: true
    default: false
    }
  }

  /// Whether it has something about it that can be another.
  var flips: Bool {
    switch self {
    case .choice, .optional, .environment, .identified, .tabs, .pages, .sheet: true
    default: false
    }
  }

  var children: [Branch] {
    switch self {
    case .reader, .counter: []
    case .stack(_, let children), .group(let children), .list(let children),
      .tabs(_, let children):
      children
    case .pages(_, let root, let pages): [root] + pages
    case .sheet(_, let first, let second), .toolbar(let first, let second): [first, second]
    case .choice(_, let first, let second): [first, second]
    case .optional(_, let child), .environment(_, let child), .identified(_, let child): [child]
    }
  }

  /// The children that are there now.
  var shown: [Branch] {
    switch self {
    case .choice(let isFirst, let first, let second): [isFirst ? first : second]
    case .optional(let isThere, let child): isThere ? [child] : []
    case .sheet(let isThere, let child, let front): isThere ? [child, front] : [child]
    default: children
    }
  }

  func mapChildren(_ map: (Branch) -> Branch) -> Branch.Kind {
    switch self {
    case .reader, .counter: self
    case .stack(let isVertical, let children):
      .stack(isVertical: isVertical, children.map(map))
    case .group(let children): .group(children.map(map))
    case .list(let children): .list(children.map(map))
    case .tabs(let chosen, let children): .tabs(chosen, children.map(map))
    case .pages(let count, let root, let pages): .pages(count, map(root), pages.map(map))
    case .sheet(let isThere, let child, let front): .sheet(isThere, map(child), map(front))
    case .toolbar(let child, let bar): .toolbar(map(child), map(bar))
    case .choice(let isFirst, let first, let second): .choice(isFirst, map(first), map(second))
    case .optional(let isThere, let child): .optional(isThere, map(child))
    case .environment(let value, let child): .environment(value, map(child))
    case .identified(let id, let child): .identified(id, map(child))
    }
  }
}
