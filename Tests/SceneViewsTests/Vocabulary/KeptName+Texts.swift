import Scenes

extension KeptName {
  /// Names for fonts and texts.
  @KeptNamesBuilder static var texts: [KeptName] {
    KeptName("allowsTightening", Text("a")) { $0.allowsTightening(true) }
    KeptName("baselineOffset", Text("a")) { $0.baselineOffset(3) }
    KeptName("font", Text("a")) { $0.font(.largeTitle) }
    KeptName("font", Text("a") + Text("b").bold()) { _ in
      Text("a").font(.caption) + Text("b").bold().font(.system(size: 9))
    }
    KeptName("fontDesign", Text("a")) { $0.fontDesign(.serif) }
    KeptName("fontWeight", Text("a")) { $0.fontWeight(.black) }
    KeptName("fontWidth", Text("a")) { $0.fontWidth(.condensed) }
    KeptName("kerning", Text("a")) { $0.kerning(3) }
    KeptName("lineSpacing", Text("a\nb")) { $0.lineSpacing(16) }
    KeptName("minimumScaleFactor", Text("a")) { $0.minimumScaleFactor(0.5) }
    KeptName("monospaced", Text("a")) { $0.monospaced() }
    KeptName("monospacedDigit", Text("1")) { $0.monospacedDigit() }
    KeptName("strikethrough", Text("a")) { $0.strikethrough(true, pattern: .dash, color: .red) }
    KeptName("textCase", Text("a")) { $0.textCase(.uppercase) }
    KeptName("textSelection", Text("a")) { $0.textSelection(.enabled) }
    KeptName("tracking", Text("a")) { $0.tracking(3) }
    KeptName("truncationMode", Text("a").lineLimit(1)) { $0.truncationMode(.middle) }
    KeptName("underline", Text("a")) { $0.underline(true, pattern: .dot, color: .blue) }
  }
}
