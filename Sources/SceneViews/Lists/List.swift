import SceneDisplay

/// A container that shows rows in a column, even a very large number of rows.
///
/// ```swift
/// struct Inbox: View {
///   let messages: [Message]
///   @State private var selection: Int?
///
///   var body: some View {
///     List(messages, selection: $selection) { message in Text(message.subject) }
///   }
///
///   struct Message: Identifiable {
///     var id: Int
///     var subject: String
///   }
/// }
/// ```
///
/// The rows of a ``ForEach`` in a list are created when a host shows them; the first 50 are created at once. When rows
/// are inserted above the visible rows, the same rows stay visible, unless the list is scrolled to its beginning: then
/// the list stays at its beginning. A row that is scrolled away disappears and keeps its state. If a `ForEach` has more
/// than 1,000 rows that are scrolled away, the rows that have been away for the longest time lose their state.
public nonisolated struct List<Selection: Hashable, Content: View>: View {
  /// The number of rows that a person can select, with the binding to the values of the selected rows.
  enum Selecting {
    case none
    case one(Binding<Selection?>)
    case any(Binding<Set<Selection>>)
  }

  let selecting: Selecting
  let child: Content

  @MainActor public static func _makeNode(
    _ view: List<Selection, Content>, in parent: _AnyNode
  ) -> _Node<List<Selection, Content>> {
    ListNode(view, in: parent)
  }
}

extension List {
  /// Creates a list in which a person can select one row.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row, or the id of its element if the row has no tag; nil if no row is
  ///     selected.
  ///   - content: The rows.
  public init(selection: Binding<Selection?>, @ViewBuilder content: () -> Content) {
    selecting = .one(selection)
    child = content()
  }

  /// Creates a list in which a person can select several rows.
  ///
  /// - Parameters:
  ///   - selection: The tags of the selected rows, or the ids of their elements if the rows have no tags.
  ///   - content: The rows.
  public init(selection: Binding<Set<Selection>>, @ViewBuilder content: () -> Content) {
    selecting = .any(selection)
    child = content()
  }
}

extension List where Selection == Never {
  /// Creates a list without selection.
  ///
  /// - Parameter content: The rows: a ``ForEach``, whose rows are created on demand, or single views.
  public init(@ViewBuilder content: () -> Content) {
    selecting = .none
    child = content()
  }
}

extension List: ChoosingView {
  var element: DisplayElement { .list }

  @MainActor var choice: Choice? {
    switch selecting {
    case .none: nil
    case .one(let selection): Choice(selection, of: .row)
    case .any(let selection): Choice(selection, of: .row)
    }
  }

  func choosesSame(as other: Self) -> Bool {
    switch (selecting, other.selecting) {
    case (.none, .none): true
    case (.one(let one), .one(let other)): Binding.areSame(one, other)
    case (.any(let one), .any(let other)): Binding.areSame(one, other)
    case (.none, _), (.one, _), (.any, _): false
    }
  }
}
