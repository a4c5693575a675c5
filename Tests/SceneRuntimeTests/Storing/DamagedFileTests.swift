import Checking
import Foundation
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A damaged file costs its own session only, and that only if it has no previous generation.
@MainActor struct DamagedFileTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private var folder: URL { root.appending(path: "sessions") }

  private func record(_ number: Int) -> SessionRecord {
    var record = DamagedFile.good
    (record.id, record.ordinal) = ("\(number)", number)
    return record
  }

  /// Reads a folder with three sessions, of which the second has a damaged file.
  private func read(
    _ damage: DamagedFile, hasPrevious: Bool, _ check: (StoredSessions) throws -> Void
  ) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in [1, 3] {
      try SessionFile(record(number)).data().write(to: folder.appending(path: "\(number).json"))
    }
    let good = try SessionFile(record(2)).data()
    try damage.make(good, folder.appending(path: "2.json"))
    if hasPrevious { try good.write(to: folder.appending(path: "2.previous.json")) }
    try check(FileSessionStore(folder: folder).read())
  }

  @Test(arguments: DamagedFile.all, [false, true])
  func `a damaged file costs itself only`(damage: DamagedFile, hasPrevious: Bool) throws {
    try read(damage, hasPrevious: hasPrevious) { stored in
      expectEqual(Set(stored.records.map(\.id)), (hasPrevious ? ["1", "2", "3"] : ["1", "3"]))
      expect(stored.records.allSatisfy { $0 == record($0.ordinal) })
      expectEqual(stored.problems.map(\.code), [.damagedSessionFile])
      expectEqual(stored.problems.first?.place, folder.appending(path: "2.json").path)
      let what = stored.problems.first?.what ?? ""
      expect(what.contains(damage.reason ?? ""), "\(what)")
      expectContains(what, hasPrevious ? "previous generation" : "isn't restored")
      let aside = root.appending(path: "damaged/2.json").path
      expectContains(stored.problems.first?.remedy, aside)
      expect((try? FileManager.default.attributesOfItem(atPath: aside)) != nil)
      let again = FileSessionStore(folder: folder).read()
      expectEqual(again.problems, [])
      expectEqual(Set(again.records), Set(stored.records))
    }
  }

  @Test(arguments: DamagedFile.usable)
  func `a file that a person changed is used`(change: DamagedFile) throws {
    try read(change, hasPrevious: false) { stored in
      expectEqual(Set(stored.records), Set((1...3).map(record)))
      expectEqual(stored.problems, [])
    }
  }

  @Test func `the table has at least 40 damages`() {
    expect(DamagedFile.all.count >= 40)
    expectEqual(Set(DamagedFile.all.map(\.testDescription)).count, DamagedFile.all.count)
  }
}
