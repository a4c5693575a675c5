import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Draft: Codable, Equatable {
  var subject: String
  var day: Date?
  var weight = Double.infinity
}

private enum Folder: String {
  case inbox
  case sent
}

private enum Size: Int, Codable {
  case small = 1
  case large = 2
}

private enum Recipient: Codable, Equatable {
  case person(name: String)
  case list([Int])
}

/// A value that is equal to others with its number, whatever its text is.
private struct Note: Codable, Equatable {
  var number: Int
  var text: String

  static func == (one: Note, other: Note) -> Bool { one.number == other.number }
}

/// S125: values that a scene keeps.
@MainActor struct SceneStorageTests {
  /// Sets a value, launches again, and expects the value and its form in the record.
  private func keep<Value: Equatable>(
    _ value: Value, as form: PropertyValue, _ make: @escaping @MainActor () -> SceneStorage<Value>
  ) async {
    let access = Access<Value>()
    let simulator = await AppSimulator(Showing { Keeping(access, make()) })
    await access.set(value, in: simulator)
    expectEqual(access.shown.count, 2)
    expectEqual(access.shown.last, value)
    expectEqual(simulator.store.records["1"]?.viewState, ["value": form])
    await simulator.relaunch()
    expectEqual(access.shown.count, 3)
    expectEqual(access.shown.last, value)
    expectEqual(simulator.problems, [])
  }

  private func keep<Value: Codable & Equatable>(
    _ value: Value, instead initial: Value, as form: PropertyValue
  ) async {
    await keep(value, as: form) { SceneStorage(wrappedValue: initial, "value") }
  }

  private struct Row: Identifiable {
    let id: Int
  }

