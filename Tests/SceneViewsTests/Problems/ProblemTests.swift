import Checking
import SceneViews
import Scenes
import TestSupport
import Testing

struct ProblemTests {
  static let all: [Problem] = [
    .actOnMissingNode(at: "node 1", "press"), .actOnDisabledNode(at: "node 1", "press"),
    .actOnHiddenNode(at: "node 1", "press"), .actOnCoveredNode(at: "node 1", "press"),
    .unsupportedAct(at: "node 1", "press"), .stateChangedInBody(at: "Inbox"),
    .duplicateElementIDs(["a", "b"], at: "ForEach"), .linkOutsideNavigation(at: "NavigationLink"),
    .editsOutsideList(at: "ForEach"),
    .destinationOutsideNavigation(at: "navigationDestination"),
    .noDestination(for: Int.self, at: "NavigationLink"),
    .linkOfOtherType(String.self, than: Int.self, at: "NavigationLink"),
    .pageWithoutValue(of: Int.self, at: "TabView"), .tagOfOtherType(Int.self, at: "option"),
  ]

  @Test(arguments: all)
  func `a problem has a place, a clause and a remedy`(problem: Problem) {
    expectEqual(problem.faultsOfForm, [])
  }

  @Test func `there is a problem of each code`() throws {
    let codes = try ProblemCodes(of: "SceneViews").constants.map(\.rawValue)
    expectEqual(Set(Self.all.map(\.code.rawValue)), Set(codes))
  }
}
