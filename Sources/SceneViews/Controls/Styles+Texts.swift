// The looks of fields, lists and other containers; hosts draw all looks of a container alike.

/// A look of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The look of text editors that the system chooses.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look of text editors that the system chooses.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The look `plain` of text editors, which hosts draw like the automatic look.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The look `plain` of text editors.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The look `roundedBorder` of text editors, which hosts draw like the automatic look.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The look `roundedBorder` of text editors.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// A look of lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// The look of lists that the system chooses.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of lists that the system chooses.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The look `plain` of lists, which hosts draw like the automatic look.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The look `plain` of lists.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The look `sidebar` of lists, which hosts draw like the automatic look.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look `sidebar` of lists.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look `inset` of lists, which hosts draw like the automatic look.
public nonisolated struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The look `inset` of lists.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look `insetGrouped` of lists, which hosts draw like the automatic look.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The look `insetGrouped` of lists.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look `grouped` of lists, which hosts draw like the automatic look.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The look `grouped` of lists.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The look `bordered` of lists, which hosts draw like the automatic look.
public nonisolated struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The look `bordered` of lists.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The look `elliptical` of lists, which hosts draw like the automatic look.
public nonisolated struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// The look `elliptical` of lists.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// The look `carousel` of lists, which hosts draw like the automatic look.
public nonisolated struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// The look `carousel` of lists.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
