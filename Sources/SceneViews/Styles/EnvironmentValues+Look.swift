// Values that have one value or follow the host, and that an ancestor can replace.
extension EnvironmentValues {
  /// Whether colors are light or dark: those of the host, unless an ancestor sets others.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (isWindowDark ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The width of the window by its kind: compact below 480 points, which are 60 columns of a terminal.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (isWindowNarrow ? .compact : .regular) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The height of a window by its kind: a window is high.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of letters.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The direction of lines.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The pixels of a point.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the window has the focus: whether its scene is active.
  public var appearsActive: Bool { scenePhase == .active }

  /// The way in which a page or a sheet is shown, as code from before
  /// ``/SceneViews/EnvironmentValues/dismiss`` reads it.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    // Only used by the closures below, which run on the main actor.
    nonisolated(unsafe) let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: { mode in
      if !mode.isPresented { dismiss() }
    }
  }
}

/// The way in which a page or a sheet is shown.
public struct PresentationMode: Hashable, Sendable {
  /// Whether it is shown.
  public fileprivate(set) var isPresented: Bool

  /// Closes it.
  public mutating func dismiss() {
    isPresented = false
  }
}

/// A size by its kind.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Usual space.
  case regular
}

/// The direction of lines.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// `leftToRight` is the direction of Latin letters, `rightToLeft` that of Arabic and Hebrew ones.
  case leftToRight, rightToLeft
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass?? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}
