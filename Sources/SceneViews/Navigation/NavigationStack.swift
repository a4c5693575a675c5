/// A view with a stack of pages, of which the top page is shown.
///
/// ```swift
/// struct Mailbox: View {
///   @State private var path: [Int] = []
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       NavigationLink("Message 42", value: 42)
///         .navigationDestination(for: Int.self) { number in Text("Message \(number)") }
///     }
///   }
/// }
/// ```
///
/// Pages below the top stay mounted and keep their state. They disappear when they are covered, and appear again when
/// they are on top.
public nonisolated struct NavigationStack<Root: View>: View {
  let path: () -> PathBinding?
  let root: Root

  /// Creates a stack that manages its own path.
  ///
  /// - Parameter root: The page at the bottom of the stack, shown while the stack has no other page.
  public init(@ViewBuilder root: () -> Root) {
    path = { nil }
    self.root = root()
  }

  /// Creates a stack with a path.
  ///
  /// When a person presses a link or goes back, the stack changes the path.
  ///
  /// - Parameters:
  ///   - path: The values of the pages, ending with the value of the page on top.
  ///   - root: The page at the bottom of the stack, shown while the stack has no other page.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = { PathBinding(path) }
    self.root = root()
  }

  /// Creates a stack with a collection of values of one type as its path.
  ///
  /// - Parameters:
  ///   - path: The values of the pages, ending with the value of the page on top. A link with a value of another type
  ///     has no effect, and a problem is recorded.
  ///   - root: The page at the bottom of the stack, shown while the stack has no other page.
  public init<Path: RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.path = { PathBinding(path) }
    self.root = root()
  }

  @MainActor public static func _makeNode(
    _ view: NavigationStack<Root>, in parent: _AnyNode
  ) -> _Node<NavigationStack<Root>> {
    NavigationStackNode(view, in: parent)
  }
}
