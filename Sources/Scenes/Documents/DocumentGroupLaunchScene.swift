import Foundation
import SceneModel
import SceneRuntime
public import SceneViews

/// A window with the app's controls for creating or opening a document, and with buttons for the recent files.
///
/// ```swift
/// struct Launching: Scene {
///   var body: some Scene {
///     DocumentGroupLaunchScene("Notes") {
///       NewDocumentButton("Write a Note")
///     }
///   }
/// }
/// ```
///
/// A launch without stored sessions opens the window if this scene is the first declared scene whose launch behavior
/// isn't `.suppressed`, or if the launch behavior of this scene is `.presented`.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: Scene {
  let names: WindowNames?
  let content: WindowContentMaker<DocumentLaunchContent<Actions>>

  private init(_ title: Text, _ actions: @escaping @MainActor () -> Actions) {
    names = WindowNames(title)
    content = .plain { DocumentLaunchContent(title: title, actions: actions) }
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which the window also shows in its content.
  ///   - actions: The controls that create or open a document, such as a ``NewDocumentButton``.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.init(Text(verbatim: String(title)), actions)
  }

  /// Creates a window with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - actions: The controls that create or open a document, such as a ``NewDocumentButton``.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.init(Text(titleKey), actions)
  }

  /// Creates a window with a title, and ignores the background.
  ///
  /// - Parameters:
  ///   - title: The title, which the window also shows in its content.
  ///   - actions: The controls that create or open a document, such as a ``NewDocumentButton``.
  ///   - background: The background; the closure is never called.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol, Background: View>(
    _ title: Title, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder background: @escaping @MainActor () -> Background
  ) {
    self.init(Text(verbatim: String(title)), actions)
  }

  /// Creates a window with a localized title, and ignores the background.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - actions: The controls that create or open a document, such as a ``NewDocumentButton``.
  ///   - background: The background; the closure is never called.
  @preconcurrency
  public init<Background: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder background: @escaping @MainActor () -> Background
  ) {
    self.init(Text(titleKey), actions)
  }

  @MainActor public static func _makeNode(
    _ scene: DocumentGroupLaunchScene<Actions>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<DocumentGroupLaunchScene<Actions>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension DocumentGroupLaunchScene: WindowDeclaration {
  var kind: SceneDescription.Kind { .window }

  func adjust(_ traits: inout SceneTraits) {
    if traits.conditions == nil { traits.conditions = [] }
  }
}

/// The content of the window: the title, the app's controls, and buttons for the recent files.
struct DocumentLaunchContent<Actions: View>: View {
  let title: Text
  let actions: @MainActor () -> Actions
  /// The reason why the recent file that a person chose last couldn't be opened; empty if no file was chosen, or if the
  /// file was opened.
  @State private var reason = ""

  var body: some View {
    title
    actions()
    RecentFiles(showReason: { reason = $0 })
    if !reason.isEmpty { Text(reason) }
  }
}
