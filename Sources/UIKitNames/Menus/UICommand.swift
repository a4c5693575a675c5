/// A menu command, which a responder performs; ``UIKeyCommand`` adds a keyboard shortcut.
open class UICommand: UIMenuElement {
  /// The method that performs the command; nil if the command was created without a method.
  public fileprivate(set) var action: Selector?
  /// A value that the method can read from the command; nil if there is none.
  public fileprivate(set) var propertyList: Any?
  /// The attributes of the command.
  open var attributes: Attributes = []
  /// A longer title; stored without effect.
  open var discoverabilityTitle: String?

  /// Creates a command that a responder performs.
  ///
  /// - Parameters:
  ///   - title: The title in the menu.
  ///   - image: The image of the command, which menus don't show; nil for none.
  ///   - action: The method, whose argument is the command. A responder performs the method with
  ///     ``/UIKitObjects/NSObject/perform(_:with:)``.
  ///   - propertyList: A value that the method can read from the command; nil for none.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.action = action
    self.propertyList = propertyList
  }
}

/// A command with a keyboard shortcut, which a responder performs.
open class UIKeyCommand: UICommand {
  /// The key of the shortcut; nil if there is no shortcut.
  public private(set) var input: String?
  /// The modifier keys that are pressed together with the key.
  public private(set) var modifierFlags: UIKeyModifierFlags = []
  /// Whether the command has priority over a system command with the same key; stored without effect, because hosts
  /// have no such system commands.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command with a keyboard shortcut.
  ///
  /// - Parameters:
  ///   - title: The title in the menu.
  ///   - image: The image of the command, which menus don't show; nil for none.
  ///   - action: The method that performs the command.
  ///   - input: The key: a character, or a name such as ``inputEscape``.
  ///   - modifierFlags: The modifiers of the key.
  ///   - propertyList: A value that the method can read from the command; nil for none.
  ///   - discoverabilityTitle: A longer title, which is used if the command has no other title.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title.isEmpty ? discoverabilityTitle ?? "" : title, image: image, action: action,
      propertyList: propertyList)
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a command without a title.
  ///
  /// - Parameters:
  ///   - input: The key: a character, or a name such as ``inputEscape``.
  ///   - modifierFlags: The modifiers of the key.
  ///   - action: The method, whose argument is the command. A responder performs the method with
  ///     ``/UIKitObjects/NSObject/perform(_:with:)``.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with the initializer that apps for iOS 12 use.
  ///
  /// - Parameters:
  ///   - input: The key: a character, or a name such as ``inputEscape``.
  ///   - modifierFlags: The modifiers of the key.
  ///   - action: The method, whose argument is the command. A responder performs the method with
  ///     ``/UIKitObjects/NSObject/perform(_:with:)``.
  ///   - discoverabilityTitle: The title in the menu.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
}

/// The modifier keys that are pressed together with a key.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the modifiers.
  public let rawValue: Int

  /// Creates modifiers from their bits.
  ///
  /// - Parameter rawValue: The sum of the bits; 0 for none.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
