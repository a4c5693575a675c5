import Checking
import Foundation
import SceneDisplay
import SceneLayout
import Testing

@testable import SceneTerminal

/// The images of a folder that exists as long as the test.
final class ImageStoreTests {
  private let outer = FileManager.default.temporaryDirectory
    .appending(path: "images-\(UUID().uuidString)")
  private var folder: URL { outer.appending(path: "Postbox_App.resources") }

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "icons"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: outer) }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: folder.appending(path: path))
  }

  private func store(
    _ formats: [ImageHeader.Format] = [.png], sizeLimit: Int = 8 << 20,
    cell: (width: Int, height: Int) = (8, 16)
  ) -> ImageStore {
    ImageStore(folders: [outer, folder], formats: formats, sizeLimit: sizeLimit, cell: cell)
  }

  @Test func `an image has the size of its pixels in cells`() throws {
    try write("moth.png", SampleImage.png(32, 40))
    expectEqual(store().size(of: "moth"), LayoutSize(4, 2.5))
    expectEqual(store(cell: (10, 20)).size(of: "moth"), LayoutSize(3.2, 2))
    expectEqual(store(cell: (0, -1)).size(of: "moth"), LayoutSize(32, 40))
    expect(store().size(of: "tray") == nil)
  }

  @Test func `a file with two pixels for a point is half as large`() throws {
    try write("moth@2x.png", SampleImage.png(64, 64))
    expectEqual(store().size(of: "moth"), LayoutSize(4, 2))
    try write("moth.png", SampleImage.png(40, 32))
    expectEqual(store().size(of: "moth"), LayoutSize(5, 2))
  }

  @Test func `a file is read once, and a missing one looked for once`() throws {
    let store = store()
    try write("moth.png", SampleImage.png(32, 32))
    expect(store.file("moth") != nil && store.file("tray") == nil)
    try FileManager.default.removeItem(at: folder.appending(path: "moth.png"))
    try write("tray.png", SampleImage.png(32, 32))
    expect(store.file("moth") != nil && store.file("tray") == nil)
  }

  @Test func `a store that reads later wants each name once, and has what it is given`() throws {
    try write("moth.png", SampleImage.png(32, 32))
    let store = ImageStore(folders: [folder], readsLater: true)
    expect(store.file("moth") == nil && store.file("tray") == nil && store.file("moth") == nil)
    expectEqual(store.takeWanted(), ["moth", "tray"])
    expect(!store.hasWanted)
    for name in ["moth", "tray"] { store.keep(store.resources.file(name), as: name) }
    expectEqual(store.size(of: "moth"), LayoutSize(4, 2))
    expect(store.file("tray") == nil && !store.hasWanted)
  }

  @Test func `only formats that the terminal knows are used`() throws {
    try write("moth.jpg", SampleImage.jpeg(32, 32))
    expect(store().file("moth") == nil)
    expectEqual(store([.png, .jpeg]).file("moth")?.header.format, .jpeg)
    try write("moth.png", SampleImage.png(32, 32))
    expectEqual(store([.png, .jpeg]).file("moth")?.header.format, .png)
    // The name of a file isn't a promise.
    try write("tray.png", SampleImage.jpeg(32, 32))
    expect(store([.png, .jpeg]).file("tray") == nil)
  }

  @Test(
    arguments: [
      "../secret", "icons/../../secret", "/tmp/secret", "icons//star", "./moth", "", "icons/",
      "moth\0",
    ])
  func `a name can't leave the folder`(name: String) throws {
    try Data(SampleImage.png(8, 8)).write(to: outer.appending(path: "secret.png"))
    try write("moth.png", SampleImage.png(8, 8))
    try write("icons/star.png", SampleImage.png(8, 8))
    let store = ImageStore(folders: [folder])
    expect(store.file(name) == nil)
    expect(store.file("icons/star") != nil)
  }

  @Test func `large files, and those that aren't files, are left out`() throws {
    try write("moth.png", SampleImage.png(8, 8, data: 5_000))
    expect(store(sizeLimit: 5_000).file("moth") == nil)
    expect(store(sizeLimit: 6_000).file("moth") != nil)
    try write("cut.png", Array(SampleImage.png(8, 8).dropLast(5)))
    try write("text.png", Array("not an image".utf8))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.png"), withIntermediateDirectories: false)
    expectEqual(mkfifo(folder.appending(path: "pipe.png").path, 0o600), 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "zero.png").path, withDestinationPath: "/dev/zero")
    for name in ["cut", "text", "folder", "pipe", "zero"] { expectEqual(store().file(name), nil) }
  }

  @Test(
    arguments: [
      (["TERM_PROGRAM": "iTerm.app"], true), (["LC_TERMINAL": "iTerm2"], true),
      (["TERM_PROGRAM": "WezTerm"], true), ([:], false),
      (["LC_TERMINAL": "iTerm2", "TMUX": "/tmp/tmux,1,0"], false),
      (["LC_TERMINAL": "iTerm2", "STY": "1.screen"], false),
      (["LC_TERMINAL": "iTerm2", "TERM": "screen-256color"], false),
      (["LC_TERMINAL": "iTerm2", "ZELLIJ": "0"], false),
    ])
  func `a terminal shows images by its protocol, and not inside another`(
    environment: [String: String], expected: Bool
  ) {
    let variables = ["TERM": "xterm-256color"].merging(environment) { $1 }
    var capabilities = TerminalCapabilities(environment: variables)
    expectEqual((ImageStore(capabilities) != nil), expected)
    expectEqual((capabilities.pictures == .iTerm), expected)
    capabilities.receive(.graphics(isSupported: true))
    let isInside =
      ["TMUX", "STY", "ZELLIJ"].contains { variables[$0] != nil }
      || variables["TERM"] == "screen-256color"
    expectEqual(capabilities.pictures, (isInside ? .none : .kitty))
    capabilities.receive(.version("tmux 3.4"))
    expect(ImageStore(capabilities) == nil)
  }

  @Test func `an image with a content of its own is that, in a format that can be shown`() throws {
    let bytes = SampleImage.png(64, 32)
    let image = DisplayImage(
      "tray", alternative: "tray", file: DisplayImage.File(bytes, scale: 2))
    expectEqual(store().file(image)?.bytes, bytes)
    expectEqual(store().size(of: image), LayoutSize(4, 1))
    expectEqual(store().file(image)?.scale, 2)
    expect(store([.jpeg]).file(image) == nil)
    expect(store(sizeLimit: 10).file(image) == nil)
    for scale in [0, -1, .nan, .infinity] {
      let image = DisplayImage(
        "tray", alternative: "tray", file: DisplayImage.File(bytes, scale: scale))
      expect(store().file(image) != nil)
    }
    let damaged = DisplayImage("moth", alternative: "moth", file: DisplayImage.File([1, 2]))
    expect(store().size(of: damaged) == nil)
  }
}

extension ImageStore {
  fileprivate func size(of name: String) -> LayoutSize? {
    size(of: DisplayImage(name, alternative: name))
  }
}
