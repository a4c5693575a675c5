import SceneDisplay

/// The actions that a modifier prevents on a row.
struct RowTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let isDeleteDisabled = RowTraits(rawValue: 1)
  static let isMoveDisabled = RowTraits(rawValue: 2)
  static let isSelectionDisabled = RowTraits(rawValue: 4)
}

extension [RowTraits] {
  /// The traits that at least one of the elements contains.
  var combined: RowTraits { reduce(into: []) { $0.formUnion($1) } }

  /// Adds a trait as an element or, if `isSet` is false, removes one element that equals the trait.
  mutating func set(_ trait: RowTraits, _ isSet: Bool) {
    if isSet {
      append(trait)
    } else if let index = firstIndex(of: trait) {
      remove(at: index)
    }
  }
}

/// A row of a list, or an option of a picker, whose actions modifiers can prevent.
@MainActor protocol RowTraitFollower: Reader {
  /// Updates the row after a modifier inside it sets or removes a trait.
  ///
  /// Several modifiers inside the row can set the same trait; the row has the trait until all of them remove it.
  func set(_ trait: RowTraits, _ isSet: Bool)
}

/// A node of a modifier that can prevent actions on the rows in the modified view.
@MainActor protocol RowTraitHolder: _AnyNode {
  var traits: RowTraits { get }
}

extension _AnyNode {
  /// The actions on a row that the modifiers between the node and the enclosing list or picker prevent.
  final var traitsAround: RowTraits {
    var traits: RowTraits = []
    for node in enclosing() {
      if let holder = node as? any RowTraitHolder { traits.formUnion(holder.traits) }
      // Elements of rows and of a `ForEach` don't end the search, because a row that contains rows is a section of the
      // same list.
      if case .collection(let collection) = node.element, collection.kind != .row,
        collection.kind != .rows
      {
        break
      }
    }
    return traits
  }
}
