import Foundation
import SceneViews

/// A menu of actions and of menus inside it.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name; any text is allowed.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name; any text is allowed.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu with the name of the app.
    public static let application = Identifier("application")
    /// The menu of files.
    public static let file = Identifier("file")
    /// The actions for new content, in the menu of files.
    public static let newScene = Identifier("newScene")
    /// The action that closes a window.
    public static let close = Identifier("close")
    /// The menu of changes.
    public static let edit = Identifier("edit")
    /// The menu of formats.
    public static let format = Identifier("format")
    /// The menu of views.
    public static let view = Identifier("view")
    /// The menu of windows.
    public static let window = Identifier("window")
    /// The menu of help.
    public static let help = Identifier("help")
    /// The settings of the app.
    public static let preferences = Identifier("preferences")
    /// The description of the app.
    public static let about = Identifier("about")
    /// The menu of services.
    public static let services = Identifier("services")
  }

  /// The marks of a menu, kept without effect.
  public struct Options: OptionSet, Sendable {
    /// The bits of the marks.
    public let rawValue: UInt

    /// Creates marks from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements are shown among those of the enclosing menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu's action destroys data.
    public static let destructive = Options(rawValue: 2)
    /// One of the menu's elements is selected.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// The elements.
  public let children: [UIMenuElement]
  /// The marks, kept without effect.
  public let options: Options

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The text of the menu.
  ///   - image: The image beside the text; nil for none.
  ///   - identifier: The name of the menu; nil for its title.
  ///   - options: The marks, kept without effect.
  ///   - children: The elements in their order.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.children = children
    self.options = options
    super.init()
    self.title = title
    self.image = image
  }

  public override convenience init() {
    self.init(children: [])
  }

  /// The actions of the menu and of those inside it, without hidden ones.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.actions }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }
}
