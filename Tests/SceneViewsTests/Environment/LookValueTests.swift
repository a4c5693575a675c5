import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// The values that modifiers of the look set, which views read.
@MainActor struct LookValueTests {
  private struct Looks: View {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.imageScale) private var imageScale
    @Environment(\.symbolVariants) private var symbolVariants
    @Environment(\.symbolRenderingMode) private var symbolRenderingMode
    @Environment(\.contentTransition) private var contentTransition
    @Environment(\.contentTransitionAddsDrawingGroup) private var addsGroup
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.badgeProminence) private var badgeProminence
    @Environment(\.labelsVisibility) private var labelsVisibility
    let name: String

    var body: some View {
      Text("\(name) size: \(String(describing: controlSize)), \(imageScale == .large)")
      Text("\(name) filled: \(symbolVariants.contains(.fill)), \(symbolVariants == .circle.fill)")
      Text("\(name) palette: \(symbolRenderingMode == .palette)")
      Text("\(name) changes: \(contentTransition == .identity), \(addsGroup)")
      Text("\(name) person: \(contrast == .standard), \(legibilityWeight == .bold)")
      Text("\(name) prominent: \(backgroundProminence == .increased)")
      Text("\(name) badges: \(badgeProminence == .decreased)")
      Text("\(name) labels: \(String(describing: labelsVisibility))")
    }
  }

  private struct Texts: View {
    @Environment(\.textCase) private var textCase
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.headerProminence) private var headerProminence
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.sidebarRowSize) private var rowSize
    let name: String

    var body: some View {
      Text("\(name) case: \(textCase == .uppercase), \(String(describing: truncationMode))")
      Text("\(name) lines: \(Double(lineSpacing)), \(Double(minimumScaleFactor))")
      Text("\(name) typed: \(isUncorrected), scrolls: \(isScrollEnabled)")
      Text("\(name) rows: \(Double(rowHeight)), \(headerHeight == nil), \(rowSize == .large)")
      Text("\(name) header: \(headerProminence == .increased)")
    }
  }

  @Test func `a view reads the look that modifiers around it set`() async {
    let simulator = await AppSimulator(
      Showing {
        Looks(name: "plain")
        Looks(name: "set")
          .controlSize(.mini).imageScale(.large).symbolVariant(.fill).symbolRenderingMode(.palette)
          .contentTransition(.opacity).symbolVariant(.circle).controlSize(.large)
          .badgeProminence(.decreased).labelsVisibility(.automatic).labelsVisibility(.visible)
        Looks(name: "given")
          .environment(\.legibilityWeight, .bold).environment(\.backgroundProminence, .increased)
          .environment(\.contentTransitionAddsDrawingGroup, true)
          .environment(\.symbolVariants, .none).symbolVariant(.fill).labelsHidden()
      })
    for line in [
      "size: regular, false", "filled: false, false", "palette: false", "changes: true, false",
      "person: true, false", "prominent: false", "badges: false",
      "labels: automatic",
    ] {
      simulator.expect("plain \(line)")
    }
    for line in [
      "size: mini, true", "filled: true, true", "palette: true", "changes: false, false",
      "badges: true", "labels: visible",
    ] {
      simulator.expect("set \(line)")
    }
    for line in [
      "filled: false, false", "changes: true, true", "person: true, true", "prominent: true",
      "labels: hidden",
    ] {
      simulator.expect("given \(line)")
    }
  }

  @Test func `a view reads the values of texts and lists that modifiers around it set`() async {
    let simulator = await AppSimulator(
      Showing {
        Texts(name: "plain")
        Texts(name: "set")
          .textCase(nil).truncationMode(.head).lineSpacing(4).minimumScaleFactor(0.5)
          .autocorrectionDisabled().headerProminence(.increased)
          .scrollDisabled(false).scrollDisabled(true)
        Texts(name: "given")
          .environment(\.defaultMinListRowHeight, 32).environment(\.sidebarRowSize, .large)
          .environment(\.defaultMinListHeaderHeight, 16).disableAutocorrection(nil)
      })
    for line in [
      "case: false, tail", "lines: 0.0, 1.0", "typed: false, scrolls: true",
      "rows: 16.0, true, false", "header: false",
    ] {
      simulator.expect("plain \(line)")
    }
    for line in [
      "case: false, head", "lines: 4.0, 0.5", "typed: true, scrolls: false", "header: true",
    ] {
      simulator.expect("set \(line)")
    }
    for line in ["typed: false, scrolls: true", "rows: 32.0, false, true"] {
      simulator.expect("given \(line)")
    }
  }

  private struct Upper: View {
    @Environment(\.textCase) private var textCase

    var body: some View { Text(textCase == .uppercase ? "large" : "small") }
  }

  @Test func `values of texts and scrolling have the effect of their modifiers`() {
    func elements<Content: View>(_ content: Content) -> [DisplayElement] {
      ElementTests.display(content).map(\.element)
    }
    expectEqual(
      elements(Text("a").environment(\.textCase, .uppercase)),
      elements(Text("a").textCase(.uppercase)))
    expectEqual(
      elements(Text("a").transformEnvironment(\.textCase) { $0 = .lowercase }),
      elements(Text("a").textCase(.lowercase)))
    expectEqual(
      elements(Text("a").environment(\.truncationMode, .middle)),
      elements(Text("a").truncationMode(.middle)))
    expectEqual(
      elements(Text("a").transformEnvironment(\.truncationMode) { $0 = .head }),
      elements(Text("a").truncationMode(.head)))
    expectEqual(
      elements(List { Text("a") }.environment(\.isScrollEnabled, false)),
      elements(List { Text("a") }.scrollDisabled(true)))
    expectEqual(
      elements(List { Text("a") }.transformEnvironment(\.isScrollEnabled) { $0 = false }),
      elements(List { Text("a") }.scrollDisabled(true)))
  }

  private struct Shouting: App {
    var body: some Scene {
      WindowGroup { Upper() }.environment(\.textCase, .uppercase)
    }
  }

  @Test func `a scene sets the case of its texts`() async {
    let simulator = await AppSimulator(Shouting())
    simulator.expect("LARGE")
  }

  @Test func `a modifier whose value nothing shows adds nothing to the tree`() {
    let plain = ElementTests.display(Text("a")).map(\.element)
    let changed = Text("a").controlSize(.large).imageScale(.small).symbolVariant(.slash)
      .lineSpacing(2).minimumScaleFactor(0.2).contentTransition(.interpolate)
      .headerProminence(.increased).autocorrectionDisabled().symbolRenderingMode(.monochrome)
    expectEqual(ElementTests.display(changed).map(\.element), plain)
    expectEqual(Image(systemName: "a").symbolRenderingMode(.palette), Image(systemName: "a"))
  }
}
