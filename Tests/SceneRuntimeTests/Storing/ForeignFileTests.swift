import Checking
import Foundation
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Folders, pipes and links with the names of files that a store writes.
@MainActor struct ForeignFileTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private var folder: URL { root.appending(path: "sessions") }

  enum Thing: String, CaseIterable, Sendable {
    case folder
    case pipe
    case link
    case socket

    func make(_ path: String) {
      switch self {
      case .folder: expectEqual(mkdir(path, 0o700), 0)
      case .pipe: expectEqual(mkfifo(path, 0o600), 0)
      case .link: expectEqual(symlink("/dev/full", path), 0)
      case .socket: expectEqual(mknod(path, S_IFSOCK | 0o600, 0), 0)
      }
    }
  }

  private func isFile(_ name: String) -> Bool {
    let file = folder.deletingLastPathComponent().appending(path: name).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  @Test(arguments: Thing.allCases, ["2.json", "2.previous.json", "2.new"])
  func `what isn't a file is moved away when the session is saved`(
    thing: Thing, name: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let store = FileSessionStore(folder: folder)
    _ = store.read()
    var record = DamagedFile.good
    (record.id, record.ordinal) = ("2", 2)
    expectEqual(await store.firstAnswer(to: [.save(record)]), nil)
    let file = folder.appending(path: name).path
    try? FileManager.default.removeItem(atPath: file)
    thing.make(file)
    for use in 1...2 {
      record.lastUse = use
      expectEqual(await store.firstAnswer(to: [.save(record)]), nil)
    }
    expect(isFile("sessions/2.json"))
    try expectEqual(FileSessionStore.stored(in: folder).records, [record])
    try expectEqual(FileSessionStore.stored(in: folder).problems, [])
  }

  @Test(arguments: Thing.allCases, ["launching", "launches.json", "launches.json.new"])
  func `what isn't a file doesn't keep launches from being counted`(
    thing: Thing, name: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    thing.make(root.appending(path: name).path)
    let store = FileSessionStore(folder: folder)
    let problems = store.read().problems
    expectEqual(problems.map(\.code), (name == "launches.json" ? [.unreadableLaunches] : []))
    expect(problems.allSatisfy { $0.what.contains("it isn't a regular file") })
    store.launchWillBegin(LaunchHistory().beginningLaunch)
    expect(isFile("launching"))
    await withCheckedContinuation { continuation in
      store.launchDidFinish(.finished("2.0")) { continuation.resume() }
    }
    expect(isFile("launches.json") && !isFile("launching"))
    try expectEqual(FileSessionStore.stored(in: folder).history.version, "2.0")
  }

  @Test(arguments: [1, 2])
  func `a file that a person changes in place has a previous generation`(saves: Int) async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var store: FileSessionStore? = FileSessionStore(folder: folder)
    _ = store?.read()
    var record = DamagedFile.good
    (record.id, record.ordinal) = ("2", 2)
    for use in 1...saves {
      record.lastUse = use
      expectEqual(await store?.firstAnswer(to: [.save(record)]), nil)
    }
    store = nil
    let file = try FileHandle(forWritingTo: folder.appending(path: "2.json"))
    try file.write(contentsOf: Data("#".utf8))
    try file.close()
    let stored = FileSessionStore(folder: folder).read()
    expectEqual(stored.records.map(\.id), ["2"])
    expectEqual(stored.setAside.map(\.session), ["2"])
  }

  @Test func `sessions of a newer version aren't replaced by those of an archive`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let newer = Data(#"{"format":99,"session":{"id":"2","ordinal":2}}"#.utf8)
    try newer.write(to: folder.appending(path: "2.json"))
    var record = DamagedFile.good
    (record.id, record.ordinal) = ("2", 2)
    let archive = SessionArchive(of: "postbox", [record])
    #expect(throws: FileSessionStore.EditingError.self) {
      try FileSessionStore.add(archive, to: folder)
    }
    try expectEqual(Data(contentsOf: folder.appending(path: "2.json")), newer)
  }

  @Test func `a child of the process doesn't keep files or the lock`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let files = SystemFiles()
    try files.createFolder(root.path)
    let lock = try require(try files.lock(root.appending(path: ".lock").path))
    let file = try files.create(root.appending(path: "1.new").path)
    for descriptor in [lock, file] {
      expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
      files.close(descriptor)
    }
  }

  @Test func `new contents replace longer ones, and not those of another name`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let files = SystemFiles()
    try files.createFolder(root.path)
    let (file, other) = (root.appending(path: "1.new").path, root.appending(path: "copy").path)
    func write(_ text: String) throws {
      let descriptor = try files.create(file)
      defer { files.close(descriptor) }
      try files.write(Data(text.utf8), to: descriptor)
    }
    func contents(_ file: String) throws -> String {
      try String(decoding: files.contents(of: file, limit: 100), as: UTF8.self)
    }
    try write("long text")
    let descriptor = try files.create(file)
    try expectEqual(contents(file), "long text")
    files.close(descriptor)
    try write("text")
    try expectEqual(contents(file), "text")
    try files.link(file, to: other)
    try write("new")
    try expectEqual([contents(file), contents(other)], ["new", "text"])
    try write("")
    try expectEqual(contents(file), "")
  }

  @Test func `a lock is lost with its file`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let files = SystemFiles()
    try files.createFolder(root.path)
    var lock = FolderLock(of: root.path, on: files)
    try lock.take()
    expect(!lock.isLost)
    try FileManager.default.removeItem(at: root.appending(path: ".lock"))
    expect(lock.isLost)
    var other = FolderLock(of: root.path, on: files)
    try other.take()
    expect(lock.isLost && !other.isLost)
    lock.release()
    #expect(throws: FolderLock.Occupied.self) { try lock.take() }
    other.release()
    try lock.take()
    lock.release()
  }

  @Test(arguments: [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV])
  func `a file system without second names is known by its codes`(code: Int32) {
    expect(FileError("link", "", code: code).isUnsupported)
    expect(!FileError("link", "", code: EACCES).isUnsupported)
  }
}
