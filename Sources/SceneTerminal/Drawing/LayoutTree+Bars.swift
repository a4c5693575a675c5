import SceneDisplay
import SceneLayout

/// The bar of a slider, a gauge or a progress view, with the number after the bar.
struct NumberBar {
  /// The cells of the bar, in the window's coordinates.
  let area: CellRectangle
  /// The part of the bar that is filled, from 0 to 1; nil if the control has no number.
  let fraction: Double?
  /// The number as text; empty if no number is shown.
  let text: String
}

extension LayoutTree {
  /// Returns the bar of a control; nil if there is no room for a bar after the label.
  func bar(of id: Int) -> NumberBar? {
    guard case .control(let control)? = element(of: id), let area = area(of: id) else { return nil }
    let labels = children(of: id).compactMap { labelArea(of: $0) }
    // In gauges of equal width whose labels show the number, all bars begin at the same distance from the edge, unless
    // a label has more than 20 cells or takes at least half of the width.
    let least =
      control.kind == .labelledGauge && !labels.isEmpty ? min(21, (area.columns + 1) / 2) : 0
    let begin = labels.reduce(area.column + least) { max($0, $1.endColumn + 1) }
    let room = area.endColumn - begin
    guard room > 0 else { return nil }
    func bar(_ width: Int, _ fraction: Double?, _ text: String = "") -> NumberBar {
      NumberBar(
        area: CellRectangle(column: begin, row: area.row, columns: width, rows: 1),
        fraction: fraction, text: text)
    }
    guard case .number(let number, let range) = control.value else { return bar(room, nil) }
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? min(1, max(0, (number - range.lowerBound) / length)) : 0
    let text =
      switch control.kind {
      case .labelledGauge, .labelledProgress: ""
      case .slider, .gauge: number.short
      default: "\(Int(clamping: fraction * 100 + 1e-9))%"
      }
    // In a narrow area, the number takes only the cells that it needs, and the bar has at least two cells. The bar of a
    // slider leaves room for the longest of the number and the bounds of the range, so that the bar keeps its width
    // while a person moves the knob.
    let ends = control.kind == .slider ? [range.lowerBound.short, range.upperBound.short] : []
    let textWidth = ([text] + ends).reduce(0) { max($0, DisplayedText.width(of: $1)) }
    guard !text.isEmpty, room >= textWidth + 3 else { return bar(room, fraction) }
    return bar(room < 12 ? room - textWidth - 1 : room - 6, fraction, text)
  }

  /// Returns the area of a label or, if the label has no area itself, of its first descendant that has one; nil if
  /// there is none.
  func labelArea(of id: Int) -> CellRectangle? {
    area(of: id) ?? children(of: id).compactMap { labelArea(of: $0) }.first
  }
}

extension Double {
  /// The number as text, with at most two decimal places.
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
  }
}
