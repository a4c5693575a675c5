import SceneModel
import SceneRuntime
public import SceneViews

/// A menu that every window of the app has in its menu bar.
///
/// By default, the menu shows the content of the extra.
///
/// With the style `.window`, the menu shows a command that opens a window, and the window shows the content. If an app
/// has no scene that a launch or an event can open, the first extra opens in a window at launch. In a terminal or a
/// script, the menu is among the menus of each window. The menu reads the environment that scene modifiers set for the
/// extra, and acts on the window that shows the menu.
///
/// ```swift
/// struct ServerScenes: Scene {
///   @State private var isInserted = true
///
///   var body: some Scene {
///     MenuBarExtra("Servers", isInserted: $isInserted) {
///       Button("Restart All") {}
///     }
///   }
/// }
/// ```
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let title: Text?
  private let label: Label
  private let content: @MainActor () -> Content
  private let isInserted: Binding<Bool>?

  init(
    _ title: Text?, _ label: Label, _ isInserted: Binding<Bool>?,
    _ content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.label = label
    self.isInserted = isInserted
    self.content = content
  }

  /// The scene of the extra's window and menu.
  @MainActor public var body: some Scene {
    let title = title ?? labelText
    return ExtraScene(
      extra: BarExtra(title: title, isInserted: isInserted) {
        AnyView(content())
      } label: {
        title == nil ? AnyView(label) : nil
      }, content: .plain(content))
  }

  /// The text of a label that is a `Text` view or a `Label` with a text and an image; nil for any other label.
  private var labelText: Text? {
    label as? Text ?? (label as? SceneViews.Label<Text, Image>)?.title
  }

  /// Creates a menu bar extra with views as its label.
  ///
  /// If the label is a `Text` view, alone or in a ``SceneViews/Label``, its text is the title of the menu and of the
  /// window. The menu of an extra with another label has the title of the app, and begins with the label.
  ///
  /// - Parameters:
  ///   - content: The items of the menu, or the content of the window.
  ///   - label: The label.
  @preconcurrency
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), nil, content)
  }

  /// Creates a menu bar extra with views as its label; the extra is shown while a binding is true.
  ///
  /// If the label is a `Text` view, alone or in a ``SceneViews/Label``, its text is the title of the menu and of the
  /// window. The menu of an extra with another label has the title of the app, and begins with the label.
  ///
  /// - Parameters:
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  ///   - label: The label.
  @preconcurrency
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), isInserted, content)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu bar extra with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu, or the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), Text(title), nil, content)
  }

  /// Creates a menu bar extra with a title; the extra is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), Text(title), isInserted, content)
  }
}

extension MenuBarExtra where Label == SceneViews.Label<Text, Image> {
  /// Creates a menu bar extra with a title and a symbol; the symbol isn't shown.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - systemImage: The name of the symbol.
  ///   - content: The items of the menu, or the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      Text(title), SceneViews.Label(title, systemImage: systemImage), nil, content)
  }

  /// Creates a menu bar extra with a title and a symbol; the extra is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      Text(title), SceneViews.Label(title, systemImage: systemImage), isInserted, content)
  }

  /// Creates a menu bar extra with a title and an image; the image isn't shown.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The name of the image, which isn't shown.
  ///   - content: The items of the menu, or the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), SceneViews.Label(title, image: image), nil, content)
  }

  /// Creates a menu bar extra with a title and an image; the extra is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The name of the image, which isn't shown.
  ///   - isInserted: Whether the extra is shown.
  ///   - content: The items of the menu, or the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), SceneViews.Label(title, image: image), isInserted, content)
  }
}

extension Scene {
  /// Sets whether the extras in the scene show their content in a menu or in a window.
  ///
  /// - Parameter style: The style. If the style shows a window, the extra's menu has a command that opens the window.
  /// - Returns: The scene with the style.
  public nonisolated func menuBarExtraStyle<Style: MenuBarExtraStyle>(
    _ style: Style
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.showsExtraWindow(style._showsWindow))
  }
}

/// The scene of a menu bar extra.
///
/// The window of the scene is opened by a command in the extra's menu, or by a launch if no other scene can open.
nonisolated struct ExtraScene<Content: View>: Scene {
  let extra: BarExtra
  let content: WindowContentMaker<Content>

  @MainActor static func _makeNode(
    _ scene: ExtraScene<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ExtraScene<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension ExtraScene: WindowDeclaration {
  var kind: SceneDescription.Kind { .menuBarExtra }
  var names: WindowNames? { extra.title.map { WindowNames($0) } }
  var barExtra: BarExtra? { extra }

  func adjust(_ traits: inout SceneTraits) {
    traits.launchBehavior = .suppressed
    traits.restorationBehavior = .disabled
  }
}

/// The menu of a menu bar extra, as commands that every window has.
struct ExtraCommands: Commands {
  let declared: DeclaredExtra
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.application) private var application

  var body: some Commands {
    let extra = declared.extra
    let title = extra.title?.content(in: locale, calendar, timeZone) ?? application?.name ?? "Extra"
    if extra.isInserted?.wrappedValue != false {
      CommandMenu(title) {
        extra.label()
        if declared.showsWindow {
          Button("Show \(title)") { application?.receive(.openScene(declared.id)) }
        } else {
          extra.content().dismissingNothing()
        }
      }
    }
  }
}
