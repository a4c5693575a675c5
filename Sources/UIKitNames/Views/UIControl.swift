import Foundation
import SceneRuntime

/// A view that a person operates, such as a button; it performs the actions that the app adds for its events.
open class UIControl: UIView {
  /// Types of events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the types.
    public let rawValue: UInt

    /// Creates event types from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control; never sent by the controls of this library.
    public static let touchDown = Event(rawValue: 1)
    /// A person presses the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control; never sent by the controls of this library.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control performs its primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opens; never sent by the controls of this library.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A person begins to type.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changes the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A person ends typing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A person ends typing with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// States of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for the normal state.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state: none of the other states applies.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1)
    /// A person can't interact with the control.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
  }

  private var actions: [(action: ControlAction, events: Event)] = []

  /// Whether a person can interact with the control.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Whether the control is pressed; hosts don't set this property.
  open var isHighlighted = false
  /// The current states of the control; never contains `focused`.
  open var state: State {
    (isEnabled ? State.normal : .disabled).union(isSelected ? .selected : .normal)
      .union(isHighlighted ? .highlighted : .normal)
  }

  /// Adds an action that is performed for certain events.
  ///
  /// - Parameters:
  ///   - action: The action, which replaces another action with the same identifier for these events.
  ///   - events: The types of events for which the action is performed.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((.action(action), events))
  }

  /// Stops performing an action for certain events.
  ///
  /// - Parameters:
  ///   - action: The action to remove, or another action with the same identifier.
  ///   - events: The types of events for which the action isn't performed any more.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Stops performing the action with an identifier for certain events.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the action.
  ///   - events: The types of events for which the action isn't performed any more.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { if case .action(let own) = $0 { own.identifier == identifier } else { false } }
  }

  /// Adds a method that an object performs for certain events.
  ///
  /// A method that is added twice with the same object is performed once for an event. If the object isn't an
  /// `NSObject`, its methods can't be performed: a problem is recorded, and nothing is added.
  ///
  /// - Parameters:
  ///   - target: The object, which isn't retained; nil for the first object in the control's responder chain that
  ///     responds to the method.
  ///   - action: The method, which is performed through ``/UIKitObjects/NSObject/perform(_:with:)``.
  ///   - events: The types of events.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target as? NSObject
    if let target, object == nil {
      (Application.current ?? Application.latest)?
        .report(.unperformedSelector(action, of: type(of: target)))
      return
    }
    let index = actions.firstIndex {
      guard case .method(let selector, let owner) = $0.action else { return false }
      return selector == action && owner.object === object && owner.isAnyone == (object == nil)
    }
    if let index {
      actions[index].events.formUnion(events)
    } else {
      actions.append((.selector(action, object), events))
    }
  }

  /// Stops performing methods of objects for certain events.
  ///
  /// - Parameters:
  ///   - target: The object; nil for all objects.
  ///   - action: The method; nil for all methods.
  ///   - events: The types of events for which the methods aren't performed any more.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    remove(events) {
      guard case .method(let selector, let owner) = $0 else { return false }
      let isTarget = target == nil || owner.object.map { $0 === target as? NSObject } ?? false
      return isTarget && (action == nil || selector == action)
    }
  }

  private func remove(_ events: Event, where isRemoved: (ControlAction) -> Bool) {
    for index in actions.indices where isRemoved(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions and methods that were added for any of the given events, in the order of their addition.
  ///
  /// - Parameter events: The types of events; an action that was added for several of these types is performed once.
  open func sendActions(for events: Event) {
    for (action, ownEvents) in actions where !ownEvents.isDisjoint(with: events) {
      action.perform(self)
    }
  }
}
