import Foundation
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

extension RoutingCell {
  /// The outcome of playing a cell.
  struct Outcome {
    /// The decision, as the trace has it.
    var rule: String
    /// The scene on whose window a person looks in the end.
    var scene: String
    /// How many windows there were before, are there now, and are on screen.
    var before: Int
    var windows: Int
    var shown: Int
    /// The calls that delegates and views received, in order.
    var deliveries: [MatrixDelegate.Delivery]
    /// The calls for events that they received after a person left the application and returned.
    var late: [MatrixDelegate.Delivery]
    var problems: [String]

    /// The outcome in its columns.
    var columns: [String] {
      let told = deliveries.map { delivery in
        let text = "\(delivery.scene) \(delivery.receiver)"
        return delivery.isTaken ? text : "(\(text))"
      }
      return [
        rule, scene, "\(windows)", "\(shown)", told.isEmpty ? "-" : told.joined(separator: ", "),
        problems.isEmpty ? "-" : problems.joined(separator: ", "),
      ]
    }
  }

  /// Brings an application into the cell's state, as far as there is a way.
  ///
  /// - Returns: The simulator, and whether the application is in that state: with so many windows.
  @MainActor func arrange(_ app: MatrixApp) async -> (simulator: AppSimulator, isArranged: Bool) {
    let simulator = await AppSimulator(app, profile: scenes == .single ? .phone : .tablet)
    if windows == .two {
      await simulator.tap("Read")
      // The window the event is for isn't the one used last.
      await simulator.focus(1)
    }
    if windows == .zero || state == .none {
      for session in simulator.sessions { await simulator.act(.close(session.id)) }
    }
    if state == .background || state == .disconnected { await simulator.act(.background(nil)) }
    if state == .disconnected { await simulator.act(.memoryPressure) }
    let states = simulator.sessions.map { $0.scene?.activationState }
    let holds =
      switch state {
      case .cold: simulator.store.records.count == windows.count
      case .active: !states.isEmpty && states.allSatisfy { $0 == .foregroundActive }
      case .background: !states.isEmpty && states.allSatisfy { $0 == .background }
      case .disconnected: !states.isEmpty && states.allSatisfy { $0 == nil }
      case .none: states.isEmpty
      }
    return (simulator, holds && states.count == windows.count)
  }

  /// Plays the cell.
  ///
  /// - Parameter isInactive: Whether a person has opened the switcher, so that nothing is active.
  /// - Returns: What came of it.
  @MainActor func play(isInactive: Bool = false) async -> Outcome {
    let app = MatrixApp()
    app.listening.isOn = handler == .before
    // The delegate has no methods for the events that views may handle.
    app.delegate.takes = handler == .before && !kind.isForViews
    let simulator = await arrange(app).simulator
    if state != .cold, app.delegate.takes {
      simulator.application.notificationDelegate = app.delegate
    }
    if isInactive { await simulator.act(.openSwitcher) }
    app.delegate.deliveries = []
    let before = windows.count
    var mark = simulator.application.trace.count
    if state == .cold {
      await simulator.relaunch(for: events)
      mark = 0
      for input in inputs.dropFirst(events.count) { await simulator.act(input) }
    } else {
      for input in inputs { await simulator.act(input) }
    }
    if handler == .after { await appear(in: app, simulator) }
    let decisions = simulator.application.trace.entries(since: mark).compactMap { entry in
      if case .decision(let decision) = entry.kind { "\(decision)" } else { nil }
    }
    let told = app.delegate.deliveries
    let focused = simulator.application.focusedSession
    let outcome = Outcome(
      rule: decisions.isEmpty
        ? "none: nothing comes to be routed" : decisions.joined(separator: "; "),
      scene: focused.map { "\($0.id) \($0.scene?.title ?? "")" } ?? "-",
      before: before, windows: simulator.sessions.count,
      shown: simulator.sessions.count { $0.scene?.activationState.isForeground == true },
      deliveries: told, late: [],
      problems: simulator.problems.map(\.code.rawValue))
    app.delegate.deliveries = []
    await simulator.act(.background(nil))
    await simulator.act(.foreground)
    return outcome.adding(app.delegate.deliveries.filter(\.isOfEvent))
  }

  /// Adds handlers for events from now on.
  @MainActor private func appear(in app: MatrixApp, _ simulator: AppSimulator) async {
    if kind.isForViews {
      app.listening.isOn = true
    } else {
      app.delegate.takes = true
      simulator.application.notificationDelegate = app.delegate
    }
    await simulator.settle()
  }

  // MARK: - Events

  /// The external events that the process is launched for.
  private var events: [ExternalEvent] {
    switch kind {
    case .link: [.openURL(link("postbox://message/42"))]
    case .file: [.openURL(link("file:///home/ann/letter.eml"))]
    case .links:
      [.openURL(link("postbox://message/42")), .openURL(link("postbox://message/43"))]
    case .webLink, .activity: [.continueActivity(activity)]
    case .handoff, .lostHandoff:
      [
        .willContinueActivity(
          .init(activityType: activity.activityType, targetContentIdentifier: "message/42"))
      ]
    case .shortcut:
      [
        .performShortcut(
          ShortcutRecord(
            type: "com.example.postbox.reply", targetContentIdentifier: .string("message/42")))
      ]
    case .notification:
      [
        .receiveNotification(
          NotificationRecord(title: "New mail", targetContentIdentifier: "message/42"))
      ]
    case .returning: []
    }
  }

  /// The events that the host sends to a running process.
  private var inputs: [HostEvent] {
    switch kind {
    case .links: [.openURLs([link("postbox://message/42"), link("postbox://message/43")])]
    case .handoff: events.map { .external($0) } + [.handoffArrives(activity)]
    case .lostHandoff:
      events.map { .external($0) }
        + [.handoffFails(activity.activityType, reason: "the other device is gone")]
    case .returning: [.foreground]
    default: events.map { .external($0) }
    }
  }

  private var activity: ActivityRecord {
    kind == .webLink
      ? ActivityRecord(
        activityType: UserActivity.browsingWebType,
        webpageURL: link("https://postbox.example/m/42").url)
      : ActivityRecord(
        activityType: MatrixView.reading, targetContentIdentifier: "message/42")
  }

  private func link(_ text: String) -> ExternalEvent.Link {
    ExternalEvent.Link(URL(string: text) ?? URL(filePath: text))
  }
}

extension RoutingCell.Outcome {
  fileprivate func adding(_ late: [MatrixDelegate.Delivery]) -> Self {
    var outcome = self
    outcome.late = late
    return outcome
  }
}

extension AppSimulator {
  /// Tells the application something as a host does, and waits until all is quiet.
  func act(_ event: HostEvent) async {
    application.receive(event)
    await settle()
  }
}
