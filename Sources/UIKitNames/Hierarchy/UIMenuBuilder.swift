import SceneRuntime

/// Adds menus to those of the app, or removes some.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system of the menus.
  var system: UIMenuSystem { get }
  /// Returns the menu with a name that was added.
  ///
  /// - Parameter identifier: The name of the menu.
  /// - Returns: The menu; nil if none with the name was added, also for a standard menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Adds a menu after another one.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the other one. If no menu with the name was added, the menu is put
  ///     into the standard menu that contains that one, or into the bar.
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
  /// Adds a menu before another one.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the other one. If no menu with the name was added, the menu is put
  ///     into the standard menu that contains that one, or into the bar.
  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  /// Adds a menu as the first in another one.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the menu that contains it then.
  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  /// Adds a menu as the last in another one.
  ///
  /// - Parameters:
  ///   - menu: The menu to add.
  ///   - identifier: The name of the menu that contains it then.
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  /// Removes a menu.
  ///
  /// - Parameter identifier: The name of the menu; what was added to it goes, too. A standard menu
  ///   stays.
  func remove(menu identifier: UIMenu.Identifier)
  /// Replaces a menu.
  ///
  /// - Parameters:
  ///   - identifier: The name of the menu to replace. If no menu with the name was added, the new
  ///     one is put into the standard menu that contains that one, or into the bar.
  ///   - menu: The menu in its place.
  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu)
}

/// A system of menus.
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  public static let main = UIMenuSystem()
  private var built: MainMenu?
  private weak var application: Application?

  /// Builds the menus again.
  open func setNeedsRebuild() {
    built = nil
    for session in application?.orderedSessions ?? [] {
      for window in (session.scene as? WindowScene)?.windows ?? [] { window.setNeedsUpdate() }
    }
  }

  /// The menus that the delegate of an application adds, built when they are needed first.
  func menus(of application: Application) -> MainMenu {
    if let built, self.application === application { return built }
    let menu = MainMenu()
    built = menu
    self.application = application
    (application.delegate as? UIResponder)?.buildMenu(with: menu)
    return menu
  }
}

/// The menus that an app adds to those that every app has.
@MainActor final class MainMenu: UIMenuBuilder {
  /// The menus with the standard menus that contain them; nil for menus beside those.
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
  /// The standard menu that contains one; nil for a menu of the bar.
  fileprivate var enclosing: UIMenu.Identifier? {
    switch self {
    case .newScene, .close: .file
    case .about, .preferences, .services: .application
    default: nil
    }
  }
}
