/// The data of an annotation: a property of the children.
///
/// Annotations nest like the modifiers that set them. A host matches the kinds it supports together with their
/// values, and draws only the children of any other. Later versions may add values too.
///
/// ```swift
/// import SceneDisplay
///
/// func isBold(_ element: DisplayElement) -> Bool {
///   guard case .annotation(let annotation) = element else { return false }
///   switch (annotation.kind, annotation.value) {
///   case (.bold, .flag(let isBold)): return isBold
///   default: return false
///   }
/// }
/// ```
public struct DisplayAnnotation: DisplayRole {
  /// The kind of an annotation.
  public typealias Kind = DisplayKind<DisplayAnnotation>

  /// The value of an annotation.
  public enum Value: Hashable, Codable, Sendable {
    /// No value.
    case empty
    /// Whether it applies.
    case flag(Bool)
    /// A text.
    case text(String)
    /// A number; nil for no limit.
    case count(Int?)
    /// A color.
    case color(DisplayColor)
    /// A color with a width in points.
    case line(DisplayColor, width: Double)
    /// An alignment of lines.
    case textAlignment(DisplayTextAlignment)
    /// Edges with a length in points; nil for the host's default.
    case edges(DisplayEdges, Double?)
    /// A size, and the alignment of the content in it.
    ///
    /// It is indirect, because every element would be larger otherwise.
    indirect case size(width: DisplayExtent, height: DisplayExtent, DisplayAlignment)
    /// A key with modifiers; nil for no key.
    case key(String?, modifiers: [DisplayKeyModifier])
    /// A number.
    case number(Double)
    /// One or both axes.
    case axes(horizontal: Bool, vertical: Bool)
    /// The ratio of width to height, nil for that of the content; the content fits into the space, or fills it.
    case ratio(Double?, isFilling: Bool)
    /// A point, in points.
    case point(x: Double, y: Double)
    /// A range of numbers of lines; nil for no limit.
    case lines(minimum: Int?, maximum: Int?)
    /// The position of a guide: a fraction of the element's length along its axis, and a distance in points.
    indirect case guide(DisplayGuide, fraction: Double, distance: Double)
    /// The properties of a cell in a grid.
    indirect case gridCell(DisplayGridCell)
    /// A part of the surrounding container along some axes: so many of several columns, with the space between
    /// them in points.
    indirect case share(horizontal: Bool, vertical: Bool, count: Int, span: Int, spacing: Double)
    /// A font.
    case font(DisplayFont)
    /// The case of letters; nil for that of the text.
    case textCase(DisplayTextCase?)
  }

  /// The kind, which determines the kind of value.
  public var kind: Kind
  /// The value.
  public var value: Value

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - value: The value that hosts expect for the kind; `empty` for a kind without one.
  public init(_ kind: Kind, _ value: Value = .empty) {
    self.kind = kind
    self.value = value
  }
}

