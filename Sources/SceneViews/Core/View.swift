/// A value that describes the current state of a part of a window's content.
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
/// A view is created again whenever the enclosing body is evaluated. Persistent data, such as the view's ``State``, is
/// stored in the mounted tree of views, for as long as the view keeps its position in the tree.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view; evaluated again when a value that the content reads changes.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of a mounted view; not for use by apps.
  static func _makeNode(_ view: Self, in parent: _AnyNode) -> _Node<Self>
}

// MARK: - Default implementations

extension View {
  public static func _makeNode(_ view: Self, in parent: _AnyNode) -> _Node<Self> {
    BodyNode(view, in: parent)
  }
}

extension View where Body == Never {
  /// Never evaluated: the library shows views of this type without a body.
  ///
  /// Reading the property traps.
  public var body: Never {
    fatalError("\(Self.self) is shown by the library itself and has no body to evaluate")
  }
}

extension Never: View {
  /// Never evaluated, because no value of this type exists.
  public var body: Never { self }
}
