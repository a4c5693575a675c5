import SceneDisplay
public import SceneRuntime

/// A player of acts on an application whose host has no screen.
///
/// After each act, the player waits until the application has no more work. The player doesn't wait for the app's own
/// tasks.
///
/// ```swift
/// import SceneHeadless
///
/// @MainActor func writeMessage(in application: Application, on host: HeadlessHost) async throws {
///   let player = Player(application: application, host: host)
///   await player.launch()
///   try await player.play(.tap("New Message"))
///   try await player.play(.type("Lunch?", into: "Subject"))
///   try player.check(.windows(2))
/// }
/// ```
@MainActor public final class Player {
  /// The running application; relaunching replaces it with a new application.
  public private(set) var application: Application
  /// The host of the application.
  public let host: HeadlessHost
  /// The events that the player sends directly after other external events, for a test.
  package var accompanying: [Accompanying] = []
  /// The number of external events that the player has sent so far, not counting the events of `accompanying`.
  ///
  /// Several links that are opened at once count as one event, and so do all events of one launch.
  private var eventCount = 0
  /// The number of trace entries before the last act; acts that only check or print something don't count as acts.
  private var mark = 0
  /// A closure that is called with each application before its launch.
  package var onStart: @MainActor (Application) -> Void = { _ in }

  /// Creates a player, and sets the application whose turns the host runs.
  ///
  /// - Parameters:
  ///   - application: The application, which isn't launched yet.
  ///   - host: The host, with which the application was created.
  public init(application: Application, host: HeadlessHost) {
    self.application = application
    self.host = host
    host.attach(application)
  }

  /// The entries of the trace since the last act began; acts that only check or print something don't count as acts.
  public var recentTrace: [TraceEntry] { application.trace.entries(since: mark) }

  /// Launches the application for the launch events of its host.
  public func launch() async {
    begin()
    await launch(for: host.launchEvents)
  }

  /// Ends the application as if its process was killed, and launches the app again with its stored sessions.
  ///
  /// Unlike after the end of a real process, static variables and tasks of the app remain. Attached
  /// displays stay attached.
  ///
  /// - Parameter events: The events for which the application is launched.
  /// - Throws: A ``ScriptError`` if the host doesn't support relaunching.
  public func relaunch(for events: [ExternalEvent] = []) async throws {
    let displays = application.attachedDisplays
    try restart()
    // The displays are attached before the launch, so that the launch handles them.
    for display in displays { application.receive(.attachDisplay(display)) }
    await launch(for: events)
  }

  /// Replaces the application with a new application, and prepares the new application for its launch.
  func restart() throws {
    try replace()
    begin()
  }

  /// Prepares an application before its launch: injects faults, begins to record the run, and calls `onStart`.
  private func prepare(_ application: Application) {
    host.faults?.inject(into: application)
    host.recorder?.start(application)
    onStart(application)
  }

  private func launch(for events: [ExternalEvent]) async {
    application.receive(.launch(events))
    accompany(.launch(events))
    await host.settle()
  }

  /// Counts an external event, or a launch for external events, and sends the accompanying events with the resulting
  /// number.
  ///
  /// Events of other kinds aren't counted.
  private func accompany(_ event: HostEvent) {
    switch event {
    case .launch(let events) where !events.isEmpty: break
    case .external, .openURLs: break
    default: return
    }
    eventCount += 1
    for other in accompanying where other.number == eventCount {
      application.receive(.external(other.event))
    }
  }

