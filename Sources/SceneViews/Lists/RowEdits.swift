import Foundation
import SceneDisplay
import SceneRuntime

/// The acts that an app offers on the rows of a collection.
public nonisolated struct _RowEdits {
  /// Deletes the elements at some positions; nil if rows can't be deleted.
  var delete: (@MainActor (IndexSet) -> Void)?
  /// Moves the elements at some positions before another one; nil if rows can't be moved.
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// Inserts dropped containers at a position, and the types of those it takes; nil if rows can't be inserted.
  var insert: (types: [String], action: @MainActor (Int, [NSItemProvider]) -> Void)?

  init() {}

  /// The acts that hosts offer on rows without traits of their own.
  var acts: DisplayActs {
    var acts: DisplayActs = []
    if delete != nil { acts.insert(.delete) }
    if move != nil { acts.insert(.move) }
    if insert != nil { acts.insert(.drop) }
    return acts
  }
}

/// The acts that a row of a list doesn't allow.
struct RowTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let isDeleteDisabled = RowTraits(rawValue: 1)
  static let isMoveDisabled = RowTraits(rawValue: 2)
  static let isSelectionDisabled = RowTraits(rawValue: 4)
}

/// The node of rows that a person may delete and move.
@MainActor protocol EditableRows: _AnyNode {
  /// The acts that the app offers; nil if there are none.
  var edits: _RowEdits? { get }
  /// The acts that no row allows.
  var traits: RowTraits { get }
  /// The menu that the list has for its rows; nil if it has none.
  var selectionMenu: SelectionMenu? { get }
  /// The number of the elements.
  var count: Int { get }
  /// Returns the position of the element of a row; nil if it isn't shown.
  func place(of row: _AnyNode) -> Int?
  /// Updates the rows after what they allow has changed.
  func traitsDidChange()
}

extension EditableRows {
  /// Performs an act on a row.
  ///
  /// - Returns: False if the app doesn't offer it.
  func perform(_ act: ContentEvent.Act, on row: _AnyNode) -> Bool {
    guard let edits, let place = place(of: row) else { return false }
    switch act {
    case .delete:
      guard let delete = edits.delete else { return false }
      delete(IndexSet(integer: place))
    case .move(let distance):
      guard let move = edits.move else { return false }
      let target = min(max(0, place + distance), count - 1)
      // The position is that before which the element is put, in the old order.
      if target != place {
        move(IndexSet(integer: place), target > place ? target + 1 : target)
      }
    case .drop: return insertDropped(at: place)
    default: return false
    }
    return true
  }

  /// Inserts the containers that a person drops, at a position.
  ///
  /// - Returns: False if the app takes none of them.
  func insertDropped(at place: Int) -> Bool {
    guard let insert = edits?.insert, let pasteboard = tree.session?.application?.dragPasteboard
    else { return false }
    let taken = pasteboard.providers.filter { $0.hasItem(of: insert.types) }
    if taken.isEmpty { return false }
    insert.action(place, taken)
    pasteboard.set([])
    return true
  }
}

/// A modifier that keeps a person from an act on rows.
public nonisolated struct _RowTraitModifier: _PrimitiveModifier {
  let trait: RowTraits
  let isSet: Bool

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    RowTraitNode(view, in: parent)
  }
}

/// The node of a modifier for one row, or for all rows in it.
final class RowTraitNode<Content: View>: WrapperNode<ModifiedContent<Content, _RowTraitModifier>>,
  RowTraitHolder
{
  init(_ view: ModifiedContent<Content, _RowTraitModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tellRow(view.modifier.isSet)
  }

  var traits: RowTraits { view.modifier.isSet ? view.modifier.trait : [] }

  override func update(to view: ModifiedContent<Content, _RowTraitModifier>) {
    let isSame = view.modifier.isSet == self.view.modifier.isSet
    super.update(to: view)
    if isSame { return }
    if !tellRow(view.modifier.isSet) { tellRows(in: self) }
  }

  override func unmount() {
    tellRow(false)
    super.unmount()
  }

  /// Tells the row around it what it allows; false if there is none.
  @discardableResult private func tellRow(_ isSet: Bool) -> Bool {
    for node in enclosing() {
      if let row = node as? any Row {
        row.set(view.modifier.trait, isSet)
        return true
      }
      if case .annotation = node.element { continue }
      if node.displayID != nil { return false }
    }
    return false
  }

  private func tellRows(in node: _AnyNode) {
    if let rows = node as? any EditableRows { return rows.traitsDidChange() }
    node.forEachChild { tellRows(in: $0) }
  }
}

/// A node with traits of the rows in it.
@MainActor protocol RowTraitHolder: _AnyNode {
  var traits: RowTraits { get }
}

extension _AnyNode {
  /// The acts that the modifiers around rows don't allow.
  final var traitsAround: RowTraits {
    var traits: RowTraits = []
    for node in enclosing() {
      if let holder = node as? any RowTraitHolder { traits.formUnion(holder.traits) }
      if case .collection = node.element { break }
    }
    return traits
  }
}
