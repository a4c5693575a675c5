import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The images of windows as they are shown, covered and scrolled.
@MainActor final class WorkspaceImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "images-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(SampleImage.png(80, 48)).write(to: folder.appending(path: "moth.png"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns a screen with a view, in a terminal that can show images.
  private func terminal<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> TestTerminal {
    terminal(showing: Showing(content))
  }

  private func terminal(showing app: some App) -> TestTerminal {
    let terminal = TestTerminal(app)
    terminal.workspace.images = ImageStore(folders: [folder])
    terminal.settle()
    return terminal
  }

  /// Returns the visible parts of the images of a screen, such as `0,1 10×3`.
  private func places(_ terminal: TestTerminal) -> [String] {
    terminal.screen.placements.map(\.visible).map {
      "\($0.column),\($0.row) \($0.columns)×\($0.rows)"
    }
  }

  @Test func `an image with a file is shown in its size, others as their texts`() {
    let terminal = terminal {
      VStack(alignment: .leading) {
        Image("moth", label: Text("A moth"))
        Image("tray", label: Text("A tray"))
        Text("Inbox")
      }
    }
    expectEqual(terminal.screen.placements.map(\.image.name), ["moth"])
    let rows = ["A moth", "A tray", "Inbox"].map { terminal.place(of: $0)?.row ?? 0 }
    expect(rows[1] == rows[0] + 3 && rows[2] == rows[1] + 1)
    expectContains(places(terminal).first, "10×3")
    terminal.workspace.images = nil
    terminal.settle()
    expectEqual(places(terminal), [])
    expectEqual(terminal.place(of: "A tray")?.row, (terminal.place(of: "A moth")?.row ?? 0) + 1)
  }

  @Test func `an image that is read later is its text until then`() async {
    let terminal = terminal {
      VStack(alignment: .leading) {
        Image("moth", label: Text("A moth"))
        Image("tray", label: Text("A tray"))
        Text("Inbox")
      }
    }
    terminal.workspace.images = ImageStore(folders: [folder], readsLater: true)
    terminal.settle()
    expectEqual(places(terminal), [])
    terminal.expectShows("A moth")
    let row = terminal.place(of: "A moth")?.row ?? 0
    expectEqual(terminal.place(of: "Inbox")?.row, row + 2)
    expect(terminal.workspace.awaitsImages)
    let hasRead = await terminal.workspace.readImages()
    expect(hasRead && !terminal.workspace.awaitsImages)
    terminal.settle()
    expectEqual(terminal.screen.placements.map(\.image.name), ["moth"])
    let rows = ["A tray", "Inbox"].map { terminal.place(of: $0)?.row ?? 0 }
    expectEqual(rows[1], rows[0] + 1)
    terminal.expectShows("A tray")
    expect(!terminal.workspace.awaitsImages)
  }

  @Test func `images that were read for an older terminal aren't drawn for the new one`() async {
    let terminal = terminal { Image("moth", label: Text("A moth")) }
    terminal.workspace.images = ImageStore(folders: [folder], readsLater: true)
    terminal.settle()
    async let hasRead = terminal.workspace.readImages()
    terminal.workspace.images = nil
    let isShown = await hasRead
    expect(!isShown)
    terminal.settle()
    terminal.expectShows("A moth")
  }

  @Test func `a decorative image is shown where it can be, and leaves no text elsewhere`() {
    let terminal = terminal { HStack { Label("Inbox", image: "moth") } }
    expectEqual(places(terminal).count, 1)
    terminal.expectHides("moth")
    terminal.workspace.images = nil
    terminal.settle()
    expectEqual(places(terminal), [])
    terminal.expectShows("Inbox")
    terminal.expectHides("moth")
  }

  @Test func `an image stays when text beside it changes`() throws {
    let terminal = terminal { Counting() }
    let before = places(terminal)
    expectEqual(before.count, 1)
    var writer = FrameWriter()
    var capabilities = TerminalCapabilities()
    capabilities.pictures = .kitty
    expect(!writer.bytes(for: terminal.screen, capabilities).isEmpty)
    terminal.click("[Add]")
    terminal.expectShows("Count 1")
    expectEqual(places(terminal), before)
    let bytes = writer.bytes(for: terminal.screen, capabilities)
    expect(!String(decoding: bytes, as: UTF8.self).contains("_G"))
  }

  @Test func `a list, a sheet and the switcher cover an image, which then comes back`() {
    let terminal = terminal { Counting() }
    let before = places(terminal)
    terminal.press(.function(1))
    expectEqual(places(terminal), [])
    terminal.press(.escape)
    expectEqual(places(terminal), before)
    terminal.click("[Sheet]")
    terminal.expectShows("In the sheet")
    expectEqual(places(terminal), [])
    terminal.press(.escape)
    expectEqual(places(terminal), before)
    terminal.press(.function(5))
    expectEqual(places(terminal), [])
    terminal.expectShows("A moth")
    terminal.press(.escape)
    expectEqual(places(terminal), before)
  }

  @Test func `the part of a scrolled image inside of its window is shown`() {
    let terminal = terminal {
      ScrollView {
        VStack(alignment: .leading) {
          Text("first")
          Image("moth", label: Text("A moth"))
          ForEach(0..<60, id: \.self) { Text("line \($0)") }
        }
      }
    }
    expectContains(places(terminal).first, ",2 10×3")
    var seen: [String] = []
    let column = terminal.screen.placements.first?.visible.column ?? 0
    for _ in 0..<5 {
      terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: column, row: 10)))
      seen += places(terminal)
      for placement in terminal.screen.placements {
        expect(placement.visible.row >= 1)
        expectEqual(placement.area.rows, 3)
        expectEqual(placement.area.columns, 10)
      }
    }
    expectEqual(places(terminal), [])
    expect(!seen.isEmpty)
  }

  @Test func `an image is drawn inside of its window only`() {
    let terminal = terminal(showing: Opening())
    terminal.click("[Open]")
    let windows = terminal.workspace.places.map(terminal.workspace.inner)
    expectEqual(windows.count, 2)
    let visible = terminal.screen.placements.map(\.visible)
    expectEqual(visible.count, 2)
    for (window, visible) in zip(windows, visible) {
      expectEqual(window.intersection(visible), visible)
    }
    terminal.press(.function(9))
    expect(terminal.workspace.places.contains { $0.isOver })
    for placement in terminal.screen.placements {
      expect(
        terminal.workspace.places.filter {
          !$0.area.intersection(placement.visible).isEmpty && $0.isOver
        }.allSatisfy { $0.area.intersection(placement.visible) == placement.visible })
    }
  }

  @Test func `a resizable image fills its frame`() {
    let terminal = terminal {
      VStack {
        Image("moth", label: Text("A moth")).resizable().frame(width: 160, height: 32)
        Image("moth", label: Text("A moth")).resizable().scaledToFit().frame(height: 96)
      }
    }
    let sizes = places(terminal).map { $0.split(separator: " ")[1] }
    expectEqual(sizes, ["20×2", "20×6"])
  }
}

/// An app of which any number of windows can be opened.
private struct Opening: App {
  static var identifier: String { "postbox" }
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var body: some Scene {
    WindowGroup("Postbox", id: "main") {
      OpenButton()
      Image("moth", label: Text("A moth")).offset(x: -160)
    }
  }
}

private struct OpenButton: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Open") { openWindow(id: "main") } }
}

/// A view with an image beside a number.
private struct Counting: View {
  @State private var count = 0
  @State private var hasSheet = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image("moth", label: Text("A moth"))
        Text("Count \(count)")
      }
      Button("Add") { count += 1 }
      Button("Sheet") { hasSheet = true }
    }
    .sheet(isPresented: $hasSheet) {
      VStack { ForEach(0..<9, id: \.self) { _ in Text("In the sheet") } }
    }
  }
}
