import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

@testable import SceneViews

/// Styles of all texts in a view.
@MainActor struct TextStyleTests {
  private func annotations<Content: View>(_ content: Content) -> [DisplayAnnotation] {
    var annotations: [DisplayAnnotation] = []
    var node = ElementTests.display(content).first
    while let current = node, case .annotation(let annotation) = current.element {
      annotations.append(annotation)
      node = current.children.first
    }
    return annotations
  }

  @Test func `styles are annotations`() {
    let text = Text("a")
    expect(annotations(VStack { text }.font(.title)).contains(.font(DisplayFont(style: .title))))
    expectContains(annotations(VStack { text }.font(.body.italic())), .italic(true))
    expectEqual(
      annotations(VStack { text }.fontWeight(.heavy)), [.font(DisplayFont(weight: .heavy))])
    expectEqual(
      annotations(VStack { text }.fontDesign(.serif)), [.font(DisplayFont(design: .serif))])
    // An inner nil removes an outer weight or design.
    expectEqual(
      annotations(VStack { text }.fontWeight(nil)), [.font(DisplayFont(weight: .standard))])
    expectEqual(
      annotations(VStack { text }.fontDesign(nil)), [.font(DisplayFont(design: .plain))])
    expectEqual(
      annotations(VStack { text }.monospaced()), [.font(DisplayFont(design: .monospaced))])
    expectEqual(annotations(VStack { text }.underline()), [.underline(true)])
    expectEqual(annotations(VStack { text }.strikethrough(false)), [.strikethrough(false)])
    expectEqual(annotations(text.textCase(.uppercase)), [.textCase(.uppercase)])
    expectEqual(annotations(text.truncationMode(.middle)), [.truncation("middle")])
    expectEqual(annotations(text.truncationMode(.head)), [.truncation("head")])
    expectEqual(annotations(text.truncationMode(.tail)), [.truncation("tail")])
    expectEqual(annotations(text.lineLimit(2...4)), [.lineLimit(minimum: 2, maximum: 4)])
    expectEqual(annotations(text.lineLimit(2...)), [.lineLimit(minimum: 2, maximum: nil)])
    expectEqual(annotations(text.lineLimit(...4)), [.lineLimit(minimum: nil, maximum: 4)])
    expectEqual(
      annotations(text.lineLimit(3, reservesSpace: true)), [.lineLimit(minimum: 3, maximum: 3)])
    expectEqual(
      annotations(text.lineLimit(3, reservesSpace: false)), [.lineLimit(minimum: nil, maximum: 3)])
  }

  @Test(arguments: [
    (DisplayFont(style: .title), true, false), (DisplayFont(style: .headline), true, false),
    (DisplayFont(style: .body), false, false), (DisplayFont(style: .caption), false, true),
    (DisplayFont(style: .title, weight: .regular), false, false),
    (DisplayFont(style: .title, weight: .standard), true, false),
    (DisplayFont(weight: .bold).applying(DisplayFont(weight: .standard)), false, false),
    (DisplayFont(weight: .semibold), true, false), (DisplayFont(weight: .medium), false, false),
  ])
  func `a font is bold or dimmed`(font: DisplayFont, isBold: Bool, isDim: Bool) {
    expectEqual(font.isBold, isBold)
    expectEqual(font.isDim, isDim)
  }

  @Test func `an inner font replaces what it has`() {
    let title = DisplayFont(style: .title, design: .serif)
    expectEqual(title.applying(DisplayFont(weight: .light)).weight, .light)
    expectEqual(title.applying(DisplayFont(weight: .light)).design, .serif)
    expectEqual(title.applying(DisplayFont(style: .body)), DisplayFont(style: .body))
    expectEqual(title.applying(DisplayFont()), title)
  }

  private struct FontReader: View {
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var limit

    // A text with an outer limit of 0 isn't shown.
    var body: some View { Text(verbatim: "\(font == .title) \(limit ?? 9)").lineLimit(1) }
  }

  @Test func `the environment has the font and the limit`() async {
    struct Reading: App {
      var body: some Scene {
        WindowGroup {
          FontReader()
          FontReader().font(.title).lineLimit(2)
          FontReader().lineLimit(-3)
          FontReader().lineLimit(...(-3))
        }
      }
    }
    let simulator = await AppSimulator(Reading())
    expectContains(simulator.text, "false 9")
    expectContains(simulator.text, "true 2")
    expectEqual(simulator.text.components(separatedBy: "false 0").count, 3)
    expect(!simulator.text.contains("-3"))
  }

  private struct Saving: View {
    @State private var isSaved = false

    var body: some View {
      Text("saved \(isSaved)")
      Button("Save All") { isSaved = true }.textCase(.lowercase)
    }
  }

  @Test func `plain text has the case of the letters`() async {
    struct Cased: App {
      var body: some Scene {
        WindowGroup {
          VStack {
            Text("Settings")
            Text("Keep Me").textCase(nil)
          }
          .textCase(.uppercase)
          Saving()
          Text("one\ntwo\nthree").lineLimit(...2)
        }
      }
    }
    let simulator = await AppSimulator(Cased())
    expectContains(simulator.text, "SETTINGS")
    expectContains(simulator.text, "Keep Me")
    // A script finds a control by the letters that the app gives it.
    await simulator.tap("Save All")
    simulator.expect("saved true")
    simulator.expect("[save all]")
    expectContains(simulator.text, "two")
    expect(!simulator.text.contains("three"))
  }
}
