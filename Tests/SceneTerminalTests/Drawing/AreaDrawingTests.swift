import Checking
import Foundation
import SceneDisplay
import SceneLayout
import Scenes
import TestSupport
import Testing

@testable import SceneTerminal

/// The drawing of shapes, tints, opacity and looks.
struct AreaDrawingTests {
  /// Returns nested elements as a screen, the last one innermost.
  private func screen(_ elements: DisplayElement..., columns: Int = 10, rows: Int = 3) -> Screen {
    var node: DisplayNode?
    for (id, element) in elements.enumerated().reversed() {
      node = DisplayNode(id: id + 1, element: element, children: node.map { [$0] } ?? [])
    }
    return screen(of: node, columns: columns, rows: rows)
  }

  private func screen(of node: DisplayNode?, columns: Int, rows: Int) -> Screen {
    let root = DisplayNode(id: 0, element: .root, children: node.map { [$0] } ?? [])
    let tree = LayoutTree(
      root, metrics: .terminal, measurer: CellText(), shape: ControlShape.cells)
    tree.layout(in: ProposedSize(Double(columns), Double(rows)))
    var screen = Screen(columns: columns, rows: rows)
    var drawing = ContentDrawing(tree, column: 0, row: 0)
    drawing.draw(into: &screen)
    return screen
  }

  private func lines(_ screen: Screen) -> [String] {
    (0..<screen.rows).map { row in
      (0..<screen.columns).map { screen[$0, row].text }.joined()
    }
  }

  private func frame(_ width: Double, _ height: Double) -> DisplayElement {
    .annotation(.frame(width: DisplayExtent(width), height: DisplayExtent(height), .center))
  }

  @Test func `a filled area in a frame is a bar`() {
    let bar = screen(frame(40, 16), .annotation(.background(.blue)), .area(.area))
    expectEqual(lines(bar).joined().filter { $0 == "█" }.count, 5)
    expect(bar.cells.contains { $0.text == "█" && $0.style.foreground == .theme(4) })
    let black = screen(frame(16, 32), .area(.rectangle))
    expectEqual(lines(black).joined().filter { $0 == "█" }.count, 4)
    expect(!lines(screen(frame(40, 16), .area(.area))).joined().contains("█"))
  }

  @Test func `a small circle is a mark, and a line needs room`() {
    let red = DisplayElement.annotation(.foreground(.red))
    expectContains(lines(screen(frame(8, 16), red, .area(.circle))).joined(), "●")
    expectContains(lines(screen(frame(8, 16), red, .area(.ring))).joined(), "○")
    expectEqual(lines(screen(frame(80, 48), .area(.outline))).first, "╭────────╮")
    expect(!lines(screen(frame(40, 16), .area(.outline))).joined().contains("─"))
  }

  @Test(arguments: [
    (DisplayControl.Kind.gauge, nil), (.gauge, DisplayLook.marker), (.labelledGauge, nil),
    (.progress, nil), (.labelledProgress, nil),
  ])
  func `a gauge is a bar or a line, with its number unless the app has a text for it`(
    kind: DisplayControl.Kind, look: DisplayLook?
  ) {
    let gauge = DisplayControl(kind, value: .number(0.5, in: 0...1), acts: [], look: look)
    let shown = lines(screen(.control(gauge), .text("Disk"), columns: 20, rows: 1))[0]
    expectContains(shown, "Disk")
    expectEqual(shown.contains("50%"), (kind == .progress))
    expectEqual(shown.contains("0.5"), (kind == .gauge))
    expectEqual(shown.contains("●"), (look == .marker))
    expectEqual(shown.contains("█"), (look == nil))
  }

  @Test func `a long label shortens the bar before it is broken`() {
    func shown(_ kind: DisplayControl.Kind, columns: Int) -> String {
      let gauge = DisplayControl(kind, value: .number(0.5, in: 0...1), acts: [])
      return lines(screen(.control(gauge), .text("grace 75%"), columns: columns, rows: 1))[0]
    }
    expectEqual(shown(.labelledGauge, columns: 15), "grace 75% ██░░░")
    expectEqual(shown(.labelledGauge, columns: 9), "grace 75%")
    expect(shown(.progress, columns: 18).hasPrefix("grace 75% █"))
  }

