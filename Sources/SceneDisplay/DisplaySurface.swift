/// The data of a surface: an area that fills the window or a part of it, or is in front of the
/// window.
///
/// A host that doesn't support the kind draws the children in a column.
public struct DisplaySurface: DisplayRole {
  /// The kind of a surface.
  public typealias Kind = DisplayKind<DisplaySurface>

  /// The kind of the surface.
  public var kind: Kind
  /// Whether a person may leave or close the surface.
  public var isDismissible: Bool
  /// The number of pages below the surface in a navigation stack; 0 for a surface that isn't in a stack.
  public var depth: Int
  /// The height of a sheet; nil for the height of its content.
  public var height: Height?
  /// The index of the split view column that is shown if only one column fits, counted from 0; nil if the host chooses
  /// the column.
  public var compactColumn: Int?
  /// Whether a host shows `▒` in place of each letter in the content; nil if the letters are shown.
  ///
  /// A sheet or an alert isn't a descendant of the view that presents it. So an annotation `redacted` of that view
  /// doesn't apply to the sheet or the alert, and this property replaces the annotation.
  public var isRedacted: Bool?

  /// The height of a sheet.
  public enum Height: Hashable, Codable, Sendable {
    /// A fraction of the window's height, from 0 to 1.
    case fraction(Double)
    /// A height in points.
    case points(Double)
  }

  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - kind: The kind, such as a page or a sheet.
  ///   - isDismissible: Whether a person may leave or close the surface.
  ///   - depth: The number of pages below the surface in a navigation stack; 0 for a surface that isn't in a stack.
  public init(_ kind: Kind, isDismissible: Bool = false, depth: Int = 0) {
    self.kind = kind
    self.isDismissible = isDismissible
    self.depth = depth
  }
}

extension DisplaySurface.Kind {
  /// An area in the layout of the window, as opposed to an area in front of the window.
  public static var page: Self { Self(rawValue: "page") }
  /// The root of a window's content.
  public static var root: Self { Self(rawValue: "page.root") }
  /// A stack of pages; the child is the top page.
  public static var navigation: Self { Self(rawValue: "page.navigation") }
  /// Columns side by side; the selection in a column determines the content of the next column.
  public static var split: Self { Self(rawValue: "page.split") }
  /// Modal content in front of the window; the content behind it accepts no acts.
  public static var sheet: Self { Self(rawValue: "sheet") }
  /// A modal question, answered by pressing one of its buttons.
  public static var alert: Self { Self(rawValue: "sheet.alert") }
  /// A choice of actions, shown in front of the window.
  public static var dialog: Self { Self(rawValue: "sheet.dialog") }
  /// Modal content that fills the window.
  public static var cover: Self { Self(rawValue: "sheet.cover") }
  /// Content in front of the window; an act on the content behind the popover closes the popover.
  public static var popover: Self { Self(rawValue: "sheet.popover") }
  /// A dialog that asks for the path of a file; the children include a header, a field for the path, and buttons.
  ///
  /// A host with its own file dialog shows that dialog instead. Then the host sends the act `enter`
  /// on the surface with the chosen path, or with several paths on separate lines. If the person
  /// cancels, the host sends `dismiss`.
  public static var fileDialog: Self { Self(rawValue: "sheet.fileDialog") }
}

extension DisplayElement {
  /// The root of a window's content.
  public static var root: Self { .surface(DisplaySurface(.root)) }

  /// A stack of pages; the child is the top page.
  public static var navigation: Self { .surface(DisplaySurface(.navigation)) }

  /// A page of a stack.
  ///
  /// The page can be dismissed if other pages are below it in the stack.
  ///
  /// - Parameter depth: The number of pages below the page in the stack; 0 for the root page.
  /// - Returns: The element.
  public static func page(depth: Int) -> Self {
    .surface(DisplaySurface(.page, isDismissible: depth > 0, depth: depth))
  }

  /// Columns side by side; the selection in a column determines the content of the next column.
  public static var split: Self { .surface(DisplaySurface(.split)) }

  /// Modal content in front of the window.
  public static var sheet: Self { .surface(DisplaySurface(.sheet, isDismissible: true)) }

  /// A modal question, answered by pressing one of its buttons.
  public static var alert: Self { .surface(DisplaySurface(.alert)) }

  /// A choice of actions in front of the window, which can be dismissed.
  public static var dialog: Self { .surface(DisplaySurface(.dialog, isDismissible: true)) }

  /// Modal content that fills the window.
  public static var cover: Self { .surface(DisplaySurface(.cover, isDismissible: true)) }

  /// Content in front of the window; an act on the content behind the popover closes the popover.
  public static var popover: Self { .surface(DisplaySurface(.popover, isDismissible: true)) }

  /// A dialog that asks for the path of a file.
  public static var fileDialog: Self { .surface(DisplaySurface(.fileDialog, isDismissible: true)) }
}

extension DisplayElement {
  /// Whether the element is presented in front of other content, and a person has to close it before acting on that
  /// content.
  ///
  /// The value is false for a popover that a person can dismiss, because an act on the content behind the popover also
  /// closes the popover.
  package var coversContent: Bool {
    guard case .surface(let surface) = self, surface.kind.isKind(of: .sheet) else { return false }
    return !surface.kind.isKind(of: .popover) || !surface.isDismissible
  }
}
