public import SceneViews

/// A scene with a single window of tools that work on the windows of other scenes.
///
/// The window opens when the app or a person requests it: by ``/SceneViews/OpenWindowAction``, by a
/// ``WindowVisibilityToggle``, or by a command in the menus of windows. The window doesn't open at launch unless its
/// launch behavior is `.presented`. No external event opens the window unless the scene declares conditions with
/// `handlesExternalEvents(matching:)`. A utility window is above other windows, and the Escape key closes it. Its views
/// read the focused values of the window that had the focus last, not counting utility windows. Its menus have the
/// commands of that window, followed by the commands that are declared for the utility window alone. Undo and Redo
/// apply to that window, unless the utility window has changes of its own to undo or redo.
///
/// ```swift
/// struct Tools: Scene {
///   var body: some Scene {
///     UtilityWindow("Snippets", id: "snippets") {
///       Text("No snippets")
///     }
///   }
/// }
/// ```
public nonisolated struct UtilityWindow<Content: View>: Scene {
  let names: WindowNames?
  let content: WindowContentMaker<Content>

  init(_ names: WindowNames, _ content: WindowContentMaker<Content>) {
    self.names = names
    self.content = content
  }

  /// Creates a window with a title and an id for opening the window.
  ///
  /// - Parameters:
  ///   - title: The title, unless the content sets a title.
  ///   - id: The id, unique among the app's scenes.
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
  ///   - id: The id, unique among the app's scenes.
  ///   - content: Returns the content of the window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleKey), id: id), .plain(content))
  }

  /// Creates a window with a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - id: The id, unique among the app's scenes.
  ///   - content: Returns the content of the window.
  @preconcurrency
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(WindowNames(title, id: id), .plain(content))
  }

  @MainActor public static func _makeNode(
    _ scene: UtilityWindow<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<UtilityWindow<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension UtilityWindow: WindowDeclaration {
  var kind: SceneDescription.Kind { .utilityWindow }

  func adjust(_ traits: inout SceneTraits) {
    if traits.conditions == nil { traits.conditions = [] }
    if traits.launchBehavior == .automatic { traits.launchBehavior = .suppressed }
  }
}
