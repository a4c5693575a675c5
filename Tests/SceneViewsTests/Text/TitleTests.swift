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
    #expect(shown[0].joined().contains("KeyTitle"))
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
    #expect(await titles { view.navigationTitle("\(kind)") }.contains("KeyTitle"))
    #expect(await titles { view.navigationTitle(key) }.contains("KeyTitle"))
    #expect(await titles { view.navigationTitle(string) }.contains("StringTitle"))
    #expect(await titles { view.navigationBarTitle("\(kind)") }.contains("KeyTitle"))
    #expect(await titles { view.navigationBarTitle(string) }.contains("StringTitle"))
    #expect(
      await titles { view.navigationBarTitle(key, displayMode: .inline) }.contains("KeyTitle"))
    #expect(
      await titles { view.navigationBarTitle(string, displayMode: .inline) }
        .contains("StringTitle"))
    #expect(await titles { view.navigationSubtitle("\(kind)") }.contains("KeyTitle"))
    #expect(await titles { view.navigationSubtitle(string) }.contains("StringTitle"))
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
