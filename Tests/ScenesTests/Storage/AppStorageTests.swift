import Checking
import Foundation
import SceneRuntime
import ScenesTesting
import Testing

@testable import Scenes

private enum Order: Int {
  case newest = 1
  case oldest = 2
}

private enum Folder: String {
  case inbox
  case sent
}

/// A view with a value in the defaults that a test reads and sets.
private struct Preference<Value>: View {
  let access: Access<Value>
  @AppStorage var value: Value

  init(_ access: Access<Value>, _ value: AppStorage<Value>) {
    self.access = access
    _value = value
  }

  var body: some View {
    access.show(value) { value = $0 }
    return Text("preference")
  }
}

/// S128: values in the user's defaults.
@MainActor struct AppStorageTests {
  private func launch<Value>(
    _ access: Access<Value>, _ make: @escaping @MainActor () -> AppStorage<Value>
  ) async -> AppSimulator {
    await AppSimulator(Showing { Preference(access, make()) })
  }

  /// Sets a value, and expects it after a relaunch.
  private func keep<Value: Equatable>(
    _ value: Value, as form: NSObject?, _ make: @escaping @MainActor () -> AppStorage<Value>
  ) async {
    let access = Access<Value>()
    let simulator = await launch(access, make)
    await access.set(value, in: simulator)
    expectEqual(access.shown.count, 2)
    expectEqual(access.shown.last, value)
    let stored = simulator.application.userDefaults.object(forKey: "value") as AnyObject?
    expectEqual((stored as? NSObject), form)
    await simulator.relaunch()
    expectEqual(access.shown.count, 3)
    expectEqual(access.shown.last, value)
  }

  @Test func `the tabs as a person arranges them are kept`() async throws {
    var tabs = TabViewCustomization()
    tabs[tab: "archive"].sidebarVisibility = .hidden
    let access = Access<TabViewCustomization>()
    let simulator = await launch(access) { AppStorage("value") }
    await access.set(tabs, in: simulator)
    await simulator.relaunch()
    expectEqual(access.shown, [TabViewCustomization(), tabs, tabs])
  }

  @Test func `S128: values, raw values and optionals of all types are kept`() async throws {
    let (day, site) = (Date(timeIntervalSinceReferenceDate: 0.5), try require(URL(string: "a:b")))
    await keep(true, as: true as NSNumber) { AppStorage(wrappedValue: false, "value") }
    await keep(7, as: 7 as NSNumber) { AppStorage(wrappedValue: 0, "value") }
    await keep(0.5, as: 0.5 as NSNumber) { AppStorage(wrappedValue: 0, "value") }
    await keep("a", as: "a" as NSString) { AppStorage(wrappedValue: "", "value") }
    await keep(Data([1]), as: NSData(data: Data([1]))) { AppStorage(wrappedValue: Data(), "value") }
    await keep(day, as: day as NSDate) { AppStorage(wrappedValue: .distantPast, "value") }
    await keep(site, as: "a:b" as NSString) {
      AppStorage(wrappedValue: URL(filePath: "/"), "value")
    }
    await keep(.oldest, as: 2 as NSNumber) { AppStorage(wrappedValue: Order.newest, "value") }
    await keep(.sent, as: "sent" as NSString) { AppStorage<Folder?>("value") }
    await keep(5, as: 5 as NSNumber) { AppStorage<Int?>("value") }
  }

  private struct Row: Identifiable {
    let id: Int
  }

