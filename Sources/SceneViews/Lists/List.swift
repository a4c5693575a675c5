import SceneDisplay

/// A container that shows rows in a column, of which there may be very many.
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
/// The rows of a ``ForEach`` in a list are created when a host shows them, 50 at first. The visible rows are
/// tracked by the ids of their elements: when rows are inserted above, the same rows stay visible, unless the
/// list is at its beginning, where it stays. A row that is scrolled away disappears and keeps its state; of
/// more than 1,000 such rows of a `ForEach`, those that were visible the longest time ago lose their state.
public nonisolated struct List<Selection: Hashable, Content: View>: View {
  /// The kind of selection.
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
  /// Creates a list with a single selection, by tag or by the id of the element.
  ///
  /// - Parameters:
  ///   - selection: The selected value; nil for none.
  ///   - content: The rows.
  public init(selection: Binding<Selection?>, @ViewBuilder content: () -> Content) {
    selecting = .one(selection)
    child = content()
  }

  /// Creates a list with a multiple selection, by tag or by the id of the element.
  ///
  /// - Parameters:
  ///   - selection: The selected values.
  ///   - content: The rows.
  public init(selection: Binding<Set<Selection>>, @ViewBuilder content: () -> Content) {
    selecting = .any(selection)
    child = content()
  }
}

extension List where Selection == Never {
  /// Creates a list without selection.
  ///
  /// - Parameter content: The rows: a ``ForEach``, whose rows are created on demand, or single
  ///   views.
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
