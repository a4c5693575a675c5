/// A part of a scene's menus: custom menus and additions to the standard menus.
///
/// ```swift
/// struct MailboxCommands: Commands {
///   @State private var isErasing = false
///
///   var body: some Commands {
///     CommandMenu("Mailbox") {
///       Button("Get Mail") {}
///       Toggle("Erase Junk", isOn: $isErasing)
///     }
///     CommandGroup(after: .newItem) {
///       Button("New Message") {}
///     }
///   }
/// }
/// ```
///
/// Commands belong to a window, as its views do, and read the same environment as the views. Each window has its own
/// state for its commands, which lives as long as the window.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The content of the commands; evaluated again when a value that the content reads changes.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of mounted commands; not for use by apps.
  static func _makeNode(
    _ view: _CommandsContent<Self>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<Self>>
}

// MARK: - Default implementations

extension Commands {
  public static func _makeNode(
    _ view: _CommandsContent<Self>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<Self>> {
    CommandsNode(view, in: parent)
  }
}

extension Commands where Body == Never {
  /// Never evaluated: the library shows commands of this type without a body.
  ///
  /// Reading the property traps.
  public var body: Never {
    fatalError("\(Self.self) is shown by the library itself and has no body to evaluate")
  }
}

extension Never: Commands {}

/// Commands without any menus or items.
public nonisolated struct EmptyCommands: Commands {
  /// Creates empty commands.
  public init() {}

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<EmptyCommands>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<EmptyCommands>> {
    _Node(in: parent)
  }
}
