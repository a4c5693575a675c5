import Foundation
import Scenes
import TestSupport

/// Sessions in files, beside the same bytes without a store.
@MainActor enum Storing {
  static let rows =
    [
      Row(name: "one changed session confirmed by the file store") { one.store },
      Row(name: "the same bytes written, flushed and renamed, with the folder flushed") {
        one.bare
      },
      Row(name: "the change to the bytes", unit: "times", goal: 1.3) { one.ratio },
      Row(name: "a turn that changes 100 sessions, confirmed by the file store") { hundred.store },
      Row(name: "100 files written and flushed, with the folder flushed once") { hundred.bare },
      Row(name: "the turn to the files", unit: "times", goal: 2) { hundred.ratio },
      Row(name: "a launch without sessions on the file store") { launching[0].store },
    ]
    + [(1, "100"), (2, "10,000")].flatMap { place, count in
      [
        Row(name: "a launch with \(count) sessions in files") { launching[place].store },
        Row(name: "\(count) files of sessions read and decoded") { launching[place].bare },
        Row(name: "the launch to the \(count) files", unit: "times", goal: 1.2) {
          launching[place].ratio
        },
      ]
    }
    + [
      Row(name: "a window opened with the file store, on the main actor") { opening.store },
      Row(name: "a window opened with the memory store, on the main actor") { opening.bare },
      Row(name: "the file store to the memory store", unit: "times", goal: 1) { opening.ratio },
    ]

  /// The medians of two kinds of work that were done in turn.
  private struct Pair {
    var store: Double
    var bare: Double
    var ratio: Double { store / bare }

    /// Measures the time that each of them takes, or says it takes, in nanoseconds.
    @MainActor init(runs: Int, _ store: () -> Double, _ bare: () -> Double) {
      // The first of each fills caches.
      _ = (store(), bare())
      var times: [(store: Double, bare: Double)] = []
      for _ in 0..<runs { times.append((store(), bare())) }
      self.store = times.map(\.store).sorted()[runs / 2]
      self.bare = times.map(\.bare).sorted()[runs / 2]
    }
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    return (ContinuousClock.now - start) / .nanoseconds(1)
  }

  private static func newFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  // MARK: - Changes

  private static let one = changing(1, runs: 201)
  private static let hundred = changing(100, runs: 15)

  private static func record(_ number: Int, use: Int = 0) -> SessionRecord {
    var record = SessionRecord(
      id: "\(number)", ordinal: number, role: .windowApplication, scene: .declared("message"),
      kind: .windowGroup, valueType: .init(Int.self), value: Data("\(number)".utf8),
      geometry: .init(size: .init(width: 320, height: 480)), lastUse: use, isOnScreen: false)
    record.userInfo = ["draft": .string("Dear \(number), this is draft number \(use)")]
    return record
  }

  private static func changing(_ count: Int, runs: Int) -> Pair {
    let folder = newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileSessionStore(folder: folder.appending(path: "sessions"))
    _ = store.read()
    let isSaved = DispatchSemaphore(value: 0)
    var use = 0
    let bare = BareFiles(folder: folder.path)
    let data = (1...count).compactMap { try? SessionFile(record($0)).data() }
    return Pair(runs: runs) {
      use += 1
      let changes = (1...count).map { SessionChange.save(record($0, use: use)) }
      return time {
        store.write(changes, turn: use) { _ in isSaved.signal() }
        isSaved.wait()
      }
    } _: {
      time { count == 1 ? bare.replace(data[0]) : bare.write(data) }
    }
  }

  // MARK: - Launches

  private static let launching = [0, 100, 10_000].map { launching($0) }

  private static func launching(_ count: Int) -> Pair {
    let folder = newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sessions = folder.appending(path: "sessions")
    try? FileManager.default.createDirectory(at: sessions, withIntermediateDirectories: true)
    for number in 0..<count {
      let file = sessions.appending(path: SessionFile.name(of: "\(number + 1)"))
      try? SessionFile(record(number + 1)).data().write(to: file)
    }
    let bare = BareFiles(folder: sessions.path)
    return Pair(runs: count > 1_000 ? 5 : 101) {
      let store = FileSessionStore(folder: sessions)
      let run = StoredRun(store)
      let time = time { run.launch() }
      run.end()
      // The first window of a launch without sessions isn't to be there at the next.
      if count == 0 { run.removeFiles(in: sessions) }
      return time
    } _: {
      time { bare.read() }
    }
  }

  // MARK: - Windows

  private static let opening = {
    let folder = newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return Pair(runs: 301) {
      let sessions = folder.appending(path: "\(UUID())")
      return opening(FileSessionStore(folder: sessions))
    } _: {
      opening(MemorySessionStore())
    }
  }()

  /// The time of the processor that the main actor takes for a window, until all are confirmed.
  private static func opening(_ store: any SessionStore) -> Double {
    let run = StoredRun(store)
    run.launch()
    run.runUntilQuiet()
    let start = processorTime()
    for number in 1...100 {
      run.application.openWindow(WindowRequest(value: number))
      run.application.runTurns()
    }
    run.runUntilQuiet()
    let time = processorTime() - start
    run.end()
    return time / 100
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// An application on a store, which waits until everything is confirmed.
@MainActor private struct StoredRun {
  let application: Application
  private let host = WaitingHost()

  init(_ store: any SessionStore) {
    let inbox = SceneDescription(id: .declared("inbox"))
    let message = SceneDescription(id: .declared("message"), valueType: .init(Int.self))
    var number = 0
    var services = RuntimeServices.repeatable(store: store)
    services.makeIdentifier = {
      number += 1
      return "new-\(number)"
    }
    application = Application(
      identifier: "test", graph: SceneGraph([inbox, message]),
      contents: ContentFactories([
        inbox.id: ContentFactory { _ in StubContent() },
        message.id: ContentFactory(values: ValueCoding(Int.self)) { _ in StubContent() },
      ]), manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: host,
      services: services)
  }

  func launch() {
    application.receive(.launch([]))
    application.runTurns()
  }

  func runUntilQuiet() {
    application.runTurns()
    while !application.isQuiet, host.wait() { application.runTurns() }
  }

  func end() {
    runUntilQuiet()
    application.tearDown()
  }

  func removeFiles(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name != ".lock" {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}

/// The operations of a store with files, without the store.
private struct BareFiles {
  var folder: String
  private let files = SystemFiles()

  init(folder: String) {
    self.folder = folder
  }

  func replace(_ data: Data) {
    write(data, to: "bare.new")
    try? files.rename("\(folder)/bare.new", to: "\(folder)/bare.json")
    try? files.flushFolder(folder)
  }

  func write(_ data: [Data]) {
    for (number, data) in data.enumerated() { write(data, to: "bare-\(number).json") }
    try? files.flushFolder(folder)
  }

  private func write(_ data: Data, to name: String) {
    guard let descriptor = try? files.create("\(folder)/\(name)") else { return }
    defer { files.close(descriptor) }
    try? files.write(data, to: descriptor)
    try? files.flush(descriptor)
  }

  func read() {
    for name in (try? files.names(in: folder)) ?? [] where name.hasSuffix(".json") {
      guard let data = try? files.contents(of: "\(folder)/\(name)", limit: 1 << 20) else {
        continue
      }
      consume(try? SessionFile(data).record)
    }
  }
}
