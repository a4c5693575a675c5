import SceneModel
import SceneRuntime
public import SceneViews

/// An alert that the app shows in a separate window.
///
/// A person has to answer the alert before using the app's other windows again. Until then, the content and the
/// commands of the other windows don't react, and a person can neither close these windows nor open further windows.
/// Each attempt to act on another window or to open one is recorded as a problem. Everything else continues: windows go
/// to the background and come back, links are delivered, and the app can quit. If the alert itself is in the
/// background, or its scene was disconnected there, an attempt to use another window shows the alert again.
///
/// The alert is shown while the `isPresented` binding is true or, for an alert with an item, while the item isn't nil.
/// The window of the alert is in front of the app's other windows, and isn't restored at launch.
///
/// ```swift
/// struct Failures: Scene {
///   @State private var isFailing = false
///
///   var body: some Scene {
///     AlertScene("A server failed.", isPresented: $isFailing) {
///       Button("Restart") {}
///       Button("Ignore", role: .cancel) {}
///     } message: {
///       Text("mail.example.com")
///     }
///   }
/// }
/// ```
public nonisolated struct AlertScene<Actions: View, Message: View>: Scene {
  private let title: Text
  private let isPresented: Binding<Bool>
  private let actions: @MainActor () -> Actions
  private let message: @MainActor () -> Message
  @State private var declared = DeclaredAlert()
  @Environment(\.application) private var application

  init(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping @MainActor () -> Actions,
    _ message: @escaping @MainActor () -> Message
  ) {
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  /// The scene of the alert's window.
  @MainActor public var body: some Scene {
    let (title, isPresented, application) = (title, isPresented, application)
    let (actions, message, declared) = (actions, message, declared)
    AlertWindow(
      declared: declared, names: WindowNames(title),
      content: .plain {
        AlertContent(title: title, isPresented: isPresented, actions: actions, message: message)
      }
    )
    // Without an application, the app isn't running yet and can't show the alert, so the condition remains false.
    .onChange(of: isPresented.wrappedValue && application != nil, initial: true) { _, isShown in
      guard let application, let id = declared.id else { return }
      if isShown {
        application.receive(.openScene(id))
      } else {
        for session in application.orderedSessions where session.sceneDescription?.id == id {
          application.requestSceneSessionDestruction(session, options: nil)
        }
      }
    }
  }

  /// Creates an alert with a message.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - actions: The buttons, each of which answers the alert.
  ///   - message: The text below the title.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(Text(verbatim: String(title)), isPresented, { actions() }, { message() })
  }

  /// Creates an alert about a value, with a message.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - data: The value; if nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value.
  ///   - message: Returns the text below the title.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value, Shown: View, Said: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Shown,
    @ViewBuilder message: @escaping (Value) -> Said
  ) where Actions == Shown?, Message == Said? {
    self.init(
      Text(verbatim: String(title)), data == nil ? .constant(false) : isPresented,
      { data.map(actions) },
      { data.map(message) })
  }

  /// Creates an alert with a message; the alert is shown while there is an item.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - item: The item; set to nil when the person answers.
  ///   - actions: Returns the buttons for the item.
  ///   - message: Returns the text below the title.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Item, Shown: View, Said: View>(
    _ title: Title, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Shown,
    @ViewBuilder message: @escaping (Item) -> Said
  ) where Actions == Shown?, Message == Said? {
    self.init(
      Text(verbatim: String(title)), item.isThere(), { item.wrappedValue.map(actions) },
      { item.wrappedValue.map(message) })
  }
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert without a message.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - actions: The buttons, each of which answers the alert.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(Text(verbatim: String(title)), isPresented, { actions() }, { EmptyView() })
  }

  /// Creates an alert about a value.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - data: The value; if nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value, Shown: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Shown
  ) where Actions == Shown? {
    self.init(
      Text(verbatim: String(title)), data == nil ? .constant(false) : isPresented,
      { data.map(actions) },
      { EmptyView() })
  }

  /// Creates an alert that is shown while there is an item.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - item: The item; set to nil when the person answers.
  ///   - actions: Returns the buttons for the item.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Item, Shown: View>(
    _ title: Title, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Shown
  ) where Actions == Shown? {
    self.init(
      Text(verbatim: String(title)), item.isThere(), { item.wrappedValue.map(actions) },
      { EmptyView() })
  }
}

/// The views in the window of an alert: the title, the message and the buttons.
private struct AlertContent<Actions: View, Message: View>: View {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message
  @Environment(\.alertSuppression) private var suppression

  var body: some View {
    EmptyView()
      .alert(title, isPresented: isPresented) {
        if let suppression { Toggle(isOn: suppression.isSuppressed) { suppression.title } }
        actions()
      } message: {
        message()
      }
      .windowDismissBehavior(.disabled)
      .windowMinimizeBehavior(.disabled)
  }
}

/// An object that holds the identifier of the alert's scene; the identifier is nil until the declarations are resolved.
nonisolated private final class DeclaredAlert {
  var id: SceneDescription.ID?
}

/// The scene that declares the window of an alert; only the alert itself opens the window.
nonisolated private struct AlertWindow<Content: View>: Scene {
  let declared: DeclaredAlert
  let names: WindowNames?
  let content: WindowContentMaker<Content>

  @MainActor static func _makeNode(
    _ scene: AlertWindow<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<AlertWindow<Content>> {
    WindowSceneNode(scene, in: parent, at: index)
  }
}

extension AlertWindow: WindowDeclaration {
  var kind: SceneDescription.Kind { .alert }

  func adjust(_ traits: inout SceneTraits) {
    traits.launchBehavior = .suppressed
    traits.restorationBehavior = .disabled
    if traits.window.level == .automatic { traits.window.level = .floating }
    traits.window.role = .associated
  }

  func didResolve(to id: SceneDescription.ID) { declared.id = id }
}
