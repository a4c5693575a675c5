// Environment values for the look and the presentation of views. Most are constant or depend on the host, unless an
// ancestor sets another value.
extension EnvironmentValues {
  /// The scheme of light or dark colors: the scheme of the host, unless an ancestor sets another scheme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (isWindowDark ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The size class of the window's width: compact below 480 points (60 columns of a terminal), otherwise regular,
  /// unless an ancestor sets another size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (isWindowNarrow ? .compact : .regular) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The size class of the window's height, which is regular unless an ancestor sets another size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The text size, which is `large` unless an ancestor sets another size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The direction in which text is written: from left to right, unless an ancestor sets the other direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The number of pixels in a point, which is 1 unless an ancestor sets another number.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the window appears active: true while the scene of the window is active, unless an ancestor sets another
  /// value.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The presentation around the view, for code that was written before ``/SceneViews/EnvironmentValues/dismiss``
  /// existed.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    // Proof: the constant is used only by the closures below, which run on the main actor.
    nonisolated(unsafe) let dismiss = dismiss
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: { mode in
      if !mode.isPresented { dismiss() }
    }
  }
}

/// The state of the presentation around a view.
public struct PresentationMode: Hashable, Sendable {
  /// Whether the view is in a pushed page, or in presented content such as a sheet.
  public fileprivate(set) var isPresented: Bool

  /// Closes the page or the sheet or, if there is neither, the window.
  ///
  /// Call the method through the binding, as `presentationMode.wrappedValue.dismiss()`; otherwise it closes nothing.
  public mutating func dismiss() {
    isPresented = false
  }
}

/// A class of window sizes.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// A small size.
  case compact
  /// A normal or large size.
  case regular
}

/// The direction in which text is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// `leftToRight` is the direction of the Latin script, `rightToLeft` the direction of the Arabic and the Hebrew
  /// script.
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

private struct AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}
