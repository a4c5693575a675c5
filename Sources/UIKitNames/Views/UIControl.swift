import Foundation

/// A view that a person acts on, and that performs actions then.
open class UIControl: UIView {
  /// The kinds of events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates kinds from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for none.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger on the control.
    public static let touchDown = Event(rawValue: 1)
    /// A press of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that leaves the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// An open menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The begin of typing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Another text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of typing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The end of typing with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    ///
    /// - Parameter rawValue: The sum of the bits; 0 for the normal state.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Without acts.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// With the focus.
    public static let focused = State(rawValue: 8)
  }

  private var actions: [(action: ControlAction, events: Event)] = []

  /// Whether the control takes acts.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Whether the control is pressed.
  open var isHighlighted = false
  /// The states of the control.
  open var state: State {
    (isEnabled ? State.normal : .disabled).union(isSelected ? .selected : .normal)
      .union(isHighlighted ? .highlighted : .normal)
  }

  /// Adds an action for events.
  ///
  /// - Parameters:
  ///   - action: The action, in place of one with the same name.
  ///   - events: The kinds of events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((.action(action), events))
  }

  /// Removes an action for events.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - events: The kinds of events for which it ends.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with a name for events.
  ///
  /// - Parameters:
  ///   - identifier: The name of the action.
  ///   - events: The kinds of events for which it ends.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { if case .action(let own) = $0 { own.identifier == identifier } else { false } }
  }

  /// Adds a method of an object for events; a method that is added again is performed once.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil for the first one above the control that responds.
  ///   - action: The method, which ``NSObject/perform(_:with:)`` receives.
  ///   - events: The events.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target as? NSObject
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

  /// Ends the methods of an object, all of them if no selector is given.
  ///
  /// - Parameters:
  ///   - target: The object; nil for all objects.
  ///   - action: The method; nil for all methods.
  ///   - events: The kinds of events for which they end.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    remove(events) {
      guard case .method(let selector, let owner) = $0 else { return false }
      return (target == nil || owner.object === target as? NSObject)
        && (action == nil || selector == action)
    }
  }

  private func remove(_ events: Event, where isRemoved: (ControlAction) -> Bool) {
    for index in actions.indices where isRemoved(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for events.
  ///
  /// - Parameter events: The kinds of events; an action runs once for all of them.
  open func sendActions(for events: Event) {
    for (action, ownEvents) in actions where !ownEvents.isDisjoint(with: events) {
      action.perform(self)
    }
  }
}
