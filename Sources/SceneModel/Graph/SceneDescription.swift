/// A scene that the app or a delegate class declares, as data: its identity, its external events and its launch
/// behavior.
///
/// `ContentFactories` contains the closures that create the scene's content, under the same ``id``.
public struct SceneDescription: Hashable, Codable, Sendable, Identifiable {
  /// The identity of the scene.
  public var id: ID
  /// The scene type of the declaration.
  public var kind: Kind
  /// The title for title bars and menus; nil to use the application's name (S112).
  public var title: String?
  /// The type of the values that the scene's windows present; nil if they present no values.
  public var valueType: ValueType?
  /// The external events the scene handles; nil if the scene has no
  /// `handlesExternalEvents(matching:)` modifier (S79).
  public var conditions: ExternalEventConditions?
  /// The initial size of a window, in points; nil if none is declared (S110).
  public var defaultSize: Size?
  /// The limits within which a person can resize the scene's windows.
  public var resizability: WindowResizability
  /// The appearance and the position that the declaration requests for the scene's windows; nil if it requests nothing.
  public var windowTraits: WindowTraits?
  /// The file name extensions of the documents that the scene opens; nil if the scene opens no documents.
  ///
  /// If the array is empty, the scene opens documents with any extension.
  public var documentExtensions: [String]?
  /// True if the scene can open a window with a new document; otherwise nil.
  package var createsDocuments: Bool?
  /// The keyboard shortcut that opens a window of the scene; nil if there is none.
  public var keyboardShortcut: KeyboardShortcut?
  /// The rule that decides whether the scene opens at launch.
  public var launchBehavior: SceneLaunchBehavior
  /// The rule that decides whether the scene's sessions are restored at launch.
  public var restorationBehavior: SceneRestorationBehavior
  /// The path of the declaration in the app's body: the positions of nested scenes and the branches of conditions, such
  /// as `1.true.0`.
  public var path: String
  /// Whether the scene was declared in a loop.
  public var isRepeated: Bool
  /// The properties of a menu bar extra; nil for any other scene type.
  package var barExtra: BarExtra?
  /// Whether the app has the standard commands for the scene, such as New Window.
  ///
  /// The value is false if the scene has the modifier `commandsRemoved()` or `commandsReplaced(content:)`. Otherwise,
  /// the value is nil, which counts as true.
  package var standardCommands: Bool?

  /// Creates a description.
  ///
  /// By default, the values are those of a scene without modifiers.
  ///
  /// - Parameters:
  ///   - id: The identity of the scene, unique in a graph (S104).
  ///   - kind: The scene type of the declaration.
  ///   - title: The title for title bars and menus; nil to use the application's name (S112).
  ///   - valueType: The type of the values that the scene's windows present; nil if they present no values.
  ///   - conditions: The external events the scene handles; nil if the scene has no
  ///     `handlesExternalEvents(matching:)` modifier (S79).
  ///   - defaultSize: The initial size of a window, in points; nil if none is declared (S110).
  ///   - resizability: The limits within which a person can resize the windows (S111).
  ///   - windowTraits: The appearance and the position that the declaration requests for the scene's windows; nil if it
  ///     requests nothing.
  ///   - documentExtensions: The file name extensions of the documents that the scene opens; nil if the scene opens no
  ///     documents. If the array is empty, the scene opens documents with any extension.
  ///   - keyboardShortcut: The shortcut that opens a window of the scene; nil for none.
  ///   - launchBehavior: The rule that decides whether the scene opens at launch (S95, S96).
  ///   - restorationBehavior: The rule that decides whether the scene's sessions are restored at launch (S127).
  ///   - path: The path of the declaration in the app's body, such as `1.true.0`.
  ///   - isRepeated: Whether the scene was declared in a loop.
  public init(
    id: ID, kind: Kind = .windowGroup, title: String? = nil, valueType: ValueType? = nil,
    conditions: ExternalEventConditions? = nil, defaultSize: Size? = nil,
    resizability: WindowResizability = .automatic, windowTraits: WindowTraits? = nil,
    documentExtensions: [String]? = nil, keyboardShortcut: KeyboardShortcut? = nil,
    launchBehavior: SceneLaunchBehavior = .automatic,
    restorationBehavior: SceneRestorationBehavior = .automatic, path: String = "",
    isRepeated: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.valueType = valueType
    self.conditions = conditions
    self.defaultSize = defaultSize
    self.resizability = resizability
    self.windowTraits = windowTraits
    self.documentExtensions = documentExtensions
    self.keyboardShortcut = keyboardShortcut
    self.launchBehavior = launchBehavior
    self.restorationBehavior = restorationBehavior
    self.path = path
    self.isRepeated = isRepeated
  }

