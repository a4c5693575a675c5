import SceneDisplay
import SceneRuntime
import SceneViews
import UIKitObjects

/// The elements of a UIKit menu as commands in the menus of a window.
struct MenuCommands: Commands {
  let title: String
  let place: CommandGroupPlacement?
  let elements: [UIMenuElement]
  let hierarchy: WindowHierarchy

  /// Creates the commands of a menu that the app adds to the standard menu `place`.
  ///
  /// If `place` is nil, or no group of standard commands corresponds to `place`, the menu is added to the menu bar.
  init(_ menu: UIMenu, in place: UIMenu.Identifier?, of hierarchy: WindowHierarchy) {
    title = menu.title
    self.place = place.flatMap(\.group)
    elements = menu.children
    self.hierarchy = hierarchy
  }

  /// Creates a menu of the key commands of the responders in a window.
  init(_ commands: [UIKeyCommand], of hierarchy: WindowHierarchy) {
    title = "Commands"
    place = nil
    elements = commands
    self.hierarchy = hierarchy
  }

  var body: some Commands {
    if let place {
      CommandGroup(after: place) { MenuElements(elements: elements, hierarchy: hierarchy) }
    } else {
      CommandMenu(title) { MenuElements(elements: elements, hierarchy: hierarchy) }
    }
  }
}

extension UIMenu.Identifier {
  /// The group of standard commands that corresponds to a standard menu; nil if there is none.
  fileprivate var group: CommandGroupPlacement? {
    switch self {
    case .application, .about: .appInfo
    case .preferences: .appSettings
    case .services: .systemServices
    case .file, .newScene: .newItem
    case .close: .saveItem
    case .edit: .textEditing
    case .format: .textFormatting
    case .view: .toolbar
    case .window: .windowArrangement
    case .help: .help
    default: nil
    }
  }
}

/// The elements of a menu as buttons, including the elements of inner menus.
private struct MenuElements: View {
  let elements: [UIMenuElement]
  let hierarchy: WindowHierarchy

  var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { element in
      MenuItem(element: element.element, hierarchy: hierarchy)
    }
  }
}

/// An element of a menu as a button, or the elements of an inner menu as buttons.
private struct MenuItem: View {
  let element: UIMenuElement
  let hierarchy: WindowHierarchy

  var body: some View {
    if let menu = element as? UIMenu {
      AnyView(MenuElements(elements: menu.children, hierarchy: hierarchy))
    } else if let action = element as? UIAction {
      if !action.attributes.contains(.hidden) {
        Button(action.title) { action.run(for: nil) }
          .disabled(action.attributes.contains(.disabled))
      }
    } else if let command = element as? UICommand, !command.attributes.contains(.hidden) {
      let shortcut = (command as? UIKeyCommand)?.shortcut
      // A key command can have no title; it's shown by its key.
      Button(command.title.isEmpty ? shortcut?.description ?? "" : command.title) {
        hierarchy.perform(command)
      }
      .disabled(command.attributes.contains(.disabled))
      .keyboardShortcut(shortcut)
    }
  }
}

extension UIKeyCommand {
  /// The keyboard shortcut of the command; nil if its ``input`` is nil or empty.
  fileprivate var shortcut: KeyboardShortcut? {
    guard let input else { return nil }
    let keys: [String: KeyEquivalent] = [
      Self.inputUpArrow: .upArrow, Self.inputDownArrow: .downArrow,
      Self.inputLeftArrow: .leftArrow, Self.inputRightArrow: .rightArrow,
      Self.inputEscape: .escape,
    ]
    guard let key = keys[input] ?? input.first.map({ KeyEquivalent($0) }) else { return nil }
    var modifiers: EventModifiers = []
    if modifierFlags.contains(.command) { modifiers.insert(.command) }
    if modifierFlags.contains(.shift) { modifiers.insert(.shift) }
    if modifierFlags.contains(.control) { modifiers.insert(.control) }
    if modifierFlags.contains(.alternate) { modifiers.insert(.option) }
    return KeyboardShortcut(key, modifiers: modifiers)
  }

  /// The keyboard shortcut of the command, with the Command key replaced by the Control key; nil if the command has no
  /// shortcut.
  fileprivate var terminalShortcut: KeyboardShortcut? {
    guard let shortcut else { return nil }
    let others = shortcut.modifiers.subtracting(.command)
    return KeyboardShortcut(
      shortcut.key,
      modifiers: others == shortcut.modifiers ? others : others.union(.control))
  }
}

extension WindowHierarchy {
  /// The objects that are asked to perform a command, in this order: the first responder, the shown controllers from
  /// front to back, and the delegate of the application.
  var responders: [UIResponder] {
    ([firstResponder] + appearances.shown.reversed()).compactMap(\.self)
      + [window?.windowScene?.session.application?.delegate as? UIResponder].compactMap(\.self)
  }

  /// The key commands of all ``responders``.
  var keyCommands: [UIKeyCommand] { responders.flatMap { $0.keyCommands ?? [] } }

  /// Performs the first enabled command of ``keyCommands`` whose shortcut is the pressed key.
  ///
  /// This method receives the keys that are pressed in a sheet, because the sheet covers the menus.
  ///
  /// - Parameter key: The pressed key, with its modifiers.
  /// - Returns: Whether a command has the key as its shortcut.
  func performCommand(for key: KeyPress) -> KeyPress.Result {
    let commands = keyCommands.filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
    let pressed = KeyboardShortcut(key.key, modifiers: key.modifiers)
    // A terminal doesn't report the Command key, so the Control key stands for Command too.
    let command =
      commands.first { $0.shortcut == pressed } ?? commands.first { $0.terminalShortcut == pressed }
    guard let command else { return .ignored }
    perform(command)
    return .handled
  }

  /// Performs a command with the first object of ``responders`` that supports the command; records a problem if no
  /// object supports the command.
  func perform(_ command: UICommand) {
    guard let action = command.action else { return }
    guard
      let responder = responders.first(where: {
        $0.responds(to: action) && $0.canPerformAction(action, withSender: command)
      })
    else {
      window?.windowScene?.session.application?
        .report(.unperformedSelector(action, of: UIKeyCommand.self))
      return
    }
    responder.perform(action, with: command)
  }
}
