import Foundation
import SceneDisplay
import SceneRuntime

/// The actions that the app supports on the rows of a collection; not for use by apps.
public nonisolated struct _RowEdits {
  /// Deletes the elements at the given positions; nil if rows can't be deleted.
  var delete: (@MainActor (IndexSet) -> Void)?
  /// Moves the elements at the positions in the first argument before the position in the second argument; nil if rows
  /// can't be moved.
  ///
  /// All positions refer to the order before the move.
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// The identity of the collection in a `reorderContainer`; nil if rows can't be moved in a container.
  var collection: AnyHashable?

  /// The insertion of dropped items; nil if rows can't be inserted.
  var insert: Insertion?

  /// The insertion of items that a person drops between rows.
  struct Insertion {
    /// The identifiers of the types of items that the app accepts.
    let types: [String]
    /// Inserts items before the element at a position, and returns whether the app accepted any of the items.
    let action: @MainActor (Int, [NSItemProvider]) -> Bool
  }

  init() {}

  /// The actions that hosts offer on rows, unless a modifier of a row prevents the actions.
  ///
  /// Moving rows in a `reorderContainer` isn't included, because it depends on the enclosing nodes.
  var acts: DisplayActs {
    var acts: DisplayActs = []
    if delete != nil { acts.insert(.delete) }
    if move != nil { acts.insert(.move) }
    if insert != nil { acts.insert(.drop) }
    return acts
  }
}

/// The node of rows that a person may delete and move.
@MainActor protocol EditableRows: _AnyNode {
  /// The actions that the app supports; nil if the app never sets actions.
  var edits: _RowEdits? { get }
  /// The actions that hosts offer on rows, unless a modifier prevents the actions; nil if the app supports none.
  var acts: DisplayActs? { get }
  /// The actions that modifiers around all the rows prevent.
  var traits: RowTraits { get }
  /// The menu that the enclosing list sets for its rows; nil if there is none.
  var selectionMenu: SelectionMenu? { get }
  /// The number of elements.
  var count: Int { get }
  /// The type of the elements' ids.
  var idType: Any.Type { get }
  /// Returns the id of an element; nil if there is no element at the position.
  func elementID(at place: Int) -> AnyHashable?
  /// Returns the position of a row's element; nil if the row isn't shown.
  func place(of row: _AnyNode) -> Int?
  /// Whether each row is a section; a person selects the rows of a section, not the section itself.
  var areSections: Bool { get }
}

extension EditableRows {
  /// Performs an action of a person on a row.
  ///
  /// - Returns: False if the row isn't shown, if the app doesn't support the action, or if the app accepts none of the
  ///   dropped items.
  func perform(_ act: ContentEvent.Act, on row: _AnyNode) -> Bool {
    guard let edits, let place = place(of: row) else { return false }
    switch act {
    case .delete:
      guard let delete = edits.delete else { return false }
      delete(IndexSet(integer: place))
    case .move(let distance):
      let target = min(max(0, place + distance), count - 1)
      // The closure gets the position before which the element is inserted; the position refers to the old order.
      let end = target > place ? target + 1 : target
      if let move = edits.move {
        if target != place { move(IndexSet(integer: place), end) }
      } else {
        guard let container = reorderContainer, let id = elementID(at: place) else { return false }
        if target != place { container.move(id, before: elementID(at: end), in: edits.collection) }
      }
    case .drop: return insertDropped(at: place)
    default: return false
    }
    return true
  }

  /// Inserts dropped items before the element at the given position, or at the end if the position is the number of
  /// elements.
  ///
  /// - Returns: False if the app accepts none of the items.
  func insertDropped(at place: Int) -> Bool {
    guard let insert = edits?.insert, let pasteboard = tree.session?.application?.dragPasteboard
    else { return false }
    let taken = pasteboard.providers.filter { $0.hasItem(of: insert.types) }
    if taken.isEmpty || !insert.action(place, taken) { return false }
    pasteboard.set([])
    return true
  }
}

/// A modifier that prevents an action on rows.
public nonisolated struct _RowTraitModifier: _PrimitiveModifier {
  let trait: RowTraits
  let isSet: Bool

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    RowTraitNode(view, in: parent)
  }
}

/// The node of a modifier that prevents an action on rows.
///
/// If the modified view is the content of a row, the modifier applies to that row, otherwise to all rows in the view.
final class RowTraitNode<Content: View>: WrapperNode<ModifiedContent<Content, _RowTraitModifier>>,
  RowTraitHolder
{
  init(_ view: ModifiedContent<Content, _RowTraitModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    if view.modifier.isSet { tellRow(true) }
  }

  var traits: RowTraits { view.modifier.isSet ? view.modifier.trait : [] }

  override func update(to view: ModifiedContent<Content, _RowTraitModifier>) {
    let old = self.view.modifier
    let isSame = view.modifier.trait == old.trait && view.modifier.isSet == old.isSet
    if !isSame, old.isSet { tellRow(false) }
    super.update(to: view)
    if isSame { return }
    if view.modifier.isSet { tellRow(true) }
    // The modifier also applies to rows inside the modified view, such as the rows of a section.
    rowTraitsDidChange()
  }

  override func unmount() {
    if view.modifier.isSet { tellRow(false) }
    super.unmount()
  }

  /// Sets or removes the trait of the enclosing row, unless the node is in another container in the row, such as a
  /// stack.
  private func tellRow(_ isSet: Bool) {
    for node in enclosing() {
      if let row = node as? any RowTraitFollower { return row.set(view.modifier.trait, isSet) }
      if case .annotation = node.element { continue }
      if node.displayID != nil { return }
    }
  }
}
