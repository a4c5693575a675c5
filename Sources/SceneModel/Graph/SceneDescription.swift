/// A declared scene as plain data: its identity, its external events and its launch behavior.
///
/// `ContentFactories` keeps the closures that create the scene's content under the same ``id``.
public struct SceneDescription: Hashable, Codable, Sendable, Identifiable {
  /// The identity of the scene.
  public var id: ID
  /// The scene type of the declaration.
  public var kind: Kind
  /// The title in title bars and menus; nil means the application's name (S112).
  public var title: String?
  /// The type of the value each window presents; nil if windows present no value.
  public var valueType: ValueType?
  /// The external events the scene handles; nil if the scene has no
  /// `handlesExternalEvents(matching:)` modifier (S79).
  public var conditions: ExternalEventConditions?
  /// The initial size of a window, in points (S110).
  public var defaultSize: Size?
  /// The limits within which a person can resize the windows.
  public var resizability: WindowResizability
  /// The appearance and position that the declaration requests for windows; nil if it requests
  /// none.
  public var windowTraits: WindowTraits?
  /// The file name extensions of the documents that the scene opens; nil if it opens none.
  public var documentExtensions: [String]?
  /// Whether a new window of the scene has a new document; nil for a scene type without documents.
  package var createsDocuments: Bool?
  /// The keyboard shortcut that opens a window of the scene; nil if there is none.
  public var keyboardShortcut: KeyboardShortcut?
  /// The rule for opening at launch.
  public var launchBehavior: SceneLaunchBehavior
  /// The rule for restoring the scene's sessions at launch.
  public var restorationBehavior: SceneRestorationBehavior
  /// The path of the declaration in the app's body: the positions and the branches of conditions,
  /// such as `1.true.0`.
  public var path: String
  /// Whether the scene was declared in a loop.
  public var isRepeated: Bool
  /// The content of a menu bar extra; nil for another scene.
  package var barExtra: BarExtra?
  /// Whether the app has the standard commands of the scene, such as New Window.
  ///
  /// The value is nil, which counts as true, unless the scene has the modifier `commandsRemoved()`.
  package var standardCommands: Bool?

  /// Creates a description; the defaults describe a scene without modifiers.
  ///
  /// - Parameters:
  ///   - id: The identity of the scene, unique in a graph (S104).
  ///   - kind: The scene type of the declaration.
  ///   - title: The title in title bars and menus; nil for the application's name (S112).
  ///   - valueType: The type of the value each window presents; nil if windows present no value.
  ///   - conditions: The external events the scene handles; nil if the scene has no
  ///     `handlesExternalEvents(matching:)` modifier (S79).
  ///   - defaultSize: The initial size of a window, in points; nil if none is declared (S110).
  ///   - resizability: The limits within which a person can resize the windows (S111).
  ///   - windowTraits: The appearance and position that the declaration requests for windows; nil for
  ///     none.
  ///   - documentExtensions: The file name extensions of the documents that the scene opens; nil
  ///     if it opens none.
  ///   - keyboardShortcut: The shortcut that opens a window of the scene; nil for none.
  ///   - launchBehavior: The rule for opening at launch (S95, S96).
  ///   - restorationBehavior: The rule for restoring the scene's sessions at launch (S127).
  ///   - path: The position among the declarations, such as `1.true.0`.
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

  /// Whether the app has the standard commands of the scene.
  package var hasStandardCommands: Bool { standardCommands ?? true }

  /// The title of a window that sets no title itself.
  package var windowTitle: String { title ?? (kind == .settings ? "Settings" : "") }

  /// Whether a person can open a window of the scene by its title.
  ///
  /// Alerts and menu bar extras are opened only by the app. A window that presents a value is
  /// opened by a view that has the value, unless the scene has a keyboard shortcut.
  package var isOffered: Bool {
    switch kind {
    case .alert, .menuBarExtra: false
    case .windowGroup, .window, .utilityWindow, .documentGroup, .settings:
      !windowTitle.isEmpty && isListed
        && (keyboardShortcut != nil || valueType == nil && hasStandardCommands)
    }
  }

  /// Whether launching can open the scene.
  var opensAtLaunch: Bool { kind.isReachable && launchBehavior != .suppressed }

  /// Whether the description can be the scene of a session created for `other`.
  ///
  /// A description with the same id but another kind or value type is a different declaration.
  ///
  /// - Parameter other: The description for which a session was created.
  /// - Returns: Whether identity, kind and value type are the same; other properties don't matter.
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
    /// A single window of tools for the other windows.
    case utilityWindow = "UtilityWindow"
    /// A group with a window for each document.
    case documentGroup = "DocumentGroup"
    /// A menu that every window has, or a window that the menu opens.
    case menuBarExtra = "MenuBarExtra"
    /// An alert of the app, shown in a separate window.
    case alert = "AlertScene"
    /// A single window for the application's settings, which handles no events and doesn't open at launch.
    case settings = "Settings"

    /// Whether the scene has at most one window.
    public var isSingle: Bool { self != .windowGroup && self != .documentGroup }
    /// Whether events are routed to the scene and launching can open it.
    public var isReachable: Bool { ![.settings, .menuBarExtra, .alert].contains(self) }
  }

  /// The content of a menu bar extra.
  package struct BarExtra: Hashable, Codable, Sendable {
    /// Whether the extra is a window rather than a menu.
    package var isWindow: Bool
    /// Whether a binding determines if the extra is shown.
    package var isRemovable: Bool

    /// Creates the properties of an extra.
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

/// The rule for restoring the sessions of a scene at launch (S127).
public enum SceneRestorationBehavior: String, Codable, Sendable {
  /// Windows are restored.
  case automatic
  /// Windows aren't restored.
  case disabled
}

/// The rule for opening a scene at launch (S95, S96).
public enum SceneLaunchBehavior: String, Codable, Sendable {
  /// Opens if it is the first declared scene that isn't suppressed.
  case automatic
  /// Opens at launch, in any position.
  case presented
  /// Doesn't open at launch.
  case suppressed
}
