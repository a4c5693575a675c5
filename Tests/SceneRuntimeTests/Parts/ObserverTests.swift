import Checking
import Foundation
import SceneRuntime
import TestSupport
import Testing

/// Observers that are added and removed while events are told and scenes connect.
@MainActor struct ObserverTests {
  /// Where a library that starts with a scene adds its observer.
  enum Place: CaseIterable, Sendable {
    case configuration
    case delegateInitializer
    case connection
  }

  @Test(arguments: Place.allCases)
  func `an observer added while a scene connects receives every launch event once`(
    _ place: Place
  ) {
    let library = Library(place)
    let delegate = RecordingApplicationDelegate()
    delegate.configure = { session, _ in
      library.start(at: .configuration)
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = LibrarySceneDelegate.self
      return configuration
    }
    let application = Application.stub(delegate: delegate)
    library.application = application
    Library.current = library
    defer { Library.current = nil }
    let shortcut = ExternalEvent.performShortcut(ShortcutRecord(type: "compose"))
    let events = [link(1), link(2), shortcut]
    application.handle(.launch(events))
    expectEqual(library.seen, events)
  }

  @Test func `an observer removed by an earlier one isn't called`() {
    let application = Application.stub()
    application.handle(.launch([]))
    var told: [String] = []
    let ids = Identifiers()
    application.addEventObserver(named: "first") { _ in
      told.append("first")
      if let second = ids.second { application.removeEventObserver(second) }
      return .seen
    }
    ids.second = application.addEventObserver(named: "second") { _ in
      told.append("second")
      return .seen
    }
    application.addEventObserver(named: "third") { _ in
      told.append("third")
      return .seen
    }
    application.handle(.external(link(1)))
    expectEqual(told, ["first", "third"])
  }

  @Test func `an observer can remove itself without skipping the next`() {
    let application = Application.stub()
    application.handle(.launch([]))
    var told: [String] = []
    let ids = Identifiers()
    ids.first = application.addEventObserver(named: "first") { _ in
      told.append("first")
      if let first = ids.first { application.removeEventObserver(first) }
      return .seen
    }
    application.addEventObserver(named: "second") { _ in
      told.append("second")
      return .claimed
    }
    application.handle(.external(link(1)), .external(link(2)))
    expectEqual(told, ["first", "second", "second"])
  }

  @Test func `an observer added by another receives the same event and may claim it`() {
    let application = Application.stub()
    var told: [String] = []
    var isAdded = false
    application.addEventObserver(named: "first") { event in
      told.append("first \(event)")
      if isAdded { return .seen }
      isAdded = true
      application.addEventObserver(named: "second", priority: 1) { event in
        told.append("second \(event)")
        return .claimed
      }
      return .seen
    }
    application.handle(.launch([link(1)]))
    expectEqual(told, ["first open postbox://message/1", "second open postbox://message/1"])
    application.addEventObserver(named: "late") { event in
      told.append("late \(event)")
      return .seen
    }
    expectEqual(told.count, 2)
  }

  @Test func `observers that add others endlessly are called once more only`() {
    let application = Application.stub()
    var count = 0
    @MainActor func add() {
      application.addEventObserver(named: "counter") { _ in
        count += 1
        add()
        return .seen
      }
    }
    add()
    application.handle(.launch([link(1)]))
    // The first one, and the one it added with the launch event it had missed.
    expectEqual(count, 2)
  }

  @Test func `an observer that adds itself again during launch events is called once`() {
    let application = Application.stub()
    application.handle(.launch([link(1)]))
    var count = 0
    @MainActor func add() {
      application.addEventObserver(named: "counter") { _ in
        count += 1
        add()
        return .seen
      }
    }
    add()
    expectEqual(count, 2)
  }

  private func link(_ number: Int) -> ExternalEvent {
    var address = URLComponents()
    (address.scheme, address.host, address.path) = ("postbox", "message", "/\(number)")
    return .openURL(ExternalEvent.Link(address.url ?? URL(filePath: "/")))
  }
}

/// The identifiers of observers, for the observers themselves.
@MainActor private final class Identifiers {
  var first: Application.EventObserverID?
  var second: Application.EventObserverID?
}

/// A library that adds an observer once, at one place, and keeps what it is told.
@MainActor private final class Library {
  static var current: Library?
  let place: ObserverTests.Place
  weak var application: Application?
  var seen: [ExternalEvent] = []
  private var isStarted = false

  init(_ place: ObserverTests.Place) {
    self.place = place
  }

  func start(at place: ObserverTests.Place) {
    guard place == self.place, !isStarted else { return }
    isStarted = true
    application?.addEventObserver(named: "library") { [weak self] event in
      self?.seen.append(event)
      return .seen
    }
  }
}

@MainActor private final class LibrarySceneDelegate: WindowSceneDelegate {
  init() {
    Library.current?.start(at: .delegateInitializer)
  }

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    Library.current?.start(at: .connection)
  }
}
