import Foundation
import Scenes

extension KeptName {
  /// Names for what only hosts with pixels draw.
  @KeptNamesBuilder static var looks: [KeptName] {
    KeptName("antialiased", Image("a")) { $0.antialiased(false) }
    KeptName("backgroundExtensionEffect", Text("a")) { $0.backgroundExtensionEffect() }
    KeptName("backgroundExtensionEffect", Text("a")) {
      $0.backgroundExtensionEffect(isEnabled: true)
    }
    KeptName("blendMode", Text("a")) { $0.blendMode(.multiply) }
    KeptName("blur", Text("a")) { $0.blur(radius: 3) }
    KeptName("brightness", Text("a")) { $0.brightness(0.5) }
    KeptName("clipShape", Text("a")) { $0.clipShape(Circle()) }
    KeptName("containerShape", Text("a")) { $0.containerShape(RoundedRectangle(cornerRadius: 4)) }
    KeptName("clipped", Text("a")) { $0.clipped() }
    KeptName("colorInvert", Text("a")) { $0.colorInvert() }
    KeptName("colorMultiply", Text("a")) { $0.colorMultiply(.red) }
    KeptName("compositingGroup", Text("a")) { $0.compositingGroup() }
    KeptName("contentShape", Button("Go") {}) { $0.contentShape(Rectangle()) }
    KeptName("contentShape", Button("Go") {}) { $0.contentShape(.dragPreview, Circle()) }
    KeptName("contrast", Text("a")) { $0.contrast(0.5) }
    KeptName("cornerRadius", Text("a").background(.red)) { $0.cornerRadius(8) }
    KeptName("drawingGroup", Text("a")) { $0.drawingGroup() }
    KeptName("glassBackgroundEffect", Text("a")) { $0.glassBackgroundEffect() }
    KeptName("glassEffect", Text("a")) { $0.glassEffect() }
    KeptName("glassEffect", Text("a")) {
      $0.glassEffect(.regular.tint(.red).interactive(), in: Capsule())
    }
    KeptName("glassEffectID", Text("a")) { text in Named { text.glassEffectID(1, in: $0) } }
    KeptName("glassEffectTransition", Text("a").glassEffect()) {
      $0.glassEffectTransition(.materialize)
    }
    KeptName("glassEffectUnion", Text("a")) { text in
      Named { text.glassEffectUnion(id: "a", namespace: $0) }
    }
    KeptName("grayscale", Text("a")) { $0.grayscale(1) }
    KeptName("hueRotation", Text("a")) { $0.hueRotation(.degrees(90)) }
    KeptName("interpolation", Image("a")) { $0.interpolation(.none) }
    KeptName("invalidatableContent", Text("a").redacted(reason: .invalidated)) {
      $0.invalidatableContent()
    }
    KeptName("mask", Text("a")) { $0.mask { Text("b") } }
    KeptName("persistentSystemOverlays", Text("a")) { $0.persistentSystemOverlays(.hidden) }
    KeptName("preferredSurroundingsEffect", Text("a")) { $0.preferredSurroundingsEffect(.dark) }
    KeptName("projectionEffect", Text("a")) { text in
      var mirror = ProjectionTransform()
      mirror.m11 = -1
      return text.projectionEffect(mirror)
    }
    KeptName("renderingMode", Image("a")) { $0.renderingMode(.template) }
    KeptName("rotation3DEffect", Text("a")) {
      $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    }
    KeptName("rotationEffect", Text("a")) { $0.rotationEffect(.degrees(90), anchor: .topLeading) }
    KeptName("saturation", Text("a")) { $0.saturation(0) }
    KeptName("scaleEffect", Text("a")) { $0.scaleEffect(2) }
    KeptName("scaleEffect", Text("a")) { $0.scaleEffect(x: 2, y: 3) }
    KeptName("shadow", Text("a")) { $0.shadow(color: .gray, radius: 3, x: 1, y: 1) }
    KeptName("statusBar", Text("a")) { $0.statusBar(hidden: true) }
    KeptName("statusBarHidden", Text("a")) { $0.statusBarHidden() }
    KeptName("symbolColorRenderingMode", Image(systemName: "a")) {
      $0.symbolColorRenderingMode(.gradient)
    }
    KeptName("symbolVariableValueMode", Image(systemName: "a")) {
      $0.symbolVariableValueMode(.draw)
    }
    KeptName("visualEffect", Text("a")) {
      $0.visualEffect { content, proxy in content.offset(y: proxy.size.height).brightness(0.5) }
    }
  }

  private struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  /// Names for animations: changes are shown at once.
  @KeptNamesBuilder static var motions: [KeptName] {
    KeptName("animation", Text("a")) { $0.animation(.spring, value: 1) }
    KeptName("animation", Text("a")) { $0.animation(.bouncy(duration: 1)) }
    KeptName("geometryGroup", Text("a")) { $0.geometryGroup() }
    KeptName("matchedGeometryEffect", Text("a")) { text in
      Named { text.matchedGeometryEffect(id: 1, in: $0) }
    }
    KeptName("matchedTransitionSource", Text("a")) { text in
      Named { text.matchedTransitionSource(id: 1, in: $0) }
    }
    KeptName("navigationTransition", Text("a")) { text in
      Named { text.navigationTransition(.zoom(sourceID: 1, in: $0)) }
    }
    KeptName("symbolEffect", Image(systemName: "a")) { $0.symbolEffect(.bounce, value: 1) }
    KeptName("symbolEffect", Image(systemName: "a")) {
      $0.symbolEffect(.variableColor.iterative)
    }
    KeptName("symbolEffectsRemoved", Image(systemName: "a")) { $0.symbolEffectsRemoved() }
    KeptName("transaction", Text("a")) { $0.transaction { $0.disablesAnimations = true } }
    KeptName("transaction", Text("a")) { $0.transaction(value: 1) { $0.animation = nil } }
    KeptName("transition", Text("a")) { $0.transition(.slide.combined(with: .opacity)) }
    KeptName("transition", Text("a")) { $0.transition(Fading()) }
  }
}
