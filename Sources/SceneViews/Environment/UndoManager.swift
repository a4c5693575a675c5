import Foundation
import SceneRuntime

/// The changes in a window that a person can undo and redo.
///
/// By default, all changes that are registered in one turn of the app's main loop form a group, which is undone as a
/// whole.
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
/// Views read the undo manager of their window from the environment. The commands Undo and Redo in a window use the
/// window's manager.
public final class UndoManager {
  /// A change, or several changes that are undone together.
  private struct Group {
    var name = ""
    var changes: [Change] = []
    /// The number of the turn of the app's main loop in which the last change was registered.
    ///
    /// A change that is registered outside of turns gets the number of the next turn; until then, the property is nil.
    var turn: Int?
  }

  private struct Change {
    let target: ObjectIdentifier
    /// A closure that undoes the change, unless the target of the change was released.
    let undo: () -> Void
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  /// The open groups, beginning with the outermost.
  private var open: [Group] = []
  /// Whether the manager opened the outermost open group for the changes of a turn; false if
  /// `beginUndoGrouping()` opened the group.
  private var isTurnOpen = false
  /// The number of the turn for which the manager last opened a group; nil if no turn ran at that time.
  private var openTurn: Int?
  private var disabled = 0
  private let didChange: @Sendable () -> Void
  /// A number that increases with each change of the groups.
  ///
  /// A view that shows whether a change can be undone reads the number, so that the view is updated.
  private let version = StateLocation(0)

  /// Whether the changes of a turn form one group; if false, each change outside of an open group forms its own group.
  public var groupsByEvent = true
  /// The maximum number of groups that can be undone, which is also the maximum number that can be redone; 0 for no
  /// limit.
  public var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Whether a group is being undone.
  public private(set) var isUndoing = false
  /// Whether a group is being redone.
  public private(set) var isRedoing = false

  /// Called when a change is registered, undone or redone; in the window of a document, the closure marks the document
  /// as changed.
  package var contentDidChange: (() -> Void)?

  /// Creates a manager without changes.
  public convenience init() {
    self.init {}
  }

  /// Creates a manager that calls a closure whenever the next group to undo, the next group to redo, or the name of one
  /// of these groups may have changed.
  init(_ didChange: @escaping @Sendable () -> Void) {
    self.didChange = didChange
  }

  // MARK: - Registering

  /// Registers a closure that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that was changed. The manager doesn't retain it; once the object is released, the change
  ///     isn't undone.
  ///   - handler: Undoes the change; the closure gets the target. The handlers that it registers during an undo are
  ///     called by the next redo, and the handlers that it registers during a redo are called by the next undo.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    // A window ends its manager's group at the end of the turn. Without a window, the manager itself ends the group,
    // before the first change of a later turn.
    let turn = Self.turn
    if turn != openTurn { endTurn() }
    if open.isEmpty {
      open = [Group()]
      isTurnOpen = true
      openTurn = turn
    }
    open[open.count - 1].changes.append(change)
    open[open.count - 1].turn = turn
    if !isUndoing, !isRedoing { redone = [] }
    if !groupsByEvent, isTurnOpen { endTurn() }
    tell()
    contentDidChange?()
  }

  /// The number of the turn that this thread runs; nil outside of turns.
  private static var turn: Int? {
    // Turns run on the main actor.
    Application.isInTurn ? MainActor.assumeIsolated { Application.current?.turn } : nil
  }

  /// Whether the manager registers changes; false between `disableUndoRegistration()` and the matching
  /// `enableUndoRegistration()`.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Stops the registration of changes until a matching call of `enableUndoRegistration()`.
  public func disableUndoRegistration() { disabled += 1 }

  /// Ends the effect of one call of `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: - Groups

  /// The number of open groups.
  public var groupingLevel: Int { open.count }

  /// Begins a group of changes, which are undone together.
  public func beginUndoGrouping() {
    open.append(Group())
  }

