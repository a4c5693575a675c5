/// A part of what a window shows: a value that says what is there now.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///
///   var body: some View {
///     VStack {
///       Text("Hello, \(name)")
///       Button("Compose") {}
///     }
///   }
/// }
/// ```
///
/// A view is made anew whenever the body above it is evaluated. What lasts, such as its ``State``,
/// is kept by the mounted tree, for as long as the view has the same place in it.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  /// What the view is made of; evaluated again when a value it read changes.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Mounts a view; not for use by apps.
  static func _makeNode(_ view: Self, in parent: _AnyNode) -> _Node<Self>
}

// MARK: - Default implementations

extension View {
  public static func _makeNode(_ view: Self, in parent: _AnyNode) -> _Node<Self> {
    BodyNode(view, in: parent)
  }
}

extension View where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is shown by the library itself and has no body to evaluate")
  }
}

extension Never: View {
  public var body: Never { self }
}
