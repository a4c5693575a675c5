/// One declared scene, as plain data: what it is, how it is found, when it opens.
///
/// What makes its content stands beside it, in ``ContentFactories``, under the same ``id``.
public struct SceneDescription: Hashable, Codable, Sendable, Identifiable {
  public var id: ID
  public var kind: Kind
  /// What title bars and menus show; nil means the application's name (S112).
  public var title: String?
  /// The type of value each window presents; nil for windows that present none.
  public var valueType: ValueType?
  /// The external events it takes; nil if it was declared without the modifier (S79).
  public var conditions: ExternalEventConditions?
  /// The size a window has when it first appears (S110).
  public var defaultSize: Size?
  /// How far a person may change the size of its windows.
  public var resizability: WindowResizability
  /// The key with which a person opens a window of it; nil if there is none.
  public var keyboardShortcut: KeyboardShortcut?
  public var launchBehavior: SceneLaunchBehavior
  /// Where it stands among the declarations, such as `1.true.0`.
  public var path: String
  /// Whether it was declared in a loop.
  public var isRepeated: Bool

  /// A scene declared without modifiers, unless what they say is given.
  public init(
    id: ID, kind: Kind = .windowGroup, title: String? = nil, valueType: ValueType? = nil,
    conditions: ExternalEventConditions? = nil, defaultSize: Size? = nil,
    resizability: WindowResizability = .automatic, keyboardShortcut: KeyboardShortcut? = nil,
    launchBehavior: SceneLaunchBehavior = .automatic, path: String = "", isRepeated: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.valueType = valueType
    self.conditions = conditions
    self.defaultSize = defaultSize
    self.resizability = resizability
    self.keyboardShortcut = keyboardShortcut
    self.launchBehavior = launchBehavior
    self.path = path
    self.isRepeated = isRepeated
  }

  /// What its windows are called that ask for no other title.
  package var windowTitle: String { title ?? (kind == .settings ? "Settings" : "") }

  /// Whether it can be the scene of a session that was made for `other`.
  ///
  /// A declaration of another kind, or of another value type, is another declaration even under
  /// the same id.
  public func fits(_ other: SceneDescription) -> Bool {
    id == other.id && kind == other.kind && valueType == other.valueType
  }
}

extension SceneDescription {
  /// Which scene type declared it.
  public enum Kind: String, Codable, Sendable {
    /// Any number of windows.
    case windowGroup = "WindowGroup"
    /// One window.
    case window = "Window"
    /// One window for the application's settings; takes no events and doesn't open at launch.
    case settings = "Settings"

    /// Whether there is at most one window of it.
    public var isSingle: Bool { self != .windowGroup }
    /// Whether events are routed to it and launching can open it.
    public var isReachable: Bool { self != .settings }
  }

  /// A width and a height, in points.
  public struct Size: Hashable, Codable, Sendable {
    public var width: Double
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

/// Whether a scene opens by itself at launch (S95, S96).
public enum SceneLaunchBehavior: String, Codable, Sendable {
  /// It opens if it is the first declared scene that isn't suppressed.
  case automatic
  /// It opens at launch, wherever it is declared.
  case presented
  /// It doesn't open at launch.
  case suppressed
}
