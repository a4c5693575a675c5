import SceneDisplay
import SceneLayout

extension ContentDrawing {
  mutating func draw(
    _ surface: DisplaySurface, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id) else {
      return drawChildren(of: id, surroundings, into: &screen)
    }
    if surface.kind.isKind(of: .sheet) {
      drawBesideContent(id, into: &screen) { drawing, screen in
        drawing.drawSheet(surface, id, area, into: &screen)
      }
    } else if surface.kind == .split {
      drawSplit(id, area, surroundings, into: &screen)
    } else {
      if surface.isDismissible { drawBackControl(of: id, in: area, into: &screen) }
      drawPage(id, in: area, surroundings, into: &screen)
    }
  }

  /// Draws the control that goes back from a page or a column.
  mutating func drawBackControl(of id: Int, in area: CellRectangle, into screen: inout Screen) {
    var style = Theme.accent
    if isFocus(id) {
      style.attributes.insert(.reverse)
      placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
    }
    screen.draw("‹ Back", column: area.column, row: area.row, style: style)
  }

  private mutating func drawSheet(
    _ surface: DisplaySurface, _ id: Int, _ area: CellRectangle, into screen: inout Screen
  ) {
    screen.clip = screen.clip.intersection(area)
    screen.fill(area)
    var inner = Surroundings()
    inner.isRedacted = surface.isRedacted == true
    if surface.kind.isKind(of: .cover) {
      placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
      drawPage(id, in: area, inner, into: &screen)
      return
    }
    screen.drawFrame(area, style: Theme.accent)
    let inside = area.inset(columns: 1, rows: 1)
    screen.clip = screen.clip.intersection(inside)
    // Until an element of the sheet or alert has the focus, place the hidden cursor there, so that a screen reader
    // starts there.
    placeCursor(
      column: area.column + 1, row: area.row + 1, .standard, isVisible: false, in: screen)
    inner.alignment = surface.kind == .alert || surface.kind == .dialog ? .center : .leading
    drawPage(id, in: inside, inner, into: &screen)
  }

  private mutating func drawSplit(
    _ id: Int, _ area: CellRectangle, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    for child in tree.children(of: id) {
      guard let column = self.area(of: child) else { continue }
      draw(child, surroundings, into: &screen)
      if column.endColumn < area.endColumn {
        screen.fill(
          CellRectangle(column: column.endColumn, row: area.row, columns: 1, rows: area.rows),
          with: "│", style: Theme.dim)
      }
    }
  }

  mutating func draw(
    _ annotation: DisplayAnnotation, _ id: Int, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    var inner = surroundings
    switch (annotation.kind, annotation.value) {
    case (.hidden, _), (.told, _), (.foreground, .color(.clear)): return
    case (.disabled, .flag(true)): inner.isEnabled = false
    case (.bold, .flag(let isOn)): inner.style.set(.bold, isOn)
    case (.italic, .flag(let isOn)): inner.style.set(.italic, isOn)
    case (.underline, .flag(let isOn)): inner.style.set(.underline, isOn)
    case (.strikethrough, .flag(let isOn)): inner.style.set(.strikethrough, isOn)
    case (.font, .font(let font)): inner.font = inner.font.applying(font)
    case (.redacted, .flag(let isRedacted)): inner.isRedacted = isRedacted
    case (.foreground, .color(let color)):
      inner.style.foreground = color == .accent ? inner.accent : color.cell
      inner.style.set(.dim, color == .secondary)
    case (.background, .color(let color)):
      // Text on a colored background gets a matching color, so that it is readable in every theme.
      inner.style.background = color == .accent ? inner.accent : color.cell
      if inner.style.foreground == .standard { inner.style.foreground = color.textOnTop }
      for area in areas(of: id) { screen.fill(area, style: inner.style) }
    case (.opacity, .number(let opacity)):
      if opacity <= 0 { return }
      if opacity < 0.6 { inner.style.attributes.insert(.dim) }
    case (.tint, .color(let color)): inner.accent = color == .accent ? inner.accent : color.cell
    case (.border, .line(let color, _)):
      // A group of views has no area itself, so each of its views gets a frame, which is drawn around the view.
      let inset = area(of: id) == nil ? -1 : 0
      for area in areas(of: id) {
        screen.drawFrame(
          area.inset(columns: inset, rows: inset),
          style: CellStyle(foreground: color == .accent ? inner.accent : color.cell))
      }
    case (.textAlignment, .textAlignment(let alignment)): inner.alignment = alignment
    case (.tappable, _) where isFocus(id), (.contextMenu, _) where isFocus(id),
      (.focusable, _) where isFocus(id), (.holdable, _) where isFocus(id),
      (.draggable, _) where isFocus(id), (.dropTarget, _) where isFocus(id):
      inner.isFocused = true
      inner.style.attributes.insert(.reverse)
      if let area = areas(of: id).first {
        placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
      }
    default: break
    }
    drawChildren(of: id, inner, into: &screen)
  }

  /// Returns the area of a node or, if the node has no area itself, the areas of its descendants.
  func areas(of id: Int) -> [CellRectangle] {
    if let area = area(of: id) { return [area] }
    return tree.children(of: id).flatMap { areas(of: $0) }
  }
}

extension CellStyle {
  mutating func set(_ attribute: Attributes, _ isOn: Bool) {
    if isOn { attributes.insert(attribute) } else { attributes.remove(attribute) }
  }
}

extension DisplayColor {
  /// The color of text that is shown on this color.
  fileprivate var textOnTop: CellStyle.Color {
    switch self {
    case .primary, .secondary, .clear: .standard
    case .black, .blue, .purple, .red, .gray: .theme(15)
    case .accent, .orange, .yellow, .green, .white: .theme(0)
    case .exact(let red, let green, let blue):
      // Exact colors are used, because black and white can be any color in the terminal's theme.
      PerceivedColor(red, green, blue).isBetterWithBlack
        ? .exact(red: 0, green: 0, blue: 0) : .exact(red: 255, green: 255, blue: 255)
    }
  }
}
