/// A part of a scene's menus: menus of its own, and commands added to those every app has.
///
/// ```swift
/// struct MailboxCommands: Commands {
///   @State private var isErasing = false
///
///   var body: some Commands {
///     CommandMenu("TurnQueue") {
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
/// Commands belong to a window as its views do: they read the same environment, and each window has
/// state of its own in them, which lives as long as the window.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  /// The commands it is made of; evaluated again when a value it read changes.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Mounts commands; not for use by apps.
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
  public var body: Never {
    fatalError("\(Self.self) is shown by the library itself and has no body to evaluate")
  }
}

extension Never: Commands {}

/// No commands; what an empty block is made into.
public nonisolated struct EmptyCommands: Commands {
  public init() {}

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<EmptyCommands>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<EmptyCommands>> {
    _Node(view, in: parent)
  }
}
