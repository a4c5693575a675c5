/// A modifier that makes a view a container in which a person moves rows.
nonisolated struct ReorderModifier<ItemID: Hashable, CollectionID: Hashable>: _PrimitiveModifier {
  let isEnabled: Bool
  let move: @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ReorderNode(view, in: parent)
  }
}

/// A node, made by the modifier `reorderContainer`, in which a person can move rows.
@MainActor protocol ReorderContainer: _AnyNode {
  /// Returns whether a person can move the rows of a collection, given the type of its elements' ids.
  func moves(_ idType: Any.Type, in collection: AnyHashable) -> Bool
  /// Tells the app's closure that a person moved the element with the id `id` before the element with the id `next`, or
  /// to the end of the collection if `next` is nil.
  func move(_ id: AnyHashable, before next: AnyHashable?, in collection: AnyHashable?)
}

extension EditableRows {
  /// The container in which a person moves the rows; nil if there is none.
  var reorderContainer: (any ReorderContainer)? {
    guard let collection = edits?.collection else { return nil }
    for node in enclosing() {
      if let container = node as? any ReorderContainer, container.moves(idType, in: collection) {
        return container
      }
    }
    return nil
  }
}

private final class ReorderNode<Content: View, ItemID: Hashable, CollectionID: Hashable>:
  WrapperNode<ModifiedContent<Content, ReorderModifier<ItemID, CollectionID>>>, ReorderContainer
{
  init(
    _ view: ModifiedContent<Content, ReorderModifier<ItemID, CollectionID>>, in parent: _AnyNode
  ) {
    super.init(view, in: parent)
  }

  override func update(to view: ModifiedContent<Content, ReorderModifier<ItemID, CollectionID>>) {
    let isSame = view.modifier.isEnabled == self.view.modifier.isEnabled
    super.update(to: view)
    if !isSame { rowTraitsDidChange() }
  }

  func moves(_ idType: Any.Type, in collection: AnyHashable) -> Bool {
    view.modifier.isEnabled && idType == ItemID.self && collection.base is CollectionID
  }

  func move(_ id: AnyHashable, before next: AnyHashable?, in collection: AnyHashable?) {
    guard let id = id.base as? ItemID, let collection = collection?.base as? CollectionID else {
      return
    }
    let next = next?.base as? ItemID
    view.modifier.move(
      ReorderDifference(
        sources: [id],
        destination: .init(position: next.map { .before($0) } ?? .end, collectionID: collection)))
  }
}
