import SceneDisplay

/// Rows one below the other, of which there may be very many.
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
/// The rows of a ``ForEach`` in a list are made when a host shows them, 50 at first. Rows keep their
/// place by the ids of their elements: when others are inserted above, the same stay shown, unless the
/// list stands at its beginning, where it stays. A row scrolled away disappears and keeps its state; once
/// more than 1,000 rows of a `ForEach` were scrolled away, the state of those that were shown longest ago
/// begins anew.
public nonisolated struct List<Selection: Hashable, Content: View>: View {
  /// What rows a person chooses.
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
    ChoosingNode(view, in: parent)
  }
}

extension List {
  /// Rows of which a person chooses one, by tag, or by the id of their element.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen, if any.
  ///   - content: The rows.
  public init(selection: Binding<Selection?>, @ViewBuilder content: () -> Content) {
    selecting = .one(selection)
    child = content()
  }

  /// Rows of which a person chooses any number, by tag, or by the id of their element.
  ///
  /// - Parameters:
  ///   - selection: The values that are chosen.
  ///   - content: The rows.
  public init(selection: Binding<Set<Selection>>, @ViewBuilder content: () -> Content) {
    selecting = .any(selection)
    child = content()
  }
}

extension List where Selection == Never {
  /// Rows.
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
    case .one(let selection): Choice(selection)
    case .any(let selection): Choice(selection)
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
