extension Branch.Kind {
  /// Whether it holds any number of branches.
  var holdsMany: Bool {
    switch self {
    case .stack, .group, .list, .section, .several, .layered: true
    default: false
    }
  }

  /// Whether it has something about it that can be another.
  var flips: Bool {
    switch self {
    case .choice, .optional, .environment, .place, .trait, .modified, .identified, .tabs, .pages,
      .sheet, .layered, .titled, .vocabulary:
      true
    default: false
    }
  }

  /// Whether its view has state of its own, a number.
  var isStateful: Bool {
    switch self {
    case .counter, .picker, .tabs, .pages, .alert, .several: true
    default: false
    }
  }

  var children: [Branch] {
    switch self {
    case .reader, .counter, .picker, .field: []
    case .stack(_, let children), .group(let children), .list(let children),
      .section(let children), .tabs(_, let children), .several(_, let children):
      children
    case .pages(_, let root, let pages): [root] + pages
    case .layered(_, _, let children, let added): children + [added]
    case .sheet(_, let first, let second), .toolbar(let first, let second),
      .alert(_, let first, let second), .choice(_, let first, let second),
      .split(let first, let second), .vocabulary(_, _, let first, let second):
      [first, second]
    case .optional(_, let child), .environment(_, let child), .identified(_, let child),
      .place(_, _, let child), .trait(_, let child), .modified(_, let child),
      .titled(_, let child):
      [child]
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
    case .reader, .counter, .picker, .field: self
    case .stack(let isVertical, let children):
      .stack(isVertical: isVertical, children.map(map))
    case .group(let children): .group(children.map(map))
    case .list(let children): .list(children.map(map))
    case .section(let children): .section(children.map(map))
    case .split(let first, let second): .split(map(first), map(second))
    case .alert(let number, let child, let front): .alert(number, map(child), map(front))
    case .place(let isRow, let value, let child): .place(isRow: isRow, value, map(child))
    case .trait(let value, let child): .trait(value, map(child))
    case .modified(let value, let child): .modified(value, map(child))
    case .titled(let value, let child): .titled(value, map(child))
    case .several(let number, let children): .several(number, children.map(map))
    case .layered(let layer, let number, let children, let added):
      .layered(layer, number, children.map(map), map(added))
    case .tabs(let chosen, let children): .tabs(chosen, children.map(map))
    case .pages(let count, let root, let pages): .pages(count, map(root), pages.map(map))
    case .sheet(let isThere, let child, let front): .sheet(isThere, map(child), map(front))
    case .toolbar(let child, let bar): .toolbar(map(child), map(bar))
    case .choice(let isFirst, let first, let second): .choice(isFirst, map(first), map(second))
    case .optional(let isThere, let child): .optional(isThere, map(child))
    case .vocabulary(let name, let number, let first, let second):
      .vocabulary(name, number, map(first), map(second))
    case .environment(let value, let child): .environment(value, map(child))
    case .identified(let id, let child): .identified(id, map(child))
    }
  }
}
