/// The data of an annotation: a node that sets a property of its children.
///
/// The children are called the content of the annotation. Annotations nest like the view modifiers that create them. A
/// host handles the combinations of a kind and a value that it supports. For any other annotation, the host draws only
/// the children. Later versions of the library may add values to a kind.
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
    /// No value, for a kind that needs none.
    case empty
    /// A Boolean value, usually whether the annotation applies.
    case flag(Bool)
    /// A text, such as a help text or an accessibility label.
    case text(String)
    /// A number of lines or items; nil for no limit.
    case count(Int?)
    /// A color.
    case color(DisplayColor)
    /// A color with a width in points.
    case line(DisplayColor, width: Double)
    /// An alignment of lines.
    case textAlignment(DisplayTextAlignment)
    /// Edges with a length in points; nil for the host's default.
    case edges(DisplayEdges, Double?)
    /// A size, and the alignment of the content within it.
    ///
    /// The case is indirect, because every element would otherwise be larger.
    indirect case size(width: DisplayExtent, height: DisplayExtent, DisplayAlignment)
    /// A key with modifiers; nil for no key.
    case key(String?, modifiers: [DisplayKeyModifier])
    /// A number, such as an opacity or a priority.
    case number(Double)
    /// The axes to which the annotation applies.
    case axes(horizontal: Bool, vertical: Bool)
    /// The ratio of width to height; nil for the content's own ratio.
    ///
    /// If `isFilling` is true, the content fills the space instead of fitting into it.
    case ratio(Double?, isFilling: Bool)
    /// A position, or a distance along both axes, in points.
    case point(x: Double, y: Double)
    /// A minimum and a maximum number of lines; nil for no limit.
    case lines(minimum: Int?, maximum: Int?)
    /// The position of a guide: a fraction of the element's length along the guide's axis, plus a distance in points.
    indirect case guide(DisplayGuide, fraction: Double, distance: Double)
    /// The properties of a cell in a grid.
    indirect case gridCell(DisplayGridCell)
    /// The width or the height of the content, relative to the surrounding container, along the given axes.
    ///
    /// The container's length is divided into `count` equal parts, with `spacing` points between two parts. The content
    /// gets the length of `span` parts.
    indirect case share(horizontal: Bool, vertical: Bool, count: Int, span: Int, spacing: Double)
    /// A font.
    case font(DisplayFont)
    /// The case of letters; nil to show the text as it is written.
    case textCase(DisplayTextCase?)
  }

  /// The kind, which determines the case of ``value``.
  public var kind: Kind
  /// The value, such as a color for the kind `foreground`.
  public var value: Value

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - kind: The kind of property that the annotation sets.
  ///   - value: The value that hosts expect for the kind; `empty` for a kind without value.
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
  /// Whether texts are underlined.
  public static var underline: Self { Self(rawValue: "underline") }
  /// Whether texts are struck through.
  public static var strikethrough: Self { Self(rawValue: "strikethrough") }
  /// The case in which texts are shown.
  public static var textCase: Self { Self(rawValue: "textCase") }
  /// Whether the letters of texts are hidden.
  public static var redacted: Self { Self(rawValue: "redacted") }
  /// The color of the content.
  public static var foreground: Self { Self(rawValue: "foreground") }
  /// The color of the background.
  public static var background: Self { Self(rawValue: "background") }
  /// A border around the content.
  public static var border: Self { Self(rawValue: "border") }
  /// The accent color for the controls in the content.
  public static var tint: Self { Self(rawValue: "tint") }
  /// The opacity of the content, from 0 to 1.
  ///
  /// Content with the opacity 0 isn't drawn, but accepts acts.
  public static var opacity: Self { Self(rawValue: "opacity") }
  /// The alignment of the lines of a text.
  public static var textAlignment: Self { Self(rawValue: "textAlignment") }
  /// The maximum number of lines of a text.
  public static var lineLimit: Self { Self(rawValue: "lineLimit") }
  /// The minimum and the maximum number of lines of a text.
  public static var lineRange: Self { Self(rawValue: "lineLimit.range") }
  /// The part of a text that is left out if the text doesn't fit: `head`, `middle` or `tail`.
  public static var truncation: Self { Self(rawValue: "truncation") }
  /// Whether the layout goes from right to left.
  public static var rightToLeft: Self { Self(rawValue: "rightToLeft") }
  /// The priority of the content when a stack distributes its space.
  public static var layoutPriority: Self { Self(rawValue: "layoutPriority") }
  /// The axes along which the content has its ideal size.
  public static var fixedSize: Self { Self(rawValue: "fixedSize") }
  /// The ratio of width to height.
  public static var aspectRatio: Self { Self(rawValue: "aspectRatio") }
  /// The distance by which the content is moved.
  public static var offset: Self { Self(rawValue: "offset") }
  /// The position of the content's center in the proposed space.
  public static var position: Self { Self(rawValue: "position") }
  /// The position of an alignment guide of the content.
  public static var alignmentGuide: Self { Self(rawValue: "alignmentGuide") }
  /// The width or the height of the content, relative to the surrounding container.
  public static var containerRelativeFrame: Self { Self(rawValue: "containerRelativeFrame") }
  /// The properties of a cell in a grid.
  public static var gridCell: Self { Self(rawValue: "gridCell") }
  /// Whether the content ignores interaction.
  public static var disabled: Self { Self(rawValue: "disabled") }
  /// The content occupies space but isn't visible.
  public static var hidden: Self { Self(rawValue: "hidden") }
  /// Whether a person can't scroll lists and scroll views in the content.
  public static var scrollDisabled: Self { Self(rawValue: "scrollDisabled") }
  /// The order of the content among overlapping layers; a greater number is in front.
  public static var zIndex: Self { Self(rawValue: "zIndex") }
  /// The content has an action that is performed by pressing the content.
  public static var tappable: Self { Self(rawValue: "tappable") }
  /// The controls in the content, except buttons, links and menus, don't show their labels; the
  /// labels remain the controls' names.
  public static var labelsHidden: Self { Self(rawValue: "labelsHidden") }
  /// The controls in the content show their labels, even if an outer annotation hides labels.
  public static var labelsShown: Self { Self(rawValue: "labelsShown") }
  /// The width of the split view column that contains the content.
  public static var columnWidth: Self { Self(rawValue: "columnWidth") }
  /// The content has a context menu: the annotation's last child, a container of the kind `contextMenu`.
  public static var contextMenu: Self { Self(rawValue: "contextMenu") }
  /// Whether the content has keyboard focus.
  public static var focused: Self { Self(rawValue: "focused") }
  /// A text that describes the purpose of the content.
  public static var help: Self { Self(rawValue: "help") }
  /// The label for accessibility, which replaces the content's own texts.
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
  ///   - width: The width of the frame; `DisplayExtent(nil)` for the content's width.
  ///   - height: The height of the frame; `DisplayExtent(nil)` for the content's height.
  ///   - alignment: The alignment of the content in the frame.
  /// - Returns: The annotation.
  public static func frame(
    width: DisplayExtent, height: DisplayExtent, _ alignment: DisplayAlignment
  ) -> Self {
    Self(.frame, .size(width: width, height: height, alignment))
  }

  /// The space around the content, in points.
  ///
  /// - Parameters:
  ///   - edges: The edges that have space.
  ///   - length: The space at each edge, in points; nil for the host's default.
  /// - Returns: The annotation.
  public static func padding(_ edges: DisplayEdges, _ length: Double?) -> Self {
    Self(.padding, .edges(edges, length))
  }

  /// Whether the content ignores interaction.
  ///
  /// - Parameter isDisabled: Whether the content ignores interaction. If false, an outer annotation
  ///   can still disable the content.
  /// - Returns: The annotation.
  public static func disabled(_ isDisabled: Bool) -> Self { Self(.disabled, .flag(isDisabled)) }

  /// The content occupies space but isn't visible.
  public static var hidden: Self { Self(.hidden) }

  /// The content has an action that is performed by pressing the content.
  public static var tappable: Self { Self(.tappable) }

  /// The controls in the content, except buttons, links and menus, don't show their labels.
  public static var labelsHidden: Self { Self(.labelsHidden) }

  /// The controls in the content show their labels, even if an outer annotation hides labels.
  public static var labelsShown: Self { Self(.labelsShown) }

  /// The width of the split view column that contains the content.
  ///
  /// Outside of a split view, the annotation has no effect.
  ///
  /// - Parameter width: The minimum, ideal and maximum width. For a value that is nil, the host uses its own.
  /// - Returns: The annotation.
  public static func columnWidth(_ width: DisplayExtent) -> Self {
    Self(.columnWidth, .size(width: width, height: DisplayExtent(nil), .center))
  }

  /// The content has a context menu, which is the annotation's last child.
  public static var contextMenu: Self { Self(.contextMenu) }

  /// Whether the content has keyboard focus.
  ///
  /// - Parameter isFocused: Whether the content has keyboard focus now.
  /// - Returns: The annotation.
  public static func focused(_ isFocused: Bool) -> Self { Self(.focused, .flag(isFocused)) }

  /// A text that describes the purpose of the content.
  ///
  /// - Parameter text: The text, which a host shows on request.
  /// - Returns: The annotation.
  public static func help(_ text: String) -> Self { Self(.help, .text(text)) }

  /// The label for accessibility, which replaces the content's own texts.
  ///
  /// - Parameter label: The label.
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

  /// A key that triggers the control, or nil to remove the shortcut that an outer annotation sets.
  ///
  /// The modifier keys are in the order command, control, option, shift, caps lock, numeric pad.
  ///
  /// - Parameters:
  ///   - key: The key as a character or a name, such as `s` or `delete`; nil for none.
  ///   - modifiers: The modifier keys held while the key is pressed.
  /// - Returns: The annotation.
  public static func keyboardShortcut(key: String?, modifiers: [DisplayKeyModifier]) -> Self {
    Self(.keyboardShortcut, .key(key, modifiers: modifiers))
  }
}
