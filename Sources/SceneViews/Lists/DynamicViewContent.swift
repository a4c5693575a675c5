public import Foundation

/// Views created from the elements of a collection; in a list or a form, the views are rows that a person may delete,
/// move and insert.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection from whose elements the views are created.
  var data: Data { get }
  /// Returns the views with changed actions on their rows; not for use by apps.
  ///
  /// - Parameter change: Changes the actions.
  /// - Returns: The views with the changed actions.
  nonisolated func _editing(_ change: (inout _RowEdits) -> Void) -> Self
}

extension DynamicViewContent {
  /// Returns the views themselves: the default for types whose rows have no actions.
  ///
  /// - Parameter change: Changes the actions.
  /// - Returns: The views themselves.
  public nonisolated func _editing(_ change: (inout _RowEdits) -> Void) -> Self { self }

  /// Lets a person delete rows of a list or a form.
  ///
  /// ```swift
  /// struct Drafts: View {
  ///   @State private var drafts = ["Lunch?", "Budget"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(drafts, id: \.self) { Text($0) }
  ///         .onDelete { drafts.remove(atOffsets: $0) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter action: Deletes the elements at the given positions of the collection; nil if rows can't be deleted.
  /// - Returns: The rows with the action.
  @preconcurrency
  public nonisolated func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _editing { $0.delete = action }
  }

  /// Lets a person move rows of a list or a form.
  ///
  /// - Parameter action: Gets the positions of the elements to move, and the position before which the action inserts
  ///   them. All positions refer to the order before the move. If `action` is nil, rows can't be moved.
  /// - Returns: The rows with the action.
  @preconcurrency
  public nonisolated func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _editing { $0.move = action }
  }

  /// Lets a person insert rows into a list or a form by dropping items.
  ///
  /// Items dropped on a row are inserted before the row. Items dropped on a list itself are inserted at the end of the
  /// collection. If several collections in the list accept drops, items dropped on the list go to the collection that
  /// was the last to begin accepting drops.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of items that a person can drop; an item must have one of the types.
  ///   - action: Inserts the dropped items before the element at the given position, or at the end if the position is
  ///     the number of elements.
  /// - Returns: The rows with the action.
  @preconcurrency
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    _editing { edits in
      edits.insert = .init(types: supportedContentTypes.map(\.identifier)) { place, providers in
        action(place, providers)
        return true
      }
    }
  }

  /// Lets a person insert rows into a list or a form by dropping values.
  ///
  /// Values dropped on a row are inserted before the row. Values dropped on a list itself are inserted at the end of
  /// the collection. If several collections in the list accept drops, values dropped on the list go to the collection
  /// that was the last to begin accepting drops. If the conversion of a value is asynchronous, the action is performed
  /// after the drop.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Inserts the dropped values before the element at the given position, or at the end if the position is
  ///     the number of elements.
  /// - Returns: The rows with the action.
  @preconcurrency
  public nonisolated func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], Int) -> Void
  ) -> some DynamicViewContent {
    _editing { edits in
      edits.insert = .init(types: [UTType.item.identifier]) { place, providers in
        providers.load(Payload.self) { values in
          if !values.isEmpty { action(values, place) }
          return !values.isEmpty
        }
      }
    }
  }
}

extension ForEach: DynamicViewContent {
  public nonisolated func _editing(_ change: (inout _RowEdits) -> Void) -> Self {
    var rows = self
    var edits = rows.edits ?? _RowEdits()
    change(&edits)
    // The property is set even if there are no actions, because the kind of the node is chosen only once, and a later
    // update may add actions.
    rows.edits = edits
    return rows
  }
}

extension View {
  /// Prevents a person from deleting the row whose content is the view, or the rows that the view contains.
  ///
  /// The modifier has no effect on a row if the view is inside another container in the row, such as a stack.
  ///
  /// - Parameter isDisabled: Whether the rows can't be deleted.
  /// - Returns: The view with the setting.
  public nonisolated func deleteDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _RowTraitModifier> {
    ModifiedContent(
      content: self, modifier: _RowTraitModifier(trait: .isDeleteDisabled, isSet: isDisabled))
  }

  /// Prevents a person from moving the row whose content is the view, or the rows that the view contains.
  ///
  /// The modifier has no effect on a row if the view is inside another container in the row, such as a stack.
  ///
  /// - Parameter isDisabled: Whether the rows can't be moved.
  /// - Returns: The view with the setting.
  public nonisolated func moveDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _RowTraitModifier> {
    ModifiedContent(
      content: self, modifier: _RowTraitModifier(trait: .isMoveDisabled, isSet: isDisabled))
  }

  /// Prevents a person from selecting the row whose content is the view, or the rows that the view contains.
  ///
  /// The modifier has no effect on a row if the view is inside another container in the row, such as a stack.
  ///
  /// - Parameter isDisabled: Whether the rows can't be selected.
  /// - Returns: The view with the setting.
  public nonisolated func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> ModifiedContent<Self, _RowTraitModifier> {
    ModifiedContent(
      content: self, modifier: _RowTraitModifier(trait: .isSelectionDisabled, isSet: isDisabled))
  }
}
