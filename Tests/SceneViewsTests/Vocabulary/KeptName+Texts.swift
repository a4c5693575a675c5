import Scenes

extension KeptName {
  /// Names for fonts and texts.
  @KeptNamesBuilder static var texts: [KeptName] {
    KeptName("allowsTightening", Text("a")) { $0.allowsTightening(true) }
    KeptName("baselineOffset", Text("a")) { $0.baselineOffset(3) }
    KeptName("fontWidth", Text("a")) { $0.fontWidth(.condensed) }
    KeptName("kerning", Text("a")) { $0.kerning(3) }
    KeptName("lineSpacing", Text("a\nb")) { $0.lineSpacing(16) }
    KeptName("minimumScaleFactor", Text("a")) { $0.minimumScaleFactor(0.5) }
    KeptName("monospacedDigit", Text("1")) { $0.monospacedDigit() }
    KeptName("textSelection", Text("a")) { $0.textSelection(.enabled) }
    KeptName("tracking", Text("a")) { $0.tracking(3) }
  }
}