extension DisplayAnnotation.Kind {
  /// The size of the frame, and the alignment of the content in it.
  public static var frame: Self { Self(rawValue: "frame") }
  /// The space around the content.
  public static var padding: Self { Self(rawValue: "padding") }
  /// Whether text is bold.
  public static var bold: Self { Self(rawValue: "bold") }
  /// Whether text is italic.
  public static var italic: Self { Self(rawValue: "italic") }
  /// The font of texts.
  public static var font: Self { Self(rawValue: "font") }
  /// Whether there is a line under texts.
  public static var underline: Self { Self(rawValue: "underline") }
  /// Whether there is a line through texts.
  public static var strikethrough: Self { Self(rawValue: "strikethrough") }
  /// The case in which texts are shown.
  public static var textCase: Self { Self(rawValue: "textCase") }
  /// The color of the content.
  public static var foreground: Self { Self(rawValue: "foreground") }
  /// The color of the background.
  public static var background: Self { Self(rawValue: "background") }
  /// A border.
  public static var border: Self { Self(rawValue: "border") }
  /// The accent color of the content, with which controls are drawn.
  public static var tint: Self { Self(rawValue: "tint") }
  /// The opacity of the content: 0 for content that isn't drawn but can be acted on, 1 for the usual one.
  public static var opacity: Self { Self(rawValue: "opacity") }
  /// The alignment of the lines of a text.
  public static var textAlignment: Self { Self(rawValue: "textAlignment") }
  /// The maximum number of lines of a text.
  public static var lineLimit: Self { Self(rawValue: "lineLimit") }
  /// The range of numbers of lines of a text.
  public static var lineRange: Self { Self(rawValue: "lineLimit.range") }
  /// The part of a text that is left out where there is too little room: `head`, `middle` or `tail`.
  public static var truncation: Self { Self(rawValue: "truncation") }
  /// Whether the layout goes from right to left.
  public static var rightToLeft: Self { Self(rawValue: "rightToLeft") }
  /// The priority with which a stack gives room to the content.
  public static var layoutPriority: Self { Self(rawValue: "layoutPriority") }
  /// The axes along which the content has its ideal size.
  public static var fixedSize: Self { Self(rawValue: "fixedSize") }
  /// The ratio of width to height.
  public static var aspectRatio: Self { Self(rawValue: "aspectRatio") }
  /// The distance by which the content is moved.
  public static var offset: Self { Self(rawValue: "offset") }
  /// The position of the content's center in the space that is offered.
  public static var position: Self { Self(rawValue: "position") }
  /// The position of a guide.
  public static var alignmentGuide: Self { Self(rawValue: "alignmentGuide") }
  /// A part of the length of the surrounding container.
  public static var containerRelativeFrame: Self { Self(rawValue: "containerRelativeFrame") }
  /// The properties of a cell in a grid.
  public static var gridCell: Self { Self(rawValue: "gridCell") }
  /// Whether the content ignores interaction.
  public static var disabled: Self { Self(rawValue: "disabled") }
  /// The content occupies space but isn't visible.
  public static var hidden: Self { Self(rawValue: "hidden") }
  /// Whether a person can't scroll what scrolls in the content.
  public static var scrollDisabled: Self { Self(rawValue: "scrollDisabled") }
  /// The order of the content among the layers that overlap it; a greater number is in front.
  public static var zIndex: Self { Self(rawValue: "zIndex") }
  /// The content has an action that pressing it performs.
  public static var tappable: Self { Self(rawValue: "tappable") }
  /// The controls in the content, except buttons, are without their labels, which stay their names.
  public static var labelsHidden: Self { Self(rawValue: "labelsHidden") }
  /// The content has a menu of its own: the last child, a container of the kind `contextMenu`.
  public static var contextMenu: Self { Self(rawValue: "contextMenu") }
  /// Whether the content has keyboard focus.
  public static var focused: Self { Self(rawValue: "focused") }
  /// A help text.
  public static var help: Self { Self(rawValue: "help") }
  /// The label for accessibility, which replaces the text.
  public static var accessibilityLabel: Self { Self(rawValue: "accessibilityLabel") }
  /// An identifier for tests and scripts, not visible to a person.
  public static var accessibilityIdentifier: Self { Self(rawValue: "accessibilityIdentifier") }
  /// A key that triggers the control.
  public static var keyboardShortcut: Self { Self(rawValue: "keyboardShortcut") }
}

extension DisplayAnnotation {
  /// The size of the frame, and the alignment of the content in it.
  ///
  /// - Parameters:
  ///   - width: The width of the frame; without any length, that of the content.
  ///   - height: The height of the frame; without any length, that of the content.
  ///   - alignment: The alignment of the content in the frame.
  /// - Returns: The annotation.
  public static func frame(
    width: DisplayExtent, height: DisplayExtent, _ alignment: DisplayAlignment
  ) -> Self {
    Self(.frame, .size(width: width, height: height, alignment))
  }

  /// The space around the content, in points; nil for the host's default.
  ///
  /// - Parameters:
  ///   - edges: The edges at which there is space.
  ///   - length: The space at each of the edges, in points; nil for the host's default.
  /// - Returns: The annotation.
  public static func padding(_ edges: DisplayEdges, _ length: Double?) -> Self {
    Self(.padding, .edges(edges, length))
  }

  /// Whether text is bold.
  ///
  /// - Parameter isBold: Whether text in the content is bold.
  /// - Returns: The annotation.
  public static func bold(_ isBold: Bool) -> Self { Self(.bold, .flag(isBold)) }

  /// Whether text is italic.
  ///
  /// - Parameter isItalic: Whether text in the content is italic.
  /// - Returns: The annotation.
  public static func italic(_ isItalic: Bool) -> Self { Self(.italic, .flag(isItalic)) }

  /// The font of texts.
  ///
  /// - Parameter font: The font; properties that are nil stay as they are around the content.
  /// - Returns: The annotation.
  public static func font(_ font: DisplayFont) -> Self { Self(.font, .font(font)) }