  @Test func `the columns of a table are kept as JSON`() async {
    var columns = TableColumnCustomization<Row>()
    columns[visibility: "size"] = .hidden
    await keep(columns, as: #"{"isShown":{"size":false}}"# as NSString) { AppStorage("value") }
    let defaults = MemoryDefaults()
    defaults.set("columns", forKey: "value")
    let unreadable = AppStorage(wrappedValue: columns, "value", store: defaults)
    expectEqual(unreadable.wrappedValue, columns)
  }

  @Test func `S128: nil removes the value`() async {
    let access = Access<Int?>()
    let simulator = await launch(access) { AppStorage("value") }
    await access.set(5, in: simulator)
    await access.set(nil, in: simulator)
    expectEqual(access.shown, [nil, 5, nil])
    expect(simulator.application.userDefaults.object(forKey: "value") == nil)
  }

  @Test(
    arguments: [
      ("YES", true, 10), ("0", false, 0), (1, true, 1), (2.5, false, 10), ("many", false, 10),
      (Data(), false, 10),
    ] as [(any Sendable, Bool, Int)])
  func `values of other code are read where they can be`(
    stored: any Sendable, isOn: Bool, number: Int
  ) {
    let defaults = MemoryDefaults()
    defaults.set(stored, forKey: "value")
    expectEqual(AppStorage(wrappedValue: false, "value", store: defaults).wrappedValue, isOn)
    expectEqual(AppStorage(wrappedValue: 10, "value", store: defaults).wrappedValue, number)
  }

  @Test func `a URL that Foundation has set is read`() {
    let defaults = MemoryDefaults()
    defaults.set(URL(filePath: "/a b"), forKey: "value")
    expectEqual(AppStorage<URL?>("value", store: defaults).wrappedValue, URL(filePath: "/a b"))
  }

  // MARK: - Changes from outside

  @Test func `S128: a change by other code updates what reads the value, once`() async {
    struct Outside: View {
      @Environment(\.application) private var application

      var body: some View {
        Button("Set") { application?.userDefaults.set(5, forKey: "value") }
        Button("Other") { application?.userDefaults.set(5, forKey: "other") }
      }
    }
    let (one, other) = (Access<Int>(), Access<Int>())
    let simulator = await AppSimulator(
      Showing {
        Preference(one, AppStorage(wrappedValue: 1, "value"))
        Preference(other, AppStorage(wrappedValue: 1, "value"))
        Outside()
      })
    await simulator.tap("Other")
    expectEqual(one.shown, [1])
    await simulator.tap("Set")
    expectEqual(one.shown, [1, 5])
    expectEqual(other.shown, [1, 5])
    await other.set(6, in: simulator)
    expectEqual(one.shown, [1, 5, 6])
    expectEqual(other.shown, [1, 5, 6])
    await other.set(6, in: simulator)
    expectEqual(one.shown.count, 3)
  }

  @Test func `S128: a change in an effect updates what reads the value`() async {
    struct Appearing: View {
      @Environment(\.application) private var application

      var body: some View {
        Text("appearing").onAppear { application?.userDefaults.set(5, forKey: "value") }
      }
    }
    let access = Access<Int>()
    let simulator = await AppSimulator(
      Showing {
        Preference(access, AppStorage(wrappedValue: 1, "value"))
        Appearing()
      })
    await simulator.settle()
    expectEqual(access.shown, [1, 5])
  }

  @Test func `S128: a change between turns is seen in the next one, or when it is announced`() async
  {
    let access = Access<Int>()
    let simulator = await launch(access) { AppStorage(wrappedValue: 1, "value") }
    let defaults = simulator.application.userDefaults
    defaults.set(5, forKey: "value")
    await simulator.resize(width: 300, height: 200)
    expectEqual(access.shown, [1, 5])
    defaults.set(6, forKey: "value")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    await simulator.settle()
    expectEqual(access.shown, [1, 5, 6])
  }

  @Test func `values are compared as long as views read them`() async throws {
    struct Closing: View {
      @State private var isShown = true

      var body: some View {
        Button("Close") { isShown = false }
        if isShown { Preference(Access<Int>(), AppStorage(wrappedValue: 1, "value")) }
      }
    }
    let simulator = await AppSimulator(Showing { Closing() })
    let observed = try require(simulator.application.watchedValues as? ObservedDefaults)
    expectEqual(observed.count, 1)
    await simulator.tap("Close")
    expectEqual(observed.count, 0)
  }

  // MARK: - Stores

  @Test func `S128: a store goes before that of the view, and that before the app's`() async {
    let (view, own) = (MemoryDefaults(), MemoryDefaults())
    let (app, inner, named) = (Access<Int>(), Access<Int>(), Access<Int>())
    let simulator = await AppSimulator(
      Showing {
        Preference(app, AppStorage(wrappedValue: 1, "value"))
        VStack {
          Preference(inner, AppStorage(wrappedValue: 1, "value"))
          Preference(named, AppStorage(wrappedValue: 1, "value", store: own))
        }
        .defaultAppStorage(view)
      })
    await app.set(2, in: simulator)
    await inner.set(3, in: simulator)
    await named.set(4, in: simulator)
    expectEqual(app.shown, [1, 2])
    expectEqual(inner.shown, [1, 3])
    expectEqual(named.shown, [1, 4])
    expectEqual(simulator.application.userDefaults.integer(forKey: "value"), 2)
    expectEqual(view.integer(forKey: "value"), 3)
    expectEqual(own.integer(forKey: "value"), 4)
  }

  private struct Folders: App {
    @AppStorage("hasArchive") private var hasArchive = false
    var store: UserDefaults

    init() { store = MemoryDefaults() }

    var body: some Scene {
      WindowGroup("Inbox") { Button("Archive") { hasArchive = true } }
      if hasArchive {
        Window("Archive", id: "archive") { Text("Archive") }.defaultLaunchBehavior(.presented)
      }
      ArchiveCount().defaultAppStorage(store)
    }
  }

  private struct ArchiveCount: Scene {
    @AppStorage("count") private var count = 1

    var body: some Scene {
      Window("Count \(count)", id: "count") { Text("Count") }.defaultLaunchBehavior(.presented)
    }
  }

  @Test func `S128: apps and scenes read their defaults before the launch, and follow them`() async
  {
    let app = Folders()
    app.store.set(7, forKey: "count")
    let simulator = await AppSimulator(app, profile: .desktop)
    expectEqual(simulator.application.graph.scenes.map(\.title), ["Inbox", "Count 7"])
    simulator.expect(windows: 2)
    await simulator.tap("Archive", in: 1)
    expectEqual(simulator.application.graph.scenes.map(\.title), ["Inbox", "Archive", "Count 7"])
    for session in simulator.sessions {
      simulator.application.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
    }
    await simulator.settle()
    await simulator.relaunch()
    expectEqual(simulator.application.graph.scenes.map(\.title), ["Inbox", "Archive", "Count 7"])
    simulator.expect(windows: 3)
  }

  @Test func `a class uses the defaults of the application whose turn is running`() async {
    final class Preferences {
      @AppStorage("folder") var folder: String?
    }
    let preferences = Preferences()
    let simulator = await AppSimulator(
      Showing { Button("Set") { preferences.folder = "inbox" } })
    await simulator.tap("Set")
    expectEqual(simulator.application.userDefaults.string(forKey: "folder"), "inbox")
    expect(preferences.folder == nil)
  }

  @Test func `a change is saved at once`() {
    final class Counting: UserDefaults {
      var saves = 0
      override func synchronize() -> Bool {
        saves += 1
        return true
      }
    }
    guard let defaults = Counting(suiteName: "\(MemoryDefaults.suite).saves") else {
      Issue.record("no defaults")
      return
    }
    let storage = AppStorage(wrappedValue: 1, "value", store: defaults)
    storage.wrappedValue = 2
    expectEqual(defaults.saves, 1)
    expectEqual(storage.wrappedValue, 2)
  }
}
