extension DynamicViewContent {
  /// Lets a person move the rows within the `reorderContainer` around them.
  ///
  /// A person moves rows of a list or a form, one at a time; views in other containers can't be moved.
  ///
  /// ```swift
  /// struct Draft: Identifiable {
  ///   let id: Int
  /// }
  ///
  /// struct Drafts: View {
  ///   @State private var drafts = [Draft(id: 1), Draft(id: 2)]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(drafts) { Text("Draft \($0.id)") }
  ///         .reorderable()
  ///     }
  ///     .reorderContainer(for: Draft.self) { difference in
  ///       let moved = drafts.filter { difference.sources.contains($0.id) }
  ///       drafts.removeAll { difference.sources.contains($0.id) }
  ///       switch difference.destination.position {
  ///       case .before(let id):
  ///         let place = drafts.firstIndex { $0.id == id } ?? drafts.endIndex
  ///         drafts.insert(contentsOf: moved, at: place)
  ///       case .end: drafts += moved
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Returns: The rows, which can be moved.
  public nonisolated func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets a person move the rows, which are one of several collections in the `reorderContainer` around them.
  ///
  /// A row moves within its collection only.
  ///
  /// - Parameter collectionID: The identity of the collection in the container.
  /// - Returns: The rows, which can be moved.
  public nonisolated func reorderable<CollectionID: Hashable & Sendable>(
    collectionID: CollectionID
  ) -> some DynamicViewContent<Data> {
    _editing { $0.collection = AnyHashable(collectionID) }
  }
}

extension View {
  /// Makes the view a container in which a person moves the rows of one collection.
  ///
  /// - Parameters:
  ///   - item: The type of the elements.
  ///   - isEnabled: Whether a person can move rows.
  ///   - move: Moves an element after a person has moved its row.
  /// - Returns: The view as a container.
  @preconcurrency
  public nonisolated func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move:
      @escaping @MainActor (
        ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>
      ) -> Void
  ) -> some View where Item.ID: Sendable {
    reordering(isEnabled, move)
  }

  /// Makes the view a container in which a person moves the rows of several collections.
  ///
  /// - Parameters:
  ///   - item: The type of the elements.
  ///   - collectionID: The type of the identities of collections.
  ///   - isEnabled: Whether a person can move rows.
  ///   - move: Moves an element after a person has moved its row.
  /// - Returns: The view as a container.
  @preconcurrency
  public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping @MainActor (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    reordering(isEnabled, move)
  }

  /// Makes the view a container in which a person moves the rows of one collection, whose elements are identified by a
  /// property.
  ///
  /// - Parameters:
  ///   - item: The type of the elements.
  ///   - itemID: The key path of an element's id.
  ///   - isEnabled: Whether a person can move rows.
  ///   - move: Moves an element after a person has moved its row.
  /// - Returns: The view as a container.
  @preconcurrency
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move:
      @escaping @MainActor (
        ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>
      ) -> Void
  ) -> some View {
    reordering(isEnabled, move)
  }

  /// Makes the view a container in which a person moves the rows of several collections, whose elements are identified
  /// by a property.
  ///
  /// - Parameters:
  ///   - item: The type of the elements.
  ///   - itemID: The key path of an element's id.
  ///   - collectionID: The type of the identities of collections.
  ///   - isEnabled: Whether a person can move rows.
  ///   - move: Moves an element after a person has moved its row.
  /// - Returns: The view as a container.
  @preconcurrency
  public nonisolated func reorderContainer<
    Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
  >(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true,
    move: @escaping @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    reordering(isEnabled, move)
  }

  private nonisolated func reordering<ItemID: Hashable, CollectionID: Hashable>(
    _ isEnabled: Bool,
    _ move: @escaping @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: ReorderModifier(isEnabled: isEnabled, move: move))
  }
}

/// The elements that a person moved, and the position to which they were moved.
///
/// Hosts move one row at a time, so a difference that the library makes has one source.
public struct ReorderDifference<ItemID, CollectionID> {
  /// The ids of the elements that were moved.
  public var sources: [ItemID]
  /// The position to which the elements were moved, with its collection.
  public var destination: Destination

  /// A position, with the collection to which the position belongs.
  public struct Destination {
    /// The end of a collection, or the position before one of its elements.
    public enum Position {
      /// The position before the element with this id.
      case before(ItemID)
      /// The end of the collection.
      case end
    }

    /// The position in the collection.
    public var position: Position
    /// The identity of the collection.
    public var collectionID: CollectionID

    /// Creates a destination from a position and a collection.
    ///
    /// - Parameters:
    ///   - position: The position in the collection.
    ///   - collectionID: The identity of the collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// Creates a destination in the only collection of a container.
    ///
    /// - Parameter position: The position in the collection.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }
}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination: Equatable
where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}

/// The identity of the only collection in a container.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}
