import Checking
import Foundation
import SceneDisplay
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

/// Tests for titles that are literals, strings and keys: a literal is a key.
@MainActor struct TitleTests {
  @Test(arguments: controls + fields + pages + modifiers)
  func `a literal is a key, and strings and keys are shown the same`(title: TitleCase) {
    let shown = title.shown()
    expectEqual(shown[0], shown[2])
    expectContains(shown[0].joined(), "KeyTitle")
    expectEqual(shown[1].map { $0.replacing("StringTitle", with: "KeyTitle") }, shown[2])
  }

  @Test func `titles of a window are keys and strings`() async {
    let (string, key): (String, LocalizedStringKey) = ("StringTitle", "KeyTitle")
    let kind = Self.kind
    func titles<Content: View>(
      _ content: @escaping @MainActor () -> Content
    ) async -> String {
      await AppSimulator(Showing { content() }).text
    }
    let view = Divider()
    await expectContains(titles { view.navigationTitle("\(kind)") }, "KeyTitle")
    await expectContains(titles { view.navigationTitle(key) }, "KeyTitle")
    await expectContains(titles { view.navigationTitle(string) }, "StringTitle")
    await expectContains(titles { view.navigationBarTitle("\(kind)") }, "KeyTitle")
    await expectContains(titles { view.navigationBarTitle(string) }, "StringTitle")
    await expectContains(
      titles { view.navigationBarTitle(key, displayMode: .inline) }, "KeyTitle")
    await expectContains(
      titles { view.navigationBarTitle(string, displayMode: .inline) }, "StringTitle")
    await expectContains(titles { view.navigationSubtitle("\(kind)") }, "KeyTitle")
    await expectContains(titles { view.navigationSubtitle(string) }, "StringTitle")
  }

  struct Row: Identifiable {
    let id = 1
    let name = "a"
    let size: Int? = 1
  }

  final class CapitalFormatter: Formatter {
    override func string(for value: Any?) -> String? { (value as? String)?.uppercased() }
  }

  nonisolated static let kind = LiteralKind()
  static let url = URL(filePath: "/a")
  static let rows = [Row()]
  static let view = Divider()
  static let flag = Binding.constant(true)
  static let text = Binding.constant("a")
  static let number = Binding.constant(0)
  static let optionalNumber = Binding<Int?>.constant(1)
  static let size = Binding.constant(0.5)
  static let color = Binding.constant(Color.red)
  static let date = Binding.constant(Date.distantPast)
  static let days = Binding<Set<DateComponents>>.constant([])
  static let order = Binding<[KeyPathComparator<Row>]>.constant([])
}
