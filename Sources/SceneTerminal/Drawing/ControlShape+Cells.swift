package import SceneDisplay
package import SceneLayout

extension ControlShape {
  /// Returns the space in cells that a control needs around its label, and the minimum and ideal sizes of the control
  /// (L51).
  package static func cells(of control: DisplayControl) -> ControlShape {
    let kind = control.kind
    if kind.isKind(of: .disclosure) { return ControlShape(leading: 2) }
    if kind.isKind(of: .menu) {
      return ControlShape(leading: 1, trailing: 3, minimumWidth: 3)
    }
    if kind.isKind(of: .toggle) { return ControlShape(leading: control.look == .switch ? 5 : 4) }
    if kind.isKind(of: .link) { return ControlShape() }
    if kind.isKind(of: .button), control.look == .plain { return ControlShape(minimumWidth: 1) }
    if kind.isKind(of: .button) { return ControlShape(leading: 1, trailing: 1, minimumWidth: 3) }
    if kind.isKind(of: .growingField) {
      var lines = 1
      if case .text(let text) = control.value { lines += text.count { $0 == "\n" } }
      return ControlShape(
        minimumWidth: 4, idealWidth: 40, minimumHeight: Double(min(10, lines)),
        isGreedy: true)
    }
    if kind.isKind(of: .textEditor) {
      return ControlShape(
        minimumWidth: 4, idealWidth: 40, minimumHeight: 3, isGreedy: true, isTall: true)
    }
    if kind.isKind(of: .textField) {
      let label = control.label.map { DisplayedText.width(of: $0) } ?? 0
      return ControlShape(
        minimumWidth: 4, idealWidth: Double(min(label, 40) + 2 + 17), isGreedy: true)
    }
    if kind.isKind(of: .slider) {
      return ControlShape(trailing: 17, leastTrailing: 8, minimumWidth: 6, isGreedy: true)
    }
    if kind.isKind(of: .progress) {
      // If there is no room for a bar, the text with the amount remains.
      let hasText = kind == .labelledGauge || kind == .labelledProgress
      return ControlShape(
        trailing: 13, leastTrailing: hasText ? 4 : 6, yieldsToLabel: hasText, minimumWidth: 6,
        isGreedy: true)
    }
    if kind.isKind(of: .stepper) { return ControlShape(trailing: 8, minimumWidth: 7) }
    return ControlShape(leading: 1, trailing: 1)
  }
}