  /// Whether there is a line under texts.
  ///
  /// - Parameter isUnderlined: Whether there is a line under texts in the content.
  /// - Returns: The annotation.
  public static func underline(_ isUnderlined: Bool) -> Self {
    Self(.underline, .flag(isUnderlined))
  }

  /// Whether there is a line through texts.
  ///
  /// - Parameter isStruckThrough: Whether there is a line through texts in the content.
  /// - Returns: The annotation.
  public static func strikethrough(_ isStruckThrough: Bool) -> Self {
    Self(.strikethrough, .flag(isStruckThrough))
  }

  /// The case in which texts are shown; nil for their own.
  ///
  /// - Parameter letters: The case; nil for that in which a text is written.
  /// - Returns: The annotation.
  public static func textCase(_ letters: DisplayTextCase?) -> Self {
    Self(.textCase, .textCase(letters))
  }

  /// The part of a text that is left out where there is too little room.
  ///
  /// - Parameter part: The part: `head`, `middle` or `tail`.
  /// - Returns: The annotation.
  public static func truncation(_ part: String) -> Self { Self(.truncation, .text(part)) }

  /// The color of the content.
  ///
  /// - Parameter color: The color of texts and images.
  /// - Returns: The annotation.
  public static func foreground(_ color: DisplayColor) -> Self { Self(.foreground, .color(color)) }

  /// The color of the background.
  ///
  /// - Parameter color: The color behind the content, in all of its frame.
  /// - Returns: The annotation.
  public static func background(_ color: DisplayColor) -> Self { Self(.background, .color(color)) }

  /// A border with a width in points.
  ///
  /// - Parameters:
  ///   - color: The color of the border.
  ///   - width: The width of the border in points.
  /// - Returns: The annotation.
  public static func border(_ color: DisplayColor, width: Double) -> Self {
    Self(.border, .line(color, width: width))
  }

  /// The accent color of the content, with which controls are drawn.
  ///
  /// - Parameter color: The color in the place of the host's accent color.
  /// - Returns: The annotation.
  public static func tint(_ color: DisplayColor) -> Self { Self(.tint, .color(color)) }

  /// The opacity of the content.
  ///
  /// - Parameter opacity: The opacity, from 0 for content that isn't drawn but can be acted on to 1.
  /// - Returns: The annotation.
  public static func opacity(_ opacity: Double) -> Self { Self(.opacity, .number(opacity)) }

  /// The alignment of the lines of a text.
  ///
  /// - Parameter alignment: The alignment of the lines of a text that has several.
  /// - Returns: The annotation.
  public static func textAlignment(_ alignment: DisplayTextAlignment) -> Self {
    Self(.textAlignment, .textAlignment(alignment))
  }

  /// The maximum number of lines of a text; nil for no limit.
  ///
  /// - Parameter number: The number of lines; nil for no limit.
  /// - Returns: The annotation.
  public static func lineLimit(_ number: Int?) -> Self { Self(.lineLimit, .count(number)) }

  /// The minimum number of lines for which a text has room, and the maximum; nil for no limit.
  ///
  /// - Parameters:
  ///   - minimum: The number of lines for which there is always room; nil for none.
  ///   - maximum: The greatest number of lines; nil for no limit.
  /// - Returns: The annotation, of the kind `lineRange`.
  public static func lineLimit(minimum: Int?, maximum: Int?) -> Self {
    Self(.lineRange, .lines(minimum: minimum, maximum: maximum))
  }

  /// Whether the layout goes from right to left.
  ///
  /// - Parameter isRightToLeft: Whether the leading edge of the content is the right one.
  /// - Returns: The annotation.
  public static func rightToLeft(_ isRightToLeft: Bool) -> Self {
    Self(.rightToLeft, .flag(isRightToLeft))
  }

  /// The priority with which a stack gives room to the content; 0 without.
  ///
  /// - Parameter priority: The priority; content with a higher one gets its room first.
  /// - Returns: The annotation.
  public static func layoutPriority(_ priority: Double) -> Self {
    Self(.layoutPriority, .number(priority))
  }

  /// The axes along which the content has its ideal size.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  /// - Returns: The annotation.
  public static func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self {
    Self(.fixedSize, .axes(horizontal: horizontal, vertical: vertical))
  }

  /// The ratio of width to height; nil for that of the content.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; nil for the ratio of the content's ideal size.
  ///   - isFilling: Whether the content covers all of the space, instead of fitting into it.
  /// - Returns: The annotation.
  public static func aspectRatio(_ ratio: Double?, isFilling: Bool = false) -> Self {
    Self(.aspectRatio, .ratio(ratio, isFilling: isFilling))
  }

