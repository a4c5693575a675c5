import Checking
import Foundation
import SceneRuntime
import TestSupport
import Testing

/// Files that are written whole or not at all.
struct ReplacingTests {
  @Test func `a file is complete on the disk before it takes the name`() throws {
    let disk = MemoryDisk()
    disk.files = ["/a/b": Data("old".utf8)]
    try disk.replace("/a/b", with: Data("new".utf8))
    expectEqual(disk.files, ["/a/b": Data("new".utf8)])
    guard case .create(let new) = disk.log[0] else { throw FileError("create", "", code: 0) }
    expectEqual(
      disk.log,
      [
        .create(new), .write(new, Data("new".utf8)), .flush(new), .rename(new, "/a/b"),
      ])
  }

  @Test(arguments: 0..<4)
  func `what fails leaves the file as it was, and nothing else`(step: Int) {
    let disk = MemoryDisk()
    disk.files = ["/a/b": Data("old".utf8)]
    disk.fail { operation in
      switch operation {
      case .create: step == 0 ? EACCES : nil
      case .write: step == 1 ? ENOSPC : nil
      case .flush: step == 2 ? EIO : nil
      case .rename: step == 3 ? EROFS : nil
      default: nil
      }
    }
    #expect {
      try disk.replace("/a/b", with: Data("new".utf8))
    } throws: { error in
      let error = error as? FileError
      return error?.path == "/a/b" && error?.code == [EACCES, ENOSPC, EIO, EROFS][step]
    }
    expectEqual(disk.files, ["/a/b": Data("old".utf8)])
  }
}
