import Foundation

/// The changes of a window that a person can undo, in groups of a turn each.
///
/// ```swift
/// import Scenes
///
/// @MainActor @Observable final class Draft {
///   private(set) var text = ""
///
///   func change(to new: String, _ undoManager: UndoManager?) {
///     let old = text
///     text = new
///     undoManager?.registerUndo(withTarget: self) { $0.change(to: old, undoManager) }
///     undoManager?.setActionName("Typing")
///   }
/// }
/// ```
///
/// Views read the manager of their scene from the environment; the commands Undo and Redo use it.
public final class UndoManager {
  /// A change, or several that are undone together.
  private struct Group {
    var name = ""
    var changes: [Change] = []
  }

  private struct Change {
    let target: ObjectIdentifier
    /// Undoes the change; nil of the target is gone.
    let undo: () -> Void
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  /// Whether the outermost open group is that of the turn.
  private var isTurnOpen = false
  private var disabled = 0
  private let didChange: @Sendable () -> Void
  /// The number of changes, read by views that show whether a change can be undone.
  private let version = StateLocation(0)

  /// Whether a group is made for each turn.
  public var groupsByEvent = true
  /// The number of groups that are kept; 0 for all.
  public var levelsOfUndo = 0 {
    didSet { limit() }
  }
  /// Whether a group is being undone.
  public private(set) var isUndoing = false
  /// Whether a group is being redone.
  public private(set) var isRedoing = false

  /// Called when a change is registered, undone or redone.
  package var contentDidChange: (() -> Void)?

  /// Creates a manager without changes.
  public convenience init() {
    self.init {}
  }

  /// Creates a manager that calls a closure when the change to undo or redo is another one.
  init(_ didChange: @escaping @Sendable () -> Void) {
    self.didChange = didChange
  }

  // MARK: - Registering

  /// Registers how a change is undone.
  ///
  /// - Parameters:
  ///   - target: The object that was changed, which isn't retained; when it is gone the change isn't undone.
  ///   - handler: Undoes the change. What it registers can be redone.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    if open.isEmpty {
      open = [Group()]
      isTurnOpen = true
    }
    open[open.count - 1].changes.append(change)
    if !isUndoing, !isRedoing { redone = [] }
    if !groupsByEvent, isTurnOpen { endTurn() }
    tell()
    contentDidChange?()
  }

  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Stops the registration of changes until a matching call of `enableUndoRegistration()`.
  public func disableUndoRegistration() { disabled += 1 }

  /// Ends the effect of one `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: - Groups

  /// The number of open groups.
  public var groupingLevel: Int { open.count }

  /// Begins a group, whose changes are undone together.
  public func beginUndoGrouping() {
    open.append(Group())
  }

  /// Ends the group that was begun last; without one it has no effect.
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      isTurnOpen = false
      close(group)
    } else {
      open[open.count - 1].changes += group.changes
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  /// Ends the group of a turn.
  func endTurn() {
    guard isTurnOpen, open.count == 1 else { return }
    endUndoGrouping()
  }

  private func close(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if isUndoing { redone.append(group) } else { undone.append(group) }
    limit()
    tell()
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undone.removeFirst(max(0, undone.count - levelsOfUndo))
    redone.removeFirst(max(0, redone.count - levelsOfUndo))
  }

  // MARK: - Undoing

  /// Whether there is a change to undo.
  public var canUndo: Bool {
    _ = version.read()
    return !undone.isEmpty || open.contains { !$0.changes.isEmpty }
  }

  /// Whether there is a change to redo.
  public var canRedo: Bool {
    _ = version.read()
    return !redone.isEmpty
  }

  /// Undoes the last group of changes.
  public func undo() {
    endTurn()
    undoNestedGroup()
  }

  /// Undoes the last group of changes, without ending an open one.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
    tell()
    contentDidChange?()
  }

  /// Redoes the group of changes that was undone last.
  public func redo() {
    endTurn()
    guard !isUndoing, !isRedoing, let group = redone.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
    tell()
    contentDidChange?()
  }

  /// Undoes the changes of a group, in a group of their own, which has the name of the first one.
  private func perform(_ group: Group) {
    let outer = (open, isTurnOpen)
    (open, isTurnOpen) = ([Group(name: group.name)], false)
    for change in group.changes.reversed() { change.undo() }
    while !open.isEmpty { endUndoGrouping() }
    (open, isTurnOpen) = outer
  }

  /// Removes all changes.
  public func removeAllActions() {
    (undone, redone, open, isTurnOpen) = ([], [], [], false)
    tell()
  }

  /// Removes the changes of an object.
  ///
  /// - Parameter target: The object.
  public func removeAllActions(withTarget target: AnyObject) {
    let id = ObjectIdentifier(target)
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target == id }
        return group
      }
    }
    undone = without(undone).filter { !$0.changes.isEmpty }
    redone = without(redone).filter { !$0.changes.isEmpty }
    open = without(open)
    tell()
  }

  // MARK: - Names

  /// Sets the name of the open group, or else of the last one.
  ///
  /// - Parameter name: The name, such as `Typing`.
  public func setActionName(_ name: String) {
    if !open.isEmpty {
      open[open.count - 1].name = name
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = name
    }
    tell()
  }

  /// The name of the group that is undone next; empty for none.
  public var undoActionName: String {
    _ = version.read()
    return open.last.map(\.name) ?? undone.last?.name ?? ""
  }

  /// The name of the group that is redone next; empty for none.
  public var redoActionName: String {
    _ = version.read()
    return redone.last?.name ?? ""
  }

  /// The title of the command that undoes, such as `Undo Typing`.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the command that redoes, such as `Redo Typing`.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes.
  ///
  /// - Parameter name: The name of the changes; empty for none.
  /// - Returns: The title, with the name behind `Undo`.
  public func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }

  /// Returns the title of a command that redoes.
  ///
  /// - Parameter name: The name of the changes; empty for none.
  /// - Returns: The title, with the name behind `Redo`.
  public func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  private func tell() {
    version.modify { $0 &+= 1 }
    didChange()
  }
}
