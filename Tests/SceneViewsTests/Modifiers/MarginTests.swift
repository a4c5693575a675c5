import Checking
import SceneDisplay
import Scenes
import Testing

/// Space around views, under the names of safe areas and margins.
@MainActor struct MarginTests {
  /// The annotations around a view, from the outermost.
  private func annotations<Content: View>(_ content: Content) -> [DisplayElement] {
    var elements: [DisplayElement] = []
    var nodes = ElementTests.display(content)
    while nodes.count == 1, case .annotation = nodes[0].element {
      elements.append(nodes[0].element)
      nodes = nodes[0].children
    }
    return elements
  }

  @Test func `space is added as by padding`() {
    let view = Image("a")
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(!annotations(view.padding(4)).isEmpty)
    for (margin, padding) in [
      (annotations(view.safeAreaPadding()), annotations(view.padding())),
      (annotations(view.safeAreaPadding(4)), annotations(view.padding(4))),
      (annotations(view.safeAreaPadding(.top, 2)), annotations(view.padding(.top, 2))),
      (annotations(view.safeAreaPadding(insets)), annotations(view.padding(insets))),
      (annotations(view.contentMargins(4)), annotations(view.padding(4))),
      (
        annotations(view.contentMargins(.horizontal, 8, for: .scrollContent)),
        annotations(view.padding(.horizontal, 8))
      ),
      (annotations(view.contentMargins(.all, insets)), annotations(view.padding(insets))),
      (
        annotations(view.contentMargins(.vertical, insets)),
        annotations(view.padding(EdgeInsets(top: 1, leading: 0, bottom: 3, trailing: 0)))
      ),
    ] {
      expectEqual(margin, padding)
    }
  }
}
