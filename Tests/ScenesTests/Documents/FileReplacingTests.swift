import Checking
import Foundation
import Testing

@testable import Scenes

/// Tests for files that are written whole or not at all.
@MainActor struct FileReplacingTests {
  private let files = FileManager.default
  private let folder: DocumentFolder

  private struct Refusal: Error {}

  private func permissions(of path: String) throws -> Int? {
    (try files.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
  }

  init() throws { folder = try DocumentFolder() }

  private func place(_ name: String) -> URL { folder.url.appending(path: name) }

  /// Makes a folder with a file.
  private func makeFolder(_ name: String) throws -> URL {
    let url = place(name)
    try files.createDirectory(at: url, withIntermediateDirectories: false)
    try Data("one".utf8).write(to: url.appending(path: "one.txt"))
    return url
  }

  @Test func `a symbolic link stays, and its file is replaced`() async throws {
    _ = try folder.file("a.txt", "old")
    for (link, target) in [("near.txt", "a.txt"), ("far.txt", place("a.txt").path)] {
      try files.createSymbolicLink(atPath: place(link).path, withDestinationPath: target)
      try await place(link).replace { try Data(link.utf8).write(to: $0) }
      try expectEqual(files.destinationOfSymbolicLink(atPath: place(link).path), target)
      try expectEqual(folder.text("a.txt"), link)
    }
    try expectEqual(folder.names, ["a.txt", "far.txt", "near.txt"])
  }

  @Test func `the file of a broken link is made where it can be`() async throws {
    try files.createSymbolicLink(atPath: place("a.txt").path, withDestinationPath: "b.txt")
    try files.createSymbolicLink(atPath: place("c.txt").path, withDestinationPath: "none/d.txt")
    try await place("a.txt").replace { try Data("new".utf8).write(to: $0) }
    try expectEqual(folder.text("b.txt"), "new")
    try expectEqual(files.destinationOfSymbolicLink(atPath: place("a.txt").path), "b.txt")
    await #expect {
      try await place("c.txt").replace { try Data("new".utf8).write(to: $0) }
    } throws: { error in
      error.reason.contains("no file can be made in the folder \(place("none").path)")
    }
    try expectEqual(folder.names, ["a.txt", "b.txt", "c.txt"])
  }

  @Test func `the permissions of a file are kept`() async throws {
    let file = try folder.file("a.txt", "old")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try await file.replace { new in
      try Data("new".utf8).write(to: new)
      let parent = new.deletingLastPathComponent().path
      try expectEqual(permissions(of: parent), 0o700)
    }
    try expectEqual(permissions(of: file.path), 0o640)
    try expectEqual(folder.text("a.txt"), "new")
  }

  @Test func `a folder is a copy to which a writer adds`() async throws {
    let album = try makeFolder("album")
    try await album.replace { try Data("two".utf8).write(to: $0.appending(path: "two.txt")) }
    try expectEqual(files.contentsOfDirectory(atPath: album.path).sorted(), ["one.txt", "two.txt"])
    try expectEqual(folder.names, ["album"])
  }

  @Test func `an error of the writer leaves everything as it was`() async throws {
    let file = try folder.file("a.txt", "old")
    let album = try makeFolder("album")
    for url in [file, album, place("new.txt")] {
      await #expect(throws: Refusal.self) {
        try await url.replace { new in
          try? files.removeItem(at: new)
          try Data("new".utf8).write(to: new)
          throw Refusal()
        }
      }
    }
    try expectEqual(folder.text("a.txt"), "old")
    try expectEqual(files.contentsOfDirectory(atPath: album.path), ["one.txt"])
    try expectEqual(folder.names, ["a.txt", "album"])
  }

  @Test func `what was moved away is put back if nothing takes its place`() async throws {
    let file = try folder.file("a.txt", "old")
    let album = try makeFolder("album")
    for url in [file, album] {
      await #expect(throws: (any Error).self) {
        try await url.replace { try? files.removeItem(at: $0) }
      }
    }
    try expectEqual(folder.text("a.txt"), "old")
    try expectEqual(files.contentsOfDirectory(atPath: album.path), ["one.txt"])
    try expectEqual(folder.names, ["a.txt", "album"])
  }

  @Test func `a folder doesn't take the place of a file, nor a file that of a folder`()
    async throws
  {
    let file = try folder.file("a.txt", "old")
    let album = try makeFolder("album")
    await #expect(throws: DocumentError.self) {
      try await file.replace {
        try files.createDirectory(at: $0, withIntermediateDirectories: false)
      }
    }
    await #expect(throws: DocumentError.self) {
      try await album.replace { new in
        try files.removeItem(at: new)
        try Data("new".utf8).write(to: new)
      }
    }
    try expectEqual(folder.text("a.txt"), "old")
    try expectEqual(files.contentsOfDirectory(atPath: album.path), ["one.txt"])
    try expectEqual(folder.names, ["a.txt", "album"])
  }

  @Test func `a change of a file is one of its time, its size, its kind or of the file itself`()
    throws
  {
    let file = try folder.file("a.txt", "hello")
    let time = Date(timeIntervalSince1970: 1_000_000)
    func stamp(_ date: Date) throws -> FileStamp {
      try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      return try require(FileStamp(file))
    }
    let first = try stamp(time)
    expectEqual(first.modified, time)
    expect(!first.isFolder)
    try Data("world".utf8).write(to: file)
    try expectEqual(stamp(time), first)
    expect(try stamp(time.addingTimeInterval(1)) != first)
    try Data("longer".utf8).write(to: file)
    expect(try stamp(time) != first)
    _ = try folder.file("b.txt", "other")
    try files.removeItem(at: file)
    expect(FileStamp(file) == nil)
    try files.moveItem(at: place("b.txt"), to: file)
    expect(try stamp(time) != first)
    expectEqual(FileStamp(folder.url)?.isFolder, true)
  }
}
