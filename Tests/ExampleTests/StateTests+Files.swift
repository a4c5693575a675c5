import Checking
import Foundation
import Testing

// Files that stored sessions are exported to and imported from.
extension StateTests {
  @Test func `an exported file has no secrets, is for its owner, and comes back`() throws {
    try withState {
      let file = folder.appending(path: "bug.json")
      try expectContains(run("--state", "export", file.path).output, "3 sessions")
      let data = try Data(contentsOf: file)
      expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      expectEqual(mode as? Int, 0o600)
      let refused = try run("--state", "import", file.path)
      expectEqual(refused.status, 65)
      expectContains(refused.complaints, "can't replace session")
      let whole = folder.appending(path: "whole.json")
      _ = try run("--state", "export", whole.path, "--show-values")
      try expectEqual(run("--state", "import", whole.path).status, 0)
      try expectContains(run("--state", "show", "3", "--show-values").output, "hunter2")
      let other = folder.appending(path: "other").path
      let added = try program.run(["--state", "import", file.path, "--state-dir", other])
      expectEqual(added.status, 0)
      expectContains(added.output, "3 sessions added or replaced")
      let next = try program.run(
        ["--script", "-", "--state-dir", other],
        input:
          "expect \"Is it 42? https://x.example/?key=…\"\nresume 2\nexpect \"You won't like it.\"\n"
      )
      expectEqual(next.status, 0)
      expectEqual(next.complaints, "")
    }
  }

  @Test func `only regular files are written and read`() throws {
    try withState {
      let pipe = folder.appending(path: "pipe").path
      expectEqual(mkfifo(pipe, 0o600), 0)
      for arguments in [["--state", "export", pipe], ["--record", pipe]] {
        let written = try program.run(arguments + ["--state-dir", folder.path])
        expectEqual(written.status, 74)
        expectContains(written.complaints, "pipe: it isn't a regular file")
      }
      let imported = try run("--state", "import", pipe)
      expectEqual(imported.status, 66)
      expectContains(imported.complaints, "pipe: it isn't a regular file")
      let link = folder.appending(path: "link")
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try expectEqual(run("--state", "export", link.path, "--show-values").status, 0)
      try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link.path), file.path)
      try expectEqual(run("--state", "import", link.path).status, 0)
      expect(try !Data(contentsOf: file).isEmpty)
    }
  }

  @Test(.disabled(if: isSanitized, "the sanitizer needs files"))
  func `an export without room says so, and leaves all as it was`() throws {
    try withState {
      let file = folder.appending(path: "bug.json")
      try Data("old".utf8).write(to: file)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      // The limit of the process stands for that of the disk.
      let export = try Program(name: "sh", executable: URL(filePath: "/bin/sh")).run(
        "-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", program.executable.path,
        "--state", "export", file.path, "--state-dir", folder.path)
      expectEqual(export.status, 74)
      expectContains(export.complaints, "File too large")
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), names)
      try expectEqual(Data(contentsOf: file), Data("old".utf8))
    }
  }
}
