import SceneModel

/// The level of a window in the stacking order of overlapping windows.
public enum WindowLevel: Hashable, Sendable {
  /// `normal` is the level of ordinary windows, `floating` is above them, and `desktop` below them; `automatic` is
  /// `floating` for utility windows and alerts, and otherwise `normal`.
  case automatic, normal, floating, desktop

  var trait: SceneDescription.WindowTraits.Level {
    switch self {
    case .automatic: .automatic
    case .normal: .normal
    case .floating: .floating
    case .desktop: .desktop
    }
  }
}

/// The role of a window when a person switches between windows.
public enum WindowManagerRole: Hashable, Sendable {
  /// `automatic` uses the system's role; `principal` is an independent window, and `associated`
  /// belongs to another window.
  case automatic, principal, associated

  var trait: SceneDescription.WindowTraits.Role {
    switch self {
    case .automatic: .automatic
    case .principal: .principal
    case .associated: .associated
    }
  }
}

/// The labels of controls in a toolbar.
public enum ToolbarLabelStyle: Hashable, Sendable {
  /// `automatic` uses the system's labels; the other cases show the title, the icon, or both.
  case automatic, titleAndIcon, titleOnly, iconOnly
}