  @Test(arguments: [
    (28, "grace 75% 0 – 1      █████░░"), (23, "grace 75%   ████████░░░"),
    (18, "grace 75% ██████░░"),
    (13, "grace 75% ██░"), (9, "grace 75%"),
  ])
  @MainActor func `a gauge leaves out its range before its bar, and its bar before its number`(
    columns: Int, expected: String
  ) {
    let terminal = TestTerminal(
      Showing {
        Gauge(value: 0.75) {
          Text("grace")
        } currentValueLabel: {
          Text("75%")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .frame(width: Double(columns) * 8)
      })
    let row = terminal.rows.first { $0.contains("grace") }
    expectEqual(row?.trimmingCharacters(in: .whitespaces), expected)
  }

  @Test func `a label that is too wide beside a bar takes all of the space`() {
    // The parts of the label take one line, and are wider than the space before the bar.
    let control = DisplayControl(.labelledProgress, value: .number(0.5, in: 0...1), acts: [])
    let name = DisplayNode(
      id: 2, element: .annotation(.fixedSize()),
      children: [DisplayNode(id: 3, element: .text("grace"))])
    let amount = DisplayNode(
      id: 4, element: .annotation(.lineLimit(1)),
      children: [DisplayNode(id: 5, element: .text("75%"))])
    let progress = DisplayNode(id: 1, element: .control(control), children: [name, amount])
    expectEqual(lines(screen(of: progress, columns: 9, rows: 1)), ["grace 75%"])
  }

  @MainActor private struct Loads: View {
    let columns: Int

    var body: some View {
      HStack(alignment: .top) {
        ForEach(["ada", "grace", "edsger"], id: \.self) { name in
          Gauge(value: 0.5) {
            Text(name)
          } currentValueLabel: {
            Text("50%")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
          .frame(width: Double(columns) * 8)
        }
      }
    }
  }

  @Test(arguments: [(22, 11, 0), (23, 11, 0), (24, 3, 3)])
  @MainActor func `gauges of the same width have bars of the same width, and the same parts`(
    columns: Int, width: Int, ends: Int
  ) throws {
    let terminal = TestTerminal(Showing { Loads(columns: columns) })
    let row = try require(terminal.rows.first { $0.contains("edsger") })
    let bars = row.split { !"█░".contains($0) }.map(\.count)
    expectEqual(bars, Array(repeating: width, count: bars.count))
    expectEqual(bars.count, 3)
    expectEqual(row.count { $0 == "–" }, ends)
  }

  @Test(arguments: [
    (DisplayControl.Kind.gauge, 20, "Disk ████░░░░░   0.5"), (.gauge, 15, "Disk ███░░░ 0.5"),
    (.gauge, 11, "Disk █░ 0.5"), (.gauge, 10, "Disk ██░░░"), (.progress, 13, "Disk ██░░ 50%"),
    (.slider, 12, "Disk ━●─ 0.5"),
  ])
  func `a narrow gauge has a bar`(kind: DisplayControl.Kind, columns: Int, expected: String) {
    let gauge = DisplayControl(kind, value: .number(0.5, in: 0...1), acts: [])
    let shown = lines(screen(.control(gauge), .text("Disk"), columns: columns, rows: 1))
    expectEqual(shown[0], expected)
  }

  @Test(arguments: [29, 57, 58]) func `a whole percentage is drawn as it is`(number: Int) {
    let progress = DisplayElement.progress(Double(number) / 100)
    expectContains(lines(screen(progress, columns: 20, rows: 1))[0], "\(number)%")
  }

  @Test func `a clear part of a text takes its space`() {
    var run = TextRun("手b", color: .clear)
    run.isUnderlined = true
    run.isStruckThrough = true
    let shown = screen(.styledText([TextRun("a"), run, TextRun("c")]), rows: 1)
    expectEqual(lines(shown), ["  a   c   "])
    expect(shown.cells.allSatisfy { $0.style == .plain })
    expectEqual(
      lines(screen(.annotation(.foreground(.clear)), .text("a"), rows: 1)),
      [
        String(repeating: " ", count: 10)
      ])
  }

  @Test func `a tint is the color of controls, and opacity makes them dim`() {
    let button = DisplayElement.control(
      DisplayControl(.button, label: "Go", acts: [.press, .focus]))
    let tinted = screen(.annotation(.tint(.purple)), button)
    expect(tinted.cells.contains { $0.text == "[" && $0.style.foreground == .theme(5) })
    let tint = DisplayElement.annotation(.tint(.purple))
    let mark = screen(tint, .toggle(true), .text("Go"))
    expect(mark.cells.contains { $0.text == "x" && $0.style.foreground == .theme(5) })
    let gauge = DisplayControl(.gauge, value: .number(0.5, in: 0...1), acts: [])
    let bar = screen(tint, .control(gauge), .text("Go"), columns: 20, rows: 1)
    expect(bar.cells.contains { $0.text == "█" && $0.style.foreground == .theme(5) })
    let faint = screen(.annotation(.opacity(0.5)), .text("a"))
    expect(faint.cells.contains { $0.text == "a" && $0.style.attributes.contains(.dim) })
    let clear = screen(.annotation(.opacity(0.6)), .text("a"))
    expect(clear.cells.contains { $0.text == "a" && $0.style == .plain })
    expect(!lines(screen(.annotation(.opacity(0)), .text("a"))).joined().contains("a"))
  }

  @Test(arguments: [
    (DisplayFont(style: .largeTitle), CellStyle.Attributes.bold), (.init(style: .headline), .bold),
    (DisplayFont(weight: .semibold), .bold), (DisplayFont(weight: .medium), CellStyle.Attributes()),
    (DisplayFont(style: .caption), .dim), (DisplayFont(style: .footnote), .dim),
    (DisplayFont(style: .body, design: .serif, size: 40), CellStyle.Attributes()),
    (.init(design: .monospaced), CellStyle.Attributes()),
  ])
  func `a font is bold or dim, and its size and its design aren't shown`(
    font: DisplayFont, expected: CellStyle.Attributes
  ) {
    let shown = screen(.annotation(.font(font)), .text("a"))
    expectEqual(shown.cells.first { $0.text == "a" }?.style.attributes, expected)
    expectEqual(lines(shown).joined().filter { $0 != " " }, "a")
  }

  @Test func `a run has the style of the view unless it has none of its own`() {
    func attributes(_ change: (inout TextRun) -> Void) -> CellStyle.Attributes? {
      var run = TextRun("a")
      change(&run)
      let shown = screen(
        .annotation(.bold(true)), .annotation(.italic(true)), .annotation(.underline(true)),
        .annotation(.strikethrough(true)), .styledText([run]))
      return shown.cells.first { $0.text == "a" }?.style.attributes
    }
    expectEqual(attributes { _ in }, [.bold, .italic, .underline, .strikethrough])
    expectEqual(attributes { $0.isBold = false }, [.italic, .underline, .strikethrough])
    expectEqual(attributes { $0.isItalic = false }, [.bold, .underline, .strikethrough])
    expectEqual(attributes { $0.isUnderlined = false }, [.bold, .italic, .strikethrough])
    expectEqual(attributes { $0.isStruckThrough = false }, [.bold, .italic, .underline])
  }

  @Test func `looks differ without colors`() {
    func button(_ look: DisplayLook?) -> String {
      lines(screen(.button(nil, look: look), .text("Go"))).joined()
    }
    expectContains(button(nil), "[Go]")
    expectContains(button(.plain), "Go")
    expect(!button(.plain).contains("["))
    let prominent = screen(.button(nil, look: .prominent), .text("Go"))
    expect(prominent.cells.contains { $0.text == "G" && $0.style.attributes.contains(.bold) })
    expectContains(lines(screen(.toggle(true, look: .switch), .text("Go"))).joined(), "(─●) Go")
    expectContains(lines(screen(.toggle(false, look: .switch), .text("Go"))).joined(), "(●─) Go")
  }
}
