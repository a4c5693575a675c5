/// An element of a menu: an action or a menu inside it.
open class UIMenuElement: NSObject {
  /// The marks of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the marks.
    public let rawValue: UInt

    /// Creates marks from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element takes no acts.
    public static let disabled = Attributes(rawValue: 1)
    /// The element destroys data.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The state of a choice.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen.
    case on
    /// Chosen in part.
    case mixed
  }

  /// The text.
  open var title = ""
  /// The image beside the text.
  open var image: UIImage?
}

/// An action with a closure.
open class UIAction: UIMenuElement {
  /// The name of an action, which replaces another of the same name.
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
  }

  /// The name of the action.
  public let identifier: Identifier
  /// The marks of the action.
  open var attributes: Attributes
  /// The state of the choice that the action is.
  open var state: State
  /// The control whose event runs the action; nil while none does.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The image beside the text.
  ///   - identifier: The name; a new one by default.
  ///   - discoverabilityTitle: A longer text, kept without effect.
  ///   - attributes: The marks.
  ///   - state: The state of the choice that the action is.
  ///   - handler: The work, which gets the action.
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

  /// Runs the work for a control.
  func run(for sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
