package import SceneDisplay
package import SceneLayout

extension ControlShape {
  /// Returns the cells around the label of a control (L51).
  package static func cells(of control: DisplayControl) -> ControlShape {
    let kind = control.kind
    if kind.isKind(of: .toggle) { return ControlShape(leading: 4) }
    if kind.isKind(of: .link) { return ControlShape() }
    if kind.isKind(of: .button) { return ControlShape(leading: 1, trailing: 1, minimumWidth: 3) }
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
      return ControlShape(trailing: 17, minimumWidth: 6, isGreedy: true)
    }
    if kind.isKind(of: .progress) {
      return ControlShape(trailing: 13, minimumWidth: 6, isGreedy: true)
    }
    if kind.isKind(of: .stepper) { return ControlShape(trailing: 8, minimumWidth: 7) }
    return ControlShape(leading: 1, trailing: 1)
  }
}
