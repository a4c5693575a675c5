import Foundation
import Scenes
import Testing

extension KeptName {
  /// Names for safe areas and for scrolling.
  @KeptNamesBuilder static var layouts: [KeptName] {
    KeptName("edgesIgnoringSafeArea", Text("a")) { $0.edgesIgnoringSafeArea(.all) }
    KeptName("ignoresSafeArea", Text("a")) { $0.ignoresSafeArea(.keyboard, edges: .bottom) }
    KeptName("scrollBounceBehavior", ScrollView { Text("a") }) {
      $0.scrollBounceBehavior(.basedOnSize)
    }
    KeptName("scrollClipDisabled", ScrollView { Text("a") }) { $0.scrollClipDisabled() }
    KeptName("scrollEdgeEffectHidden", ScrollView { Text("a") }) { $0.scrollEdgeEffectHidden() }
    KeptName("scrollEdgeEffectStyle", ScrollView { Text("a") }) {
      $0.scrollEdgeEffectStyle(.hard, for: .top)
    }
    KeptName("scrollContentBackground", List { Text("a") }) { $0.scrollContentBackground(.hidden) }
    KeptName("scrollDismissesKeyboard", ScrollView { Text("a") }) {
      $0.scrollDismissesKeyboard(.immediately)
    }
    KeptName("scrollIndicators", ScrollView { Text("a") }) { $0.scrollIndicators(.hidden) }
    KeptName("scrollIndicatorsFlash", ScrollView { Text("a") }) {
      $0.scrollIndicatorsFlash(trigger: 1)
    }
    KeptName("scrollTargetBehavior", ScrollView { Text("a") }) { $0.scrollTargetBehavior(.paging) }
    KeptName("scrollTransition", Text("a")) {
      $0.scrollTransition(.animated(.bouncy).threshold(.visible(0.9))) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
      }
    }
    KeptName("scrollTransition", Text("a")) {
      $0.scrollTransition(topLeading: .identity, bottomTrailing: .interactive, axis: .vertical) {
        content, _ in content.scaleEffect(0.5).blur(radius: 3)
      }
    }
    KeptName("onScrollPhaseChange", ScrollView { Text("a") }) {
      $0.onScrollPhaseChange { _, new in if new.isScrolling { Issue.record("nothing moves") } }
    }
    KeptName("onScrollPhaseChange", ScrollView { Text("a") }) {
      $0.onScrollPhaseChange { _, _, context in
        Issue.record("nothing moves, to \(context.geometry.contentOffset.y)")
      }
    }
  }

  /// Names for a pointer, for the marks of the focus, and for what is told of a view.
  @KeptNamesBuilder static var inputs: [KeptName] {
    KeptName("accessibilityChartDescriptor", Text("a")) {
      $0.accessibilityChartDescriptor(DescribedMail())
    }
    KeptName("accessibilityDragPoint", Text("a")) {
      $0.accessibilityDragPoint(.leading, description: "Drag the beginning")
    }
    KeptName("accessibilityDropPoint", Text("a")) {
      $0.accessibilityDropPoint(.trailing, description: Text("Drop at the end"))
    }
    KeptName("accessibilityRespondsToUserInteraction", Button("Go") {}) {
      $0.accessibilityRespondsToUserInteraction(false)
    }
    KeptName("onModifierKeysChanged", Text("a")) {
      $0.onModifierKeysChanged(mask: .shift) { _, _ in Issue.record("nothing is held") }
    }
    KeptName("springLoadingBehavior", Button("Go") {}) { $0.springLoadingBehavior(.enabled) }
    KeptName("accessibilityRemoveTraits", Button("Go") {}) {
      $0.accessibilityRemoveTraits(.isButton)
    }
    KeptName("AccessibilityRotorEntry", List { Text("a") }) {
      $0.accessibilityRotor("Unread") { AccessibilityRotorEntry("a", id: 1) }
    }
    KeptName("accessibilityRotor", List { Text("a") }) {
      $0.accessibilityRotor(.headings) {
        ForEach(0..<2) { AccessibilityRotorEntry(Text("a"), id: $0) }
      }
    }
    KeptName("accessibilityRotor", Text("a")) {
      $0.accessibilityRotor("Words", textRanges: ["a".startIndex..<"a".endIndex])
    }
    KeptName("accessibilityRotorEntry", Text("a")) { text in
      Named { text.accessibilityRotorEntry(id: 1, in: $0) }
    }
    KeptName("focusEffectDisabled", Text("a").focusable()) { $0.focusEffectDisabled() }
    KeptName("focusScope", Button("Go") {}) { button in Named { button.focusScope($0) } }
    KeptName("focusSection", Button("Go") {}) { $0.focusSection() }
    KeptName("onContinuousHover", Text("a")) { $0.onContinuousHover { _ in } }
    KeptName("onContinuousHover", Text("a")) {
      $0.onContinuousHover(coordinateSpace: .local) { _ in }
    }
    KeptName("pointerStyle", Text("a")) { $0.pointerStyle(.link) }
    KeptName("onScrollGeometryChange", ScrollView { Text("a") }) {
      $0.onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
    }
    KeptName("handGestureShortcut", Button("Go") {}) { $0.handGestureShortcut(.primaryAction) }
    KeptName("hoverEffect", Button("Go") {}) { $0.hoverEffect(.lift) }
    KeptName("onHover", Text("a")) { $0.onHover { _ in } }
    KeptName("sensoryFeedback", Text("a")) { $0.sensoryFeedback(.success, trigger: 1) }
    KeptName("sensoryFeedback", Text("a")) {
      $0.sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 < $1 }
    }
    KeptName("sensoryFeedback", Text("a")) {
      $0.sensoryFeedback(trigger: 1) { $0 < $1 ? .impact(flexibility: .soft, intensity: 0.5) : nil }
    }
    KeptName("sensoryFeedback", Text("a")) { $0.sensoryFeedback(trigger: 1) { .pathComplete } }
    KeptName("speechAdjustedPitch", Text("a")) { $0.speechAdjustedPitch(0.5) }
    KeptName("speechAlwaysIncludesPunctuation", Text("a")) {
      $0.speechAlwaysIncludesPunctuation()
    }
    KeptName("speechAnnouncementsQueued", Text("a")) { $0.speechAnnouncementsQueued(false) }
    KeptName("speechSpellsOutCharacters", Text("a")) { $0.speechSpellsOutCharacters() }
  }

  /// Names for previews.
  @KeptNamesBuilder static var previews: [KeptName] {
    KeptName("previewDevice", Text("a")) { $0.previewDevice("Headset") }
    KeptName("previewDisplayName", Text("a")) { $0.previewDisplayName("Usual") }
    KeptName("previewLayout", Text("a")) { $0.previewLayout(.sizeThatFits) }
  }
}

/// A chart of the messages of two days.
private struct DescribedMail: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    Issue.record("no host plays a chart as sounds")
    let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday", "Tuesday"])
    let counts = AXNumericDataAxisDescriptor(
      title: "Messages", range: 0...9, gridlinePositions: [3, 6]
    ) { "\(Int($0)) messages" }
    let series = AXDataSeriesDescriptor(
      name: "Mail", isContinuous: false,
      dataPoints: [AXDataPoint(x: "Monday", y: 3), AXDataPoint(x: "Tuesday", y: nil)])
    return AXChartDescriptor(
      title: "Mail", summary: nil, xAxis: days, yAxis: counts, series: [series])
  }
}
