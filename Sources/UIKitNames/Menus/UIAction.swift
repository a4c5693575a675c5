/// An element of a menu: an action, a command, or another menu.
open class UIMenuElement: NSObject {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The state of an element that a person turns on and off.
  public enum State: Int, Sendable {
    /// The element is off.
    case off
    /// The element is on.
    case on
    /// The element is partly on.
    case mixed
  }

  /// The title of the element in its menu.
  open var title = ""
  /// The image of the element, which menus don't show.
  open var image: UIImage?
}

/// An action for menus and controls, which performs a closure.
open class UIAction: UIMenuElement {
  /// The name of an action; in a control, an action replaces another action with the same name.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the action.
    public let rawValue: String

    /// Creates the name of an action.
    ///
    /// - Parameter rawValue: The name, which can be any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates the name of an action.
    ///
    /// - Parameter rawValue: The name, which can be any text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// The attributes of the action.
  open var attributes: Attributes
  /// The state of an action that a person turns on and off; stored without effect.
  open var state: State
  /// The object for which the action is being performed, such as a control; nil at other times.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action that performs a closure.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - image: The image of the action, which menus don't show.
  ///   - identifier: The name of the action; if nil, the action gets a unique name.
  ///   - discoverabilityTitle: A longer title, which has no effect.
  ///   - attributes: The attributes.
  ///   - state: The state of an action that a person turns on and off; stored without effect.
  ///   - handler: The closure to perform, which gets the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    super.init()
    self.title = title
    self.image = image
  }

  public override convenience init() {
    self.init { _ in }
  }

  private static var count = 0

  /// Performs the action for the given sender, such as a control, unless the action is disabled.
  func run(for sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
