/// Pages one upon the other, of which the topmost is shown.
///
/// ```swift
/// struct TurnQueue: View {
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
/// The pages under the topmost stay mounted and keep their state; they have disappeared, and appear
/// again when they are on top.
public nonisolated struct NavigationStack<Root: View>: View {
  let path: () -> PathBinding?
  let root: Root

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    path = { nil }
    self.root = root()
  }

  /// A stack whose pages are those of a path, which a person changes too.
  ///
  /// - Parameters:
  ///   - path: The values of the pages, the topmost last.
  ///   - root: What is shown while there are none.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = { PathBinding(path) }
    self.root = root()
  }

  /// A stack whose pages are those of a collection of values of one type.
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
