import Foundation
import Scenes
import Testing

extension KeptName {
  /// Names for fonts and texts.
  @KeptNamesBuilder static var texts: [KeptName] {
    KeptName("allowsTightening", Text("a")) { $0.allowsTightening(true) }
    KeptName("baselineOffset", Text("a")) { $0.baselineOffset(3) }
    KeptName("customAttribute", Text("a")) { $0.customAttribute(Emphasis()) }
    KeptName("fontWidth", Text("a")) { $0.fontWidth(.condensed) }
    KeptName("kerning", Text("a")) { $0.kerning(3) }
    KeptName("monospacedDigit", Text("1")) { $0.monospacedDigit() }
    KeptName("textRenderer", Text("a").customAttribute(Emphasis())) { $0.textRenderer(Waving()) }
    KeptName("textScale", Text("a")) { $0.textScale(.secondary) }
    KeptName("textSelection", Text("a")) { $0.textSelection(.enabled) }
    KeptName("tracking", Text("a")) { $0.tracking(3) }
    KeptName("typesettingLanguage", Text("a")) { $0.typesettingLanguage(.init(identifier: "th")) }
    KeptName("typesettingLanguage", Text("a")) {
      $0.typesettingLanguage(.explicit(.init(identifier: "th")), isEnabled: true)
    }
  }
}

/// A mark of a part of a text.
private struct Emphasis: TextAttribute {}

/// A renderer that would move the letters with a mark.
private struct Waving: TextRenderer {
  var strength = 3.0

  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    Issue.record("hosts draw the letters of texts")
    for run in layout.flatMap(\.self) {
      var moved = context
      if run[Emphasis.self] != nil { moved.translateBy(x: 0, y: strength) }
      for (index, slice) in run.enumerated() {
        moved.opacity = slice.typographicBounds.width / Double(index + 1)
        moved.draw(slice, options: .disablesSubpixelQuantization)
      }
    }
  }
}