  @Test func `the columns of a table and the tabs of a tab view are kept`() async {
    var columns = TableColumnCustomization<Row>()
    columns[visibility: "size"] = .hidden
    await keep(columns, as: .string(#"{"isShown":{"size":false}}"#)) { SceneStorage("value") }
    await keep(columns, as: .string(#"{"isShown":{"size":false}}"#)) {
      SceneStorage(wrappedValue: TableColumnCustomization<Row>(), "value")
    }
    var tabs = TabViewCustomization()
    tabs[tab: "archive"].sidebarVisibility = .hidden
    let form =
      #"{"tabs":{"archive":{"sidebarVisibility":"hidden","tabBarVisibility":"automatic"}}}"#
    await keep(tabs, as: .string(form)) { SceneStorage("value") }
  }

  @Test func `a value that is equal to the last one is saved with what differs`() async {
    let access = Access<Note>()
    let simulator = await AppSimulator(
      Showing { Keeping(access, SceneStorage(wrappedValue: Note(number: 1, text: ""), "value")) })
    for text in ["first", "second"] {
      await access.set(Note(number: 1, text: text), in: simulator)
      let kept = simulator.store.records["1"]?.viewState ?? [:]
      expectContains("\(kept)", text)
    }
  }

  @Test func `S125: scalars are kept as such through a relaunch`() async throws {
    let (day, site) = (Date(timeIntervalSinceReferenceDate: 0.1), try require(URL(string: "a:b")))
    await keep(true, instead: false, as: .bool(true))
    await keep(7, instead: 0, as: .integer(7))
    await keep(0.1, instead: 0, as: .number(0.1))
    await keep("a\n\"b\"", instead: "", as: .string("a\n\"b\""))
    await keep(Data([0, 255]), instead: Data(), as: .data(Data([0, 255])))
    await keep(day, instead: .distantPast, as: .date(day))
    await keep(site, instead: URL(filePath: "/"), as: .url(site))
    await keep(-.infinity, instead: 0.0, as: .string("-inf"))
    await keep(Date.distantFuture, instead: day, as: .date(.distantFuture))
  }

  @Test func `S125: other values are kept as readable text, optionals and raw values too`() async {
    await keep(
      Draft(subject: "Lunch/Dinner"), instead: Draft(subject: ""),
      as: .string(#"{"subject":"Lunch/Dinner","weight":"inf"}"#))
    await keep([3, 1], instead: [], as: .string("[3,1]"))
    await keep(UInt64.max, instead: 0, as: .string("18446744073709551615"))
    await keep(
      .list([1]), instead: Recipient.person(name: "a"), as: .string(#"{"list":{"_0":[1]}}"#))
    await keep(.large, instead: Size.small, as: .integer(2))
    await keep(.sent, as: .string("sent")) { SceneStorage(wrappedValue: Folder.inbox, "value") }
    await keep(.sent, as: .string("sent")) { SceneStorage<Folder?>("value") }
    await keep(.large, as: .integer(2)) { SceneStorage<Size?>("value") }
    await keep([1], as: .string("[1]")) { SceneStorage<[Int]?>("value") }
    await keep(nil, instead: 5, as: .null)
  }

  @Test func `S125: a value set to its initial one is kept`() async {
    let access = Access<Int>()
    let simulator = await AppSimulator(
      Showing { Keeping(access, SceneStorage(wrappedValue: 1, "value")) })
    await access.set(1, in: simulator)
    expectEqual(access.shown, [1])
    expectEqual(simulator.store.records["1"]?.viewState, ["value": .integer(1)])
  }

  @Test func `S125: uses of one key are one value, each body runs once, and scenes differ`() async {
    let (one, other) = (Access<Int>(), Access<Int>())
    let simulator = await AppSimulator(
      Showing {
        Keeping(one, SceneStorage(wrappedValue: 1, "value"))
        Keeping(other, SceneStorage(wrappedValue: 2, "value"))
      })
    await one.set(5, in: simulator)
    expectEqual(one.shown, [1, 5])
    expectEqual(other.shown, [1, 5])
    await other.set(5, in: simulator)
    expectEqual(one.shown.count, 2)
    await simulator.newWindow()
    expectEqual(one.shown.last, 1)
    expect(simulator.store.records["2"]?.viewState == nil)
  }

  @Test func `S125: a binding changes a part, and updates only the views that read it`() async {
    struct Editing: View {
      let access: Access<Int>
      @SceneStorage("draft") private var draft = Draft(subject: "none")

      var body: some View {
        access.show(0) { _ in }
        return TextField("Subject", text: $draft.subject)
      }
    }
    let access = Access<Int>()
    let simulator = await AppSimulator(Showing { Editing(access: access) })
    await simulator.type("Lunch", into: "Subject")
    simulator.expect("Subject: [Lunch]")
    await simulator.relaunch()
    simulator.expect("Subject: [Lunch]")
    expectEqual(access.shown.count, 2)
  }

  @Test func `S125: a value ends with its window, and not with its scene`() async throws {
    let access = Access<Int>()
    let simulator = await AppSimulator(
      Showing { Keeping(access, SceneStorage(wrappedValue: 1, "value")) })
    await simulator.newWindow()
    await access.set(5, in: simulator)
    let session = try require(simulator.sessions.last)
    await simulator.background()
    await simulator.memoryPressure()
    expect(session.scene == nil)
    await simulator.resume(2)
    expectEqual(access.shown.last, 5)
    await simulator.close(2)
    await simulator.newWindow()
    expectEqual(access.shown.last, 1)
  }

  // MARK: - Problems

  /// The version of an app that is updated.
  @MainActor private final class Version {
    var isNewer = false
  }

  /// Counts, and can't be encoded beyond nine.
  private struct Digit: Codable, Equatable {
    var number: Int

    func encode(to encoder: any Encoder) throws {
      guard number < 10 else {
        throw EncodingError.invalidValue(
          number, .init(codingPath: [], debugDescription: "\(number) has two digits"))
      }
      try number.encode(to: encoder)
    }

    init(_ number: Int) { self.number = number }
    init(from decoder: any Decoder) throws { number = try Int(from: decoder) }
  }

  @Test func `a value that can't be saved is shown and reported, and the last one stays saved`()
    async
  {
    let (digit, text) = (Access<Digit>(), Access<String>())
    let simulator = await AppSimulator(
      Showing {
        Keeping(digit, SceneStorage(wrappedValue: Digit(0), "digit"))
        Keeping(text, SceneStorage(wrappedValue: "", "text"))
      })
    await digit.set(Digit(9), in: simulator)
    await digit.set(Digit(10), in: simulator)
    await text.set("short", in: simulator)
    await text.set(String(repeating: "long", count: 300_000), in: simulator)
    expectEqual(digit.shown.last, Digit(10))
    expectEqual(text.shown.last?.count, 1_200_000)
    expectEqual(simulator.problems.map(\.code), [.unstorableSceneValue, .unstorableSceneValue])
    expectEqual(
      simulator.problems.first?.description,
      """
      scene 1, SceneStorage "digit": its value can't be saved (Int has no form in JSON), so the last one \
      stays saved; make every value of Digit encodable.
      """)
    await simulator.relaunch()
    expectEqual(digit.shown.last, Digit(9))
    expectEqual(text.shown.last, "short")
  }

  @Test func `a saved value that can't be decoded is reported, and stays until another is set`()
    async
  {
    let (text, number) = (Access<String>(), Access<Draft>())
    let app = Version()
    let simulator = await AppSimulator(
      Showing {
        if app.isNewer {
          Keeping(number, SceneStorage(wrappedValue: Draft(subject: "initial"), "value"))
        } else {
          Keeping(text, SceneStorage(wrappedValue: "initial", "value"))
        }
      })
    await text.set("kept", in: simulator)
    app.isNewer = true
    await simulator.relaunch()
    expectEqual(number.shown, [Draft(subject: "initial")])
    expectEqual(simulator.problems.map(\.code), [.unreadableSceneValue])
    expect(!"\(simulator.problems)".contains("kept)"))
    app.isNewer = false
    await simulator.relaunch()
    expectEqual(text.shown.last, "kept")
    app.isNewer = true
    await simulator.relaunch()
    await number.set(Draft(subject: "new"), in: simulator)
    await simulator.relaunch()
    expectEqual(number.shown.last, Draft(subject: "new"))
  }

  @Test func `a key with values of two types is reported, and the first is saved`() async {
    let (number, text) = (Access<Int>(), Access<String>())
    let simulator = await AppSimulator(
      Showing {
        Keeping(number, SceneStorage(wrappedValue: 1, "value"))
        Keeping(text, SceneStorage(wrappedValue: "one", "value"))
      })
    expectEqual(simulator.problems.map(\.code), [.sceneValueOfOtherType])
    await text.set("two", in: simulator)
    await number.set(2, in: simulator)
    expectEqual(text.shown, ["one", "two"])
    expectEqual(number.shown, [1, 2])
    await simulator.relaunch()
    expectEqual(text.shown.last, "one")
    expectEqual(number.shown.last, 2)
  }

  @Test func `a value outside of a scene is reported and changes nothing`() async {
    struct Wrapper {
      @SceneStorage("value") var value = 1
    }
    let wrapper = Wrapper()
    let simulator = await AppSimulator(
      Showing { Button("Set") { wrapper.value = 2 } })
    await simulator.tap("Set")
    expectEqual(wrapper.value, 1)
    expectEqual(simulator.problems.map(\.code), [.sceneValueOutsideScene])
  }
}

/// S125: the pages of a navigation that a scene keeps.
@MainActor struct ScenePathTests {
  private struct Unknown: Hashable {}

  private struct Mailbox: View {
    @SceneStorage("path") private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Message 42", value: 42)
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number)")
            Button("Unknown") { path.append(Unknown()) }
            Button("Other") { path.append("text") }
          }
          .navigationDestination(for: Unknown.self) { _ in Text("Unknown page") }
          .navigationDestination(for: String.self) { Text("Page of \($0)") }
      }
    }
  }

  @Test func `S125: a path is kept through a relaunch`() async {
    let simulator = await AppSimulator(Showing { Mailbox() })
    await simulator.tap("Message 42")
    await simulator.tap("Other")
    expectEqual(
      simulator.store.records["1"]?.viewState, ["path": .string(#"["Si","42","SS","\"text\""]"#)])
    await simulator.relaunch()
    simulator.expect("Page of text")
    await simulator.back()
    simulator.expect("Number 42")
    await simulator.relaunch()
    simulator.expect("Number 42")
  }

  @Test func `a path with a value that can't be encoded is reported, and the last one stays saved`()
    async
  {
    let simulator = await AppSimulator(Showing { Mailbox() })
    await simulator.tap("Message 42")
    await simulator.tap("Unknown")
    simulator.expect("Unknown page")
    expectEqual(simulator.problems.map(\.code), [.unstorableSceneValue])
    await simulator.relaunch()
    simulator.expect("Number 42")
  }
}
