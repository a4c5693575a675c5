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
/// The pages below the top stay mounted and keep their state; they disappear, and appear again when they are
/// on top.
public nonisolated struct NavigationStack<Root: View>: View {
  let path: () -> PathBinding?
  let root: Root

  /// Creates a stack that manages its own path.
  ///
  /// - Parameter root: The page shown while no link was pressed.
  public init(@ViewBuilder root: () -> Root) {
    path = { nil }
    self.root = root()
  }

  /// Creates a stack with a path, which navigation changes too.
  ///
  /// - Parameters:
  ///   - path: The values of the pages, the top page last.
  ///   - root: The page shown while the path is empty.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = { PathBinding(path) }
    self.root = root()
  }

  /// Creates a stack with a collection of values of one type as its path.
  ///
  /// - Parameters:
  ///   - path: The values of the pages, the top page last. A link with a value of another type has
  ///     no effect, and a problem is recorded.
  ///   - root: The page shown while the path is empty.
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
