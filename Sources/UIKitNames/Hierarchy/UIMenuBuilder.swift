import SceneRuntime

/// An object with which an app adds menus to the standard menus, and removes and replaces the added menus.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu system that the builder belongs to.
  var system: UIMenuSystem { get }
  /// Returns the added menu that has the given name.
  ///
  /// - Parameter identifier: The name of the menu.
  /// - Returns: The menu; nil if no menu with this name was added. Standard menus can't be returned.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Adds a menu after another menu.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the other menu. If the app didn't add the other menu, the new menu is added to the
  ///     standard menu that contains the other menu, or to the menu bar.
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
  /// Adds a menu before another menu.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the other menu. If the app didn't add the other menu, the new menu is added to the
  ///     standard menu that contains the other menu, or to the menu bar.
  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  /// Adds a menu to a standard menu, before other menus that were added.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the standard menu. With any other name, the menu is added to the menu bar.
  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  /// Adds a menu to a standard menu, after other menus that were added.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the standard menu. With any other name, the menu is added to the menu bar.
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  /// Removes a menu.
  ///
  /// - Parameter identifier: The name of the menu. Menus that were added to this menu are removed too. A standard menu
  ///   itself stays.
  func remove(menu identifier: UIMenu.Identifier)
  /// Replaces a menu.
  ///
  /// - Parameters:
  ///   - identifier: The name of the menu to replace. If the app didn't add this menu, the menu stays, and the new menu
  ///     is added to the standard menu that contains it, or to the menu bar.
  ///   - menu: The new menu.
  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu)
}

/// The menus of an app, which can be built again.
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  public static let main = UIMenuSystem()
  private var built: MainMenu?
  private weak var application: Application?

  /// Requests that the menus are built again.
  open func setNeedsRebuild() {
    built = nil
    for session in application?.orderedSessions ?? [] {
      for window in (session.scene as? WindowScene)?.windows ?? [] { window.setNeedsUpdate() }
    }
  }

  /// Returns the menus that the delegate of an application adds; they are built at the first call, and again after
  /// ``setNeedsRebuild()``.
  func menus(of application: Application) -> MainMenu {
    if let built, self.application === application { return built }
    let menu = MainMenu()
    built = menu
    self.application = application
    (application.delegate as? UIResponder)?.buildMenu(with: menu)
    return menu
  }
}

/// The menus that an app adds to the standard menus.
@MainActor final class MainMenu: UIMenuBuilder {
  /// The added menus, each with the name of the menu to which it was added; nil for the menu bar.
  private(set) var entries: [(menu: UIMenu, place: UIMenu.Identifier?)] = []

  var system: UIMenuSystem { .main }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    entries.first { $0.menu.identifier == identifier }?.menu
  }

  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {
    insert(menu, beside: identifier, offset: 1)
  }

  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {
    insert(menu, beside: identifier, offset: 0)
  }

  private func insert(_ menu: UIMenu, beside identifier: UIMenu.Identifier, offset: Int) {
    if let index = entries.firstIndex(where: { $0.menu.identifier == identifier }) {
      entries.insert((menu, entries[index].place), at: index + offset)
    } else {
      entries.append((menu, identifier.enclosing))
    }
  }

  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {
    entries.insert((menu, identifier), at: 0)
  }

  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {
    entries.append((menu, identifier))
  }

  func remove(menu identifier: UIMenu.Identifier) {
    entries.removeAll { $0.menu.identifier == identifier || $0.place == identifier }
  }

  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu) {
    if let index = entries.firstIndex(where: { $0.menu.identifier == identifier }) {
      entries[index].menu = menu
    } else {
      entries.append((menu, identifier.enclosing))
    }
  }
}

extension UIMenu.Identifier {
  /// The standard menu that contains this menu; nil for a menu of the menu bar.
  fileprivate var enclosing: UIMenu.Identifier? {
    switch self {
    case .newScene, .close: .file
    case .about, .preferences, .services: .application
    default: nil
    }
  }
}
