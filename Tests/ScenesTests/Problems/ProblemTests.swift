import Checking
import Foundation
import Scenes
import TestSupport
import Testing

struct ProblemTests {
  static let all: [Problem] = [
    .nothingToLaunch(suppressed: []), .nothingToLaunch(suppressed: ["Window \"Main\""]),
    .severalDelegates(2, in: Int.self), .duplicateSceneID(at: "at 1", earlier: "at 0"),
    .repeatedSceneWithoutID(at: "at 1"), .duplicateSettings(at: "at 1"),
    .duplicateValueType(at: "at 1", "Swift.Int", earlier: "at 0"),
    .duplicateShortcut(at: "at 1", "command+n", earlier: "at 0"),
    .unreachableConditions(at: "at 1"), .emptyCondition(at: "at 1"),
    .shadowedConditions(at: "at 1", by: "at 0", condition: "*"),
    .unreadableDocument(at: "a.txt", because: "it is too large"),
    .unsavedDocument(at: "a.txt", because: "it is too large"),
    .unopenableDocument(at: "a.txt", because: "it is a folder"),
    .noFileURL(URL(filePath: "/a.txt")),
    .unshownSceneRequested(at: "ImmersiveSpace room"), .unopenSpaceDismissed,
    .undeclaredSpaceRequested(at: "ImmersiveSpace rom"), .unrequestedBackgroundTask,
    .unstorableSceneValue("draft", in: "1", of: Int.self, because: CocoaError(.coderInvalidValue)),
    .unstorableSceneValue("draft", in: "1", because: .noDate),
    .unreadableSceneValue("draft", in: "1", of: Int.self, because: CocoaError(.coderInvalidValue)),
    .sceneValueOfOtherType("draft", in: "1", Int.self, than: String.self),
    .sceneValueOutsideScene("draft"),
  ]

  @Test(arguments: all)
  func `a problem has a place, a clause and a remedy`(problem: Problem) {
    expectEqual(problem.faultsOfForm, [])
  }

  @Test func `there is a problem of each code`() throws {
    let codes = try ProblemCodes(of: "Scenes").constants.map(\.rawValue)
    expectEqual(Set(Self.all.map(\.code.rawValue)), Set(codes))
  }
}
