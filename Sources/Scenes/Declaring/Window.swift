/// A scene with a single window; opening the window again brings it to the front (S97).
///
/// The scene handles external events as a window group does, but never opens a second window for an event. This is a
/// choice of this library: developers report that single windows on Apple's platforms handle no external events (T9).
///
/// ```swift
/// struct Tools: Scene {
///   var body: some Scene {
///     Window("Outbox", id: "outbox") {
///       Text("Nothing to send")
///     }
///     .defaultLaunchBehavior(.suppressed)
///   }
/// }
/// ```
public nonisolated struct Window<Content: View>: Scene {
  let names: WindowNames?
  let content: WindowContentMaker<Content>

  init(_ names: WindowNames, _ content: WindowContentMaker<Content>) {
    self.names = names
    self.content = content
  }

  /// Creates a window with a title and an id for opening the window.
  ///
  /// - Parameters:
  ///   - title: The title, unless the content sets a title (S112).
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(title: String(title), id: id), .plain(content))
  }

  /// Creates a window with a localized title and an id for opening the window.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleKey), id: id), .plain(content))
  }

  @MainActor public static func _makeNode(
    _ scene: Window<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<Window<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension Window: WindowDeclaration {
  var kind: SceneDescription.Kind { .window }
}
