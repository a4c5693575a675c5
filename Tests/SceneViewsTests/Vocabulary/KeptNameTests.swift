import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Names that are accepted without effect: the tree is the same with each of them and without it.
@MainActor struct KeptNameTests {
  nonisolated static let all = [
    KeptName.texts, KeptName.controls, KeptName.lists, KeptName.looks, KeptName.motions,
    KeptName.layouts, KeptName.inputs, KeptName.bars, KeptName.presentations, KeptName.previews,
  ].flatMap(\.self)

  @Test(arguments: all)
  func `the tree is the same with the name and without it`(name: KeptName) async throws {
    let without = try await name.pictureWithoutName()
    try await expectEqual(name.pictureWithName(), without)
    expect(!without.tree.children.isEmpty)
    expectEmpty(without.problems)
  }

  @Test func `every name with the letter N is tested`() throws {
    let rows = try VocabularyRow.all.filter { $0.letter == "N" && !$0.isOfScenes }
    let tested = Set(Self.all.map(\.name)).subtracting(["persistentSystemOverlays"])
    expectEqual(tested.symmetricDifference(rows.map(\.name)), [])
  }

  @Test func `closures that are kept are never called`() async {
    let simulator = await AppSimulator(
      Showing {
        Text("quiet")
          .onHover { _ in Issue.record("there is no pointer") }
          .transaction { _ in Issue.record("nothing is animated") }
          .transaction(value: 1) { _ in Issue.record("nothing is animated") }
      })
    simulator.expect("quiet")
  }
}
