// The looks of text editors and of lists. Hosts draw all looks of text editors alike, and all looks of lists alike.

/// A style that determines the look of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The look that the system chooses for text editors.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that the system chooses for text editors.
  @_disfavoredOverload
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The `plain` look of text editors, which hosts draw like the automatic look.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The `plain` look of text editors.
  @_disfavoredOverload
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The `roundedBorder` look of text editors, which hosts draw like the automatic look.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The `roundedBorder` look of text editors.
  @_disfavoredOverload
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// A style that determines the look of lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// The look that the system chooses for lists.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that the system chooses for lists.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The `plain` look of lists, which hosts draw like the automatic look.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The `plain` look of lists.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The `sidebar` look of lists, which hosts draw like the automatic look.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The `sidebar` look of lists.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The `inset` look of lists, which hosts draw like the automatic look.
public nonisolated struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background. The parameter has no
  ///   effect.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == InsetListStyle {
  /// The `inset` look of lists.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Returns the `inset` look of lists; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background. The parameter has no
  ///   effect.
  /// - Returns: The style.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

/// The `insetGrouped` look of lists, which hosts draw like the automatic look.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The `insetGrouped` look of lists.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The `grouped` look of lists, which hosts draw like the automatic look.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The `grouped` look of lists.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The `bordered` look of lists, which hosts draw like the automatic look.
public nonisolated struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background. The parameter has no
  ///   effect.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The `bordered` look of lists.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Returns the `bordered` look of lists; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background. The parameter has no
  ///   effect.
  /// - Returns: The style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}

/// The `elliptical` look of lists, which hosts draw like the automatic look.
public nonisolated struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// The `elliptical` look of lists.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// The `carousel` look of lists, which hosts draw like the automatic look.
public nonisolated struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// The `carousel` look of lists.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