  /// The distance by which the content is moved, in points.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The annotation.
  public static func offset(x: Double, y: Double) -> Self { Self(.offset, .point(x: x, y: y)) }

  /// The position of the content's center in the space that is offered, in points.
  ///
  /// - Parameters:
  ///   - x: The distance of the center from the leading edge of the space, in points.
  ///   - y: The distance of the center from the top of the space, in points.
  /// - Returns: The annotation.
  public static func position(x: Double, y: Double) -> Self { Self(.position, .point(x: x, y: y)) }

  /// The position of a guide: a fraction of the content's length, and a distance in points.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - fraction: The part of the content's length along the guide's axis.
  ///   - distance: The distance that is added to this part, in points.
  /// - Returns: The annotation.
  public static func alignmentGuide(
    _ guide: DisplayGuide, fraction: Double = 0, distance: Double
  ) -> Self {
    Self(.alignmentGuide, .guide(guide, fraction: fraction, distance: distance))
  }

  /// A part of the length of the surrounding container.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width of the content is a part of the container's.
  ///   - vertical: Whether the height of the content is a part of the container's.
  ///   - count: The number of equal parts into which the length is divided.
  ///   - span: The number of these parts that the content gets.
  ///   - spacing: The space between two parts, in points.
  /// - Returns: The annotation.
  public static func containerRelativeFrame(
    horizontal: Bool, vertical: Bool, count: Int = 1, span: Int = 1, spacing: Double = 0
  ) -> Self {
    Self(
      .containerRelativeFrame,
      .share(horizontal: horizontal, vertical: vertical, count: count, span: span, spacing: spacing)
    )
  }

  /// The properties of a cell in a grid.
  ///
  /// - Parameter cell: The properties; those that are nil stay as other annotations set them.
  /// - Returns: The annotation.
  public static func gridCell(_ cell: DisplayGridCell) -> Self { Self(.gridCell, .gridCell(cell)) }

  /// Whether the content ignores interaction.
  ///
  /// - Parameter isDisabled: Whether the content ignores interaction; an annotation around it may
  ///   disable it, too.
  /// - Returns: The annotation.
  public static func disabled(_ isDisabled: Bool) -> Self { Self(.disabled, .flag(isDisabled)) }

  /// The content occupies space but isn't visible.
  public static var hidden: Self { Self(.hidden) }

  /// The content has an action that pressing it performs.
  public static var tappable: Self { Self(.tappable) }

  /// The controls in the content, except buttons, are without their labels.
  public static var labelsHidden: Self { Self(.labelsHidden) }

  /// The content has a menu of its own, which is the last child.
  public static var contextMenu: Self { Self(.contextMenu) }

  /// Whether the content has keyboard focus.
  ///
  /// - Parameter isFocused: Whether the content has keyboard focus now.
  /// - Returns: The annotation.
  public static func focused(_ isFocused: Bool) -> Self { Self(.focused, .flag(isFocused)) }

  /// A help text.
  ///
  /// - Parameter text: The text, which describes the purpose of the content.
  /// - Returns: The annotation.
  public static func help(_ text: String) -> Self { Self(.help, .text(text)) }

  /// The label for accessibility, which replaces the text.
  ///
  /// - Parameter label: The label, used in place of the content's own texts.
  /// - Returns: The annotation.
  public static func accessibilityLabel(_ label: String) -> Self {
    Self(.accessibilityLabel, .text(label))
  }

  /// An identifier for tests and scripts, not visible to a person.
  ///
  /// - Parameter identifier: The identifier, which doesn't have to be unique.
  /// - Returns: The annotation.
  public static func accessibilityIdentifier(_ identifier: String) -> Self {
    Self(.accessibilityIdentifier, .text(identifier))
  }

  /// A key that triggers the control; nil disables shortcuts of outer modifiers.
  ///
  /// The modifiers are in the order command, control, option, shift, caps lock, numeric pad.
  ///
  /// - Parameters:
  ///   - key: The key as a character or a name, such as `s` or `delete`; nil for none.
  ///   - modifiers: The modifier keys held with it.
  /// - Returns: The annotation.
  public static func keyboardShortcut(key: String?, modifiers: [DisplayKeyModifier]) -> Self {
    Self(.keyboardShortcut, .key(key, modifiers: modifiers))
  }
}