  /// Plays one act.
  ///
  /// - Parameter act: The act.
  /// - Returns: The text to print; nil if there is none.
  /// - Throws: A ``ScriptError`` if no view handled a pressed key, if an expectation isn't met, or if the act isn't
  ///   possible, for example because no element has the label. An act that isn't possible has no effect.
  @discardableResult
  public func play(_ act: Act) async throws -> String? {
    switch act {
    case .show:
      await host.settle()
      return text
    case .picture(let path, let columns, let rows):
      await host.settle()
      try drawPicture(to: path, columns: columns, rows: rows)
      return nil
    case .expect(let expectation):
      await host.settle()
      try check(expectation)
      return nil
    case .scroll(let scroll, let label, let number):
      let count = application.trace.count
      if let event = try self.scroll(scroll, label, in: number) { application.receive(event) }
      mark = count
      await host.settle()
      return nil
    case .relaunch(let url):
      try await relaunch(for: [url.map { .openURL(ExternalEvent.Link($0)) }].compactMap(\.self))
      return nil
    case .wait(let seconds):
      try wait(seconds)
      await host.settle()
      return nil
    case .showMenus(let number):
      await host.settle()
      return try menuLines(in: number).indented
    case .drag(let drag):
      try await self.drag(drag)
      return nil
    default:
      let event = try event(for: act)
      await play(event)
      try checkKey(event)
      return nil
    }
  }

  /// Advances, by the given number of seconds, the clock that views read.
  private func wait(_ seconds: Int) throws {
    guard seconds >= 0 else {
      throw ScriptError("\(seconds) seconds can't pass; expected a number from 0 up")
    }
    guard application.services.clock.isAdvanced else {
      throw ScriptError("the run uses the system's clock, which can't be advanced")
    }
    beginAct()
    application.services.clock.advance(by: Double(seconds))
  }

  /// Plays an act that is given as a host event.
  package func play(_ event: HostEvent) async {
    beginAct()
    application.receive(event)
    accompany(event)
    await host.settle()
  }

  /// Replaces the application with a new application, without preparing the new application for its launch.
  ///
  /// - Parameter isContinuing: Whether the numbers of new sessions follow those of the previous application. If false,
  ///   they begin at 1.
  /// - Throws: A ``ScriptError`` if the host doesn't support relaunching.
  package func replace(isContinuing: Bool = true) throws {
    guard let makeApplication = host.makeApplication else {
      throw ScriptError(
        "the application can't be launched again; expected a host that creates it again")
    }
    application.tearDown()
    let previous = application
    application = makeApplication(host)
    if isContinuing { application.continueNumbers(of: previous) }
    host.attach(application)
  }

  /// Prepares the application for its launch, and marks the start of the trace as the start of an act.
  func begin() {
    mark = 0
    prepare(application)
  }

  /// Sends an event to the application, without running the application's turns.
  func perform(_ event: HostEvent) {
    beginAct()
    application.receive(event)
  }

  /// Marks the start of an act for `recentTrace`.
  package func beginAct() {
    mark = application.trace.count
  }

  // MARK: - Inspecting

  /// The lines of all windows, grouped by scene session.
  ///
  /// Each group begins with a heading that has the number, the title and the state of the session.
  public var text: String {
    let sessions = application.orderedSessions
    if sessions.isEmpty { return "no windows" }
    return sessions.flatMap(text).joined(separator: "\n")
  }

  /// The heading and the lines of the focused scene's windows; if no scene has the focus, a line which says that no
  /// window is on screen.
  var focusedText: [String] {
    application.focusedSession.map(text) ?? ["no window is on screen"]
  }

  /// The headings of all scene sessions except the focused session.
  var otherHeadings: [String] {
    let focused = application.focusedSession
    return application.orderedSessions.filter { $0 != focused }.map(heading)
  }

  private func text(of session: SceneSession) -> [String] {
    [heading(of: session)] + lines(of: screens(of: session)).map { "  " + $0.escaped }
  }

  /// Returns the lines of a scene's windows, one window below the other.
  ///
  /// - Parameter number: The scene's number; nil for the focused scene.
  /// - Returns: The lines from top to bottom.
  /// - Throws: A ``ScriptError`` if there is no such scene, or if the scene has no windows.
  public func lines(in number: Int? = nil) throws -> [String] {
    lines(of: try screens(number))
  }

  /// Returns the elements of a scene's windows.
  ///
  /// - Parameter number: The scene's number; nil for the focused scene.
  /// - Returns: The elements of one window after the other, each in depth-first order.
  /// - Throws: A ``ScriptError`` if there is no such scene, or if the scene has no windows.
  package func elements(in number: Int?) throws -> [ShownElement] {
    try screens(number).flatMap(\.tree.root.elements)
  }

