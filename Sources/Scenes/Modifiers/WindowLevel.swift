import SceneModel

/// The order of a window among others.
public enum WindowLevel: Hashable, Sendable {
  /// `automatic` and `normal` are among other windows; `floating` is in front of them, `desktop`
  /// behind them.
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

/// The purpose of a window for the system.
public enum WindowManagerRole: Hashable, Sendable {
  /// `automatic` leaves the purpose to the system; `principal` is a main window, `associated` one
  /// that serves another.
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
  /// `automatic` leaves the labels to the system; the others show the title, the icon, or both.
  case automatic, titleAndIcon, titleOnly, iconOnly
}
