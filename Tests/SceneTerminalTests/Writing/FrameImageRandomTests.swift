import Checking
import Foundation
import Testing

@testable import SceneTerminal

/// A terminal shows the images of every screen, however it changed.
@Suite struct FrameImageRandomTests {
  private static let files: [ImageFile] = [
    SampleImage.file("moth"), SampleImage.file("a long name", data: 5_000),
    SampleImage.file("日本", columns: 1, rows: 1, data: 30),
    SampleImage.file("large", data: 60_000), ImageFile("photo", SampleImage.jpeg(32, 32)),
  ].compactMap(\.self)

  private static func capabilities(
    _ pictures: TerminalCapabilities.Pictures, seed: Int
  ) -> TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.pictures = pictures
    capabilities.synchronizesOutput = seed % 2 == 1
    return capabilities
  }

  /// Returns whether a terminal can show an image where it is.
  private static func isShown(
    _ placement: Screen.Placement, by pictures: TerminalCapabilities.Pictures
  ) -> Bool {
    switch pictures {
    case .none: false
    case .kitty: placement.image.header.format == .png
    case .iTerm: placement.area == placement.visible
    }
  }

  @Test(
    "a terminal shows the images of every screen, and no others",
    arguments: [TerminalCapabilities.Pictures.none, .kitty, .iTerm])
  func random(pictures: TerminalCapabilities.Pictures) {
    for seed in 0..<12 {
      let capabilities = Self.capabilities(pictures, seed: seed)
      var random = RandomScreen(seed: seed, characters: ["a", "é", "日", " ", "x"])
      var writer = FrameWriter()
      var terminal = TerminalOracle(columns: random.screen.columns, rows: random.screen.rows)
      terminal.resize(columns: random.screen.columns, rows: random.screen.rows)
      for step in 0..<30 {
        if step % 11 == 10 {
          random.resize()
          terminal.resize(columns: random.screen.columns, rows: random.screen.rows)
          writer.reset(keepsImages: seed % 3 > 0)
        }
        for _ in 0..<(step % 3) { random.change() }
        for _ in 0..<(step % 4) { random.place(Self.files) }
        if step % 7 == 6 { random.change() }
        terminal.read(writer.bytes(for: random.screen, capabilities))
        var frames = 0
        while writer.isTransferring, frames < 50, seed % 2 == 0 || step % 3 == 0 {
          terminal.read(writer.bytes(for: random.screen, changedRows: 0..<0, capabilities))
          frames += 1
        }
        expect(frames < 50)
        if writer.isTransferring { continue }
        let place = Comment("seed \(seed), step \(step)")
        guard Self.shows(random.screen, on: terminal, capabilities, place) else { return }
        expectEqual(writer.bytes(for: random.screen, capabilities), [], place)
      }
      terminal.read(writer.leave())
      expectEqual(terminal.images.places, [])
      expectEqual(terminal.images.problems, [])
    }
  }

  /// Returns whether a terminal shows a screen.
  private static func shows(
    _ screen: Screen, on terminal: TerminalOracle, _ capabilities: TerminalCapabilities,
    _ place: Comment
  ) -> Bool {
    let shown = screen.placements.filter { isShown($0, by: capabilities.pictures) }
    var cells = TerminalOracle.expectedCells(
      screen.showing(shown), widths: .clusters, capabilities)
    if capabilities.pictures == .iTerm {
      for (area, data) in shown.map({ ($0.area, Data($0.image.bytes)) }) {
        for row in 0..<area.rows {
          for column in 0..<area.columns {
            cells[(area.row + row) * screen.columns + area.column + column] =
              TerminalOracle.OracleCell(text: OracleImages.part(of: data, column, row))
          }
        }
      }
    } else {
      let places = shown.map { placement in
        let source = placement.source
        return OracleImages.Place(
          data: Data(placement.image.bytes), column: placement.visible.column,
          row: placement.visible.row, columns: placement.visible.columns,
          rows: placement.visible.rows,
          source: placement.isWhole ? nil : [source.x, source.y, source.width, source.height])
      }
      let isEqual = terminal.images.places == places
      expect(isEqual, place)
    }
    let isEqual = terminal.normalizedCells == cells
    expect(isEqual, place)
    expect(terminal.problems == [] && terminal.images.problems == [], place)
    expectEqual(terminal.wraps, 0, place)
    if !isEqual {
      for (index, cell) in cells.enumerated() where cell != terminal.normalizedCells[index] {
        Issue.record("\(index): \(cell) \(terminal.cells[index])")
      }
    }
    return isEqual
  }
}