  /// Returns whether a scene is in the foreground, has windows, and isn't behind the application switcher.
  ///
  /// - Parameter number: The scene's number; nil for the focused scene.
  /// - Returns: Whether a person can act on the scene's windows; false if there is no such scene.
  package func isInForeground(_ number: Int?) -> Bool {
    (try? screensInForeground(number)) != nil
  }

  private func lines(of screens: [HeadlessHost.Screen]) -> [String] {
    screens.flatMap(\.tree.root.lines)
  }

  // MARK: - Windows

  /// Returns the session with the given number.
  ///
  /// - Parameter number: The number of the session, from 1 in creation order; nil for the focused session.
  /// - Returns: The session.
  /// - Throws: A ``ScriptError`` that lists all sessions, if there is no such session.
  func session(_ number: Int?) throws -> SceneSession {
    guard let number else {
      guard let focused = application.focusedSession else {
        throw listing("no window is on screen; expected a window's number")
      }
      return focused
    }
    guard let session = application.orderedSessions.first(where: { $0.ordinal == number }) else {
      throw listing("there is no window \(number)")
    }
    return session
  }

  /// Returns the screens of a scene's windows; throws an error unless the scene is in the foreground, has windows, and
  /// isn't behind the application switcher.
  func screensInForeground(_ number: Int?) throws -> [HeadlessHost.Screen] {
    let session = try session(number)
    guard session.scene?.activationState.isForeground == true else {
      throw ScriptError(
        "window \(session.ordinal) isn't on screen; expected resume \(session.ordinal) first")
    }
    guard !application.isSwitcherOpen else {
      throw ScriptError(
        "the switcher is open; expected resume \(session.ordinal), foreground or background first")
    }
    return try screens(session.ordinal)
  }

  private func screens(_ number: Int?) throws -> [HeadlessHost.Screen] {
    let session = try session(number)
    let screens = screens(of: session)
    if screens.isEmpty { throw listing("window \(session.ordinal) shows nothing") }
    return screens
  }

  private func screens(of session: SceneSession) -> [HeadlessHost.Screen] {
    (session.scene as? WindowScene)?.windows.compactMap { host.screens[$0.id] } ?? []
  }

  func heading(of session: SceneSession) -> String {
    let screens = screens(of: session)
    let main = screens.first { $0.window.isKeyWindow } ?? screens.first
    // A disconnected scene has no windows, so the title is the last title of its session.
    let title = (main?.window.effectiveTitle ?? session.title ?? "").escaped
    var state =
      switch session.scene?.activationState {
      case .foregroundActive: "active"
      case .foregroundInactive: "inactive"
      case .background: "background"
      case .unattached, nil: "disconnected"
      }
    if session == application.focusedSession { state += ", focused" }
    return "window \(session.ordinal)\(title.isEmpty ? "" : " \"\(title)\"") (\(state))"
  }

  func name(_ number: Int?) -> String {
    number.map { "window \($0)" } ?? "the focused window"
  }

  /// Returns an error with the given message, followed by a list of all scene sessions.
  private func listing(_ message: String) -> ScriptError {
    let sessions = application.orderedSessions
    return ScriptError(
      message + (sessions.isEmpty ? "; there are none" : "; there are:"),
      list: sessions.map(heading))
  }
}

extension [String] {
  /// The texts in quotation marks, as a list.
  var quoted: String { map { "\"\($0.withoutLinkValues)\"" }.listed }

  /// The texts, separated by commas; after 20 texts, the list ends with the number of omitted texts.
  var listed: String {
    let most = 20
    let first = prefix(most).joined(separator: ", ")
    return count > most ? first + ", and \(count - most) more" : first
  }

  /// The lines, indented and joined by line breaks.
  package var indented: String { map { "  " + $0 }.joined(separator: "\n") }
}

extension Player {
  /// An external event that the player sends directly after another external event, before the next turn.
  package struct Accompanying: Hashable, Sendable {
    /// The external event to send.
    package var event: ExternalEvent
    /// The number of the external event after which this event is sent, counted from 1.
    package var number: Int

    /// Creates an event that is sent directly after the external event with the given number.
    package init(event: ExternalEvent, number: Int) {
      self.event = event
      self.number = number
    }
  }
}