  /// Ends the innermost open group; has no effect if no group is open.
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      isTurnOpen = false
      close(group)
    } else {
      open[open.count - 1].changes += group.changes
      open[open.count - 1].turn = group.turn ?? open[open.count - 1].turn
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  /// Ends the group of changes that was opened for a turn, unless the app has opened further groups.
  ///
  /// Called in a turn, the method also gives the number of the turn to groups that have no number yet.
  func endTurn() {
    if isTurnOpen, open.count == 1 { endUndoGrouping() }
    guard let turn = Self.turn else { return }
    // A group without a turn number was registered after an earlier turn and before this one.
    if let last = undone.indices.last, undone[last].turn == nil { undone[last].turn = turn }
    if let last = redone.indices.last, redone[last].turn == nil { redone[last].turn = turn }
  }

  private func close(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    var group = group
    if group.turn == nil { group.turn = Self.turn }
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

  /// The number of groups to undo, including a group that isn't closed yet; a body that reads the property isn't
  /// evaluated again when the number changes.
  package var undoCount: Int {
    undone.count + (open.contains { !$0.changes.isEmpty } ? 1 : 0)
  }

  /// Ends all open groups, and undoes the last group of changes.
  public func undo() {
    if isUndoing || isRedoing { return }
    endAll()
    undoNestedGroup()
  }

  /// Undoes the last group of changes, without ending open groups.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
    tell()
    contentDidChange?()
  }

  /// Ends all open groups, and redoes the group of changes that was undone last.
  public func redo() {
    if isUndoing || isRedoing { return }
    endAll()
    guard let group = redone.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
    tell()
    contentDidChange?()
  }

  /// Undoes or redoes the changes of a group; the changes registered meanwhile form a new group with the same name.
  private func perform(_ group: Group) {
    let outer = (open, isTurnOpen)
    (open, isTurnOpen) = ([Group(name: group.name)], false)
    for change in group.changes.reversed() { change.undo() }
    endAll()
    (open, isTurnOpen) = outer
  }

  private func endAll() {
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Removes all changes to undo and to redo, and the open groups.
  public func removeAllActions() {
    (undone, redone, open, isTurnOpen) = ([], [], [], false)
    tell()
  }

  /// Removes the changes that were registered for an object.
  ///
  /// - Parameter target: The object that was passed to `registerUndo(withTarget:handler:)`.
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

  // MARK: - Turns

  /// The turn number of the group that is undone next; nil if there is no group, or if its last change was registered
  /// outside of turns and no turn has run since.
  var undoTurn: Int? { next?.turn }

  /// The innermost open group with changes or, if there is none, the last closed group; nil if there is no group.
  private var next: Group? { open.last { !$0.changes.isEmpty } ?? undone.last }

  /// The number of the turn in which the group that is redone next was undone; nil if there is nothing to redo, or if
  /// the group was undone outside of turns and no turn has run since.
  var redoTurn: Int? { redone.last?.turn }

  // MARK: - Names

  /// Sets the name of the innermost open group or, if no group is open, of the group that is undone next.
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

  /// The name of the innermost open group with changes or, if there is none, of the group that is undone next; empty if
  /// there is no name.
  public var undoActionName: String {
    _ = version.read()
    return next?.name ?? ""
  }

  /// The name of the group that is redone next; empty if there is no group, or if the group has no name.
  public var redoActionName: String {
    _ = version.read()
    return redone.last?.name ?? ""
  }

  /// The title of the Undo command, such as `Undo Typing`.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the Redo command, such as `Redo Typing`.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of an Undo command.
  ///
  /// - Parameter name: The name of the changes; empty for none.
  /// - Returns: The title: `Undo`, followed by the name.
  public func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }

  /// Returns the title of a Redo command.
  ///
  /// - Parameter name: The name of the changes; empty for none.
  /// - Returns: The title: `Redo`, followed by the name.
  public func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  private func tell() {
    version.modify { $0 &+= 1 }
    didChange()
  }
}
