/// A modifier that puts a view in front of each view of a group, behind it or beside it.
public enum BranchLayer: CaseIterable, Sendable {
  case overlay, background, bar, side, badge, inspector, representation
}

/// A node of a random tree, from which a view is made.
public struct Branch: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    /// A text that reads the environment.
    case reader
    /// A text with state of its own, which begins at a number.
    case counter(Int)
    /// Options of which the state of the branch chooses one.
    case picker(Int)
    /// A text that can be edited and have the focus.
    case field
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
    /// A branch in an environment of which a part is set.
    case place(isRow: Bool, Int, Branch)
    /// A branch of which something is said.
    case trait(Int, Branch)
    /// A branch under a modifier that has a body, and sets a value of the environment.
    case modified(Int, Branch)
    /// A list of branches.
    case list([Branch])
    /// Branches with a header.
    case section([Branch])
    /// Two branches side by side.
    case split(Branch, Branch)
    /// Branches of which the state of the branch chooses one.
    case tabs(Int, [Branch])
    /// A branch with as many of others as pages upon it as the state of the branch says.
    case pages(Int, Branch, [Branch])
    /// A branch with a question in front, if the state of the branch says so.
    case alert(Int, Branch, Branch)
    /// A branch with another in front, if it is there.
    case sheet(Bool, Branch, Branch)
    /// A branch with another in a bar.
    case toolbar(Branch, Branch)
    /// As many of the branches as the state of the branch says, beginning with one of them, without a stack around them.
    case several(Int, [Branch])
    /// Branches, each with another in front of it, behind it or beside it.
    case layered(BranchLayer, Int, [Branch], Branch)
    /// A branch with a title.
    case titled(Int, Branch)
    /// A view of the vocabulary around two branches, which depends on a number.
    case vocabulary(BranchVocabulary, Int, Branch, Branch)
  }

  public var id: Int
  public var kind: Kind

  /// Those with state among it and all below it, by id.
  public var stateful: [Int] {
    (kind.isStateful ? [id] : []) + kind.shown.flatMap(\.stateful)
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