  /// Whether the app has the standard commands for the scene, such as New Window.
  package var hasStandardCommands: Bool { standardCommands ?? true }

  /// The title of a window whose content and delegate set no title.
  package var windowTitle: String { title ?? (kind == .settings ? "Settings" : "") }

  /// Whether a host offers the scene to a person by its title, so that the person can open a window.
  ///
  /// Alerts and menu bar extras aren't offered, because the app presents alerts, and menu bar extras have an entry in
  /// the menu bar. A scene without a title isn't offered, and neither is a scene whose windows don't appear in lists of
  /// windows. A scene whose windows present values, or that has no standard commands, is offered only if it has a
  /// keyboard shortcut.
  package var isOffered: Bool {
    switch kind {
    case .alert, .menuBarExtra: false
    case .windowGroup, .window, .utilityWindow, .documentGroup, .settings:
      !windowTitle.isEmpty && isListed
        && (keyboardShortcut != nil || valueType == nil && hasStandardCommands)
    }
  }

  /// Whether a launch may open the scene.
  var opensAtLaunch: Bool { kind.isReachable && launchBehavior != .suppressed }

  /// Returns whether a session that was created for another description can belong to this description.
  ///
  /// A description with the same identity but another scene type or value type is a different declaration.
  ///
  /// - Parameter other: The description for which a session was created.
  /// - Returns: Whether identity, scene type and value type are the same. Other properties may differ.
  public func fits(_ other: SceneDescription) -> Bool {
    id == other.id && kind == other.kind && valueType == other.valueType
  }
}

extension SceneDescription {
  /// The scene type of a declaration.
  public enum Kind: String, Codable, Sendable {
    /// A group with any number of windows.
    case windowGroup = "WindowGroup"
    /// A single window.
    case window = "Window"
    /// A single window with tools for working in the other windows.
    case utilityWindow = "UtilityWindow"
    /// A group with a window for each document.
    case documentGroup = "DocumentGroup"
    /// An entry in the menu bar of every window; the entry is a menu, or opens a window.
    case menuBarExtra = "MenuBarExtra"
    /// An alert of the app, shown in a separate window.
    case alert = "AlertScene"
    /// A single window for the application's settings, which handles no events and doesn't open at launch.
    case settings = "Settings"

    /// Whether the scene has at most one window.
    public var isSingle: Bool { self != .windowGroup && self != .documentGroup }
    /// Whether external events can be routed to the scene, and a launch can open it.
    public var isReachable: Bool { ![.settings, .menuBarExtra, .alert].contains(self) }
  }

  /// The properties of a menu bar extra.
  package struct BarExtra: Hashable, Codable, Sendable {
    /// Whether the extra opens a window, as opposed to a menu.
    package var isWindow: Bool
    /// Whether a binding of the app determines if the extra is shown.
    package var isRemovable: Bool

    /// Creates the properties of a menu bar extra.
    package init(isWindow: Bool, isRemovable: Bool) {
      self.isWindow = isWindow
      self.isRemovable = isRemovable
    }
  }

  /// A size in points.
  public struct Size: Hashable, Codable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size in points.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

/// The rule that decides whether the sessions of a scene are restored at launch (S127).
public enum SceneRestorationBehavior: String, Codable, Sendable {
  /// The sessions and their windows are restored.
  case automatic
  /// The sessions and their windows aren't restored.
  case disabled
}

/// The rule that decides whether a scene opens at launch (S95, S96).
///
/// If the application may have only one scene at a time, only the first scene with ``presented`` opens or, if there is
/// none, the first scene without ``suppressed``.
public enum SceneLaunchBehavior: String, Codable, Sendable {
  /// The scene opens at launch if it is the first declared scene that isn't suppressed.
  case automatic
  /// The scene opens at launch, whatever its position among the declared scenes.
  case presented
  /// The scene doesn't open at launch.
  case suppressed
}
