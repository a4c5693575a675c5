import Foundation
import SceneViews

/// A menu of actions, commands and further menus.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the menu.
    public let rawValue: String

    /// Creates an identifier from a name.
    ///
    /// - Parameter rawValue: The name, which can be any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    ///
    /// - Parameter rawValue: The name, which can be any text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu with the name of the app.
    public static let application = Identifier("application")
    /// The File menu.
    public static let file = Identifier("file")
    /// The group of commands in the File menu that create new content.
    public static let newScene = Identifier("newScene")
    /// The command that closes a window.
    public static let close = Identifier("close")
    /// The Edit menu.
    public static let edit = Identifier("edit")
    /// The Format menu.
    public static let format = Identifier("format")
    /// The View menu.
    public static let view = Identifier("view")
    /// The Window menu.
    public static let window = Identifier("window")
    /// The Help menu.
    public static let help = Identifier("help")
    /// The command for the settings of the app.
    public static let preferences = Identifier("preferences")
    /// The command for information about the app.
    public static let about = Identifier("about")
    /// The Services menu.
    public static let services = Identifier("services")
  }

  /// The options of a menu, which are stored without effect.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown among the elements of the enclosing menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu contains actions that delete data.
    public static let destructive = Options(rawValue: 2)
    /// Only one element of the menu can be selected.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// The actions, the commands and the menus inside the menu, in their order.
  public let children: [UIMenuElement]
  /// The options, which have no effect.
  public let options: Options

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The image beside the title, stored without effect; nil for none.
  ///   - identifier: The name of the menu; nil to use the title as the name.
  ///   - options: The options, which have no effect.
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

  /// The actions of the menu and of all menus inside the menu, without hidden actions.
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
