import SceneDisplay
import Scenes
import TestSupport
import Testing

@testable import SceneViews

/// Modifiers and containers that say how views are laid out.
@MainActor struct LayoutModifierTests {
  private func shown(_ view: some View) -> DisplayNode {
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let content = HostingContent(rootView: view)
    content.mount(in: window)
    defer { content.unmount() }
    content.update()
    return content.display
  }

  private func element(_ view: some View) -> DisplayElement? {
    shown(view).children.first?.element
  }

  @Test func `modifiers are annotations with finite numbers`() {
    #expect(element(Text("a").layoutPriority(2)) == .annotation(.layoutPriority(2)))
    #expect(
      element(Text("a").fixedSize(horizontal: false))
        == .annotation(.fixedSize(horizontal: false)))
    #expect(
      element(Text("a").offset(x: 8, y: .infinity)) == .annotation(.offset(x: 8, y: 0)))
    #expect(element(Text("a").position(x: 3)) == .annotation(.position(x: 3, y: 0)))
    #expect(
      element(Text("a").aspectRatio(2, contentMode: .fill))
        == .annotation(.aspectRatio(2, isFilling: true)))
    #expect(element(Text("a").scaledToFit()) == .annotation(.aspectRatio(nil)))
    #expect(element(Text("a").scenePadding(.top)) == .annotation(.padding(.top, nil)))
    #expect(element(Spacer(minLength: 4)) == .spacer(minimum: 4))
  }

  @Test func `a guide is a part of the length and a distance`() {
    #expect(
      element(Text("a").alignmentGuide(.leading) { _ in -3 })
        == .annotation(.alignmentGuide(.leading, distance: -3)))
    #expect(
      element(Text("a").alignmentGuide(.leading) { $0[.trailing] - 2 })
        == .annotation(.alignmentGuide(.leading, fraction: 1, distance: -2)))
    #expect(
      element(Text("a").alignmentGuide(.bottom) { $0[VerticalAlignment.center] + $0.height })
        == .annotation(.alignmentGuide(.bottom, fraction: 1.5, distance: 0)))
  }

  @Test func `layers, insets and alternatives are containers with their own children`() {
    let badge = Text("a").overlay(alignment: .topTrailing) { Text("9") }
    #expect(
      element(badge) == .container(DisplayContainer(.front, alignment: .topTrailing)))
    let bar = Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
    #expect(element(bar) == .container(DisplayContainer(.trailingInset, spacing: 0)))
    let fitting = ViewThatFits {
      Text("long")
      Text("short")
    }
    #expect(element(fitting) == .container(DisplayContainer(.fitting, axis: .horizontal)))
    #expect(shown(Text("a").background { Text("behind") }).label == "behind a")
  }

  @Test func `rows are aligned at base lines`() {
    let row = HStack(alignment: .firstTextBaseline) { Text("a") }
    #expect(
      element(row) == .stack(.horizontal, DisplayAlignment(.centerX, .firstTextBaseline)))
  }
}
