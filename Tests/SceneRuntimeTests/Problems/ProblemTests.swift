import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

struct ProblemTests {
  private static let car = SceneRole.carTemplateApplication
  private static let url = URL(filePath: "/message/42")
  private static let link = ExternalEvent.openURL(.init(url))
  private static let refusal = PropertyValue.Refusal(path: "[\"a\"]", fault: .noDate)
  private static let fault = SessionRecord.Fault(place: "id", reason: "it is empty")
  private static let error = CocoaError(.coderInvalidValue)

  private static let requests: [Problem] = [
    .sessionNotOpen("1", "destroy"), .singleSceneOnly(on: .phone), .singleSceneOnly(on: .tablet),
    .unshowableRole(.windowApplication, on: .tablet), .unshowableRole(car, on: .tablet),
    .noMatchingScene(for: link), .noMatchingScene(for: nil), .unopenableLink(url),
    .applicationEnding("launch"), .pushFromPushedWindow("2"), .unsharedWindow(),
    .noDocumentScene(for: url), .actBehindAlert("1", "press"), .windowBehindAlert("a window"),
    .refusedWindowAct("1", "close it"),
    .noSceneCollections(.preferred),
  ]

  private static let windows: [Problem] = [
    .undeclaredWindow("\"sent\"", ids: ["inbox"], types: ["Swift.Int"]),
    .undeclaredWindow("\"sent\"", ids: [], types: []), .windowOfRemovedScene(.declared("sent")),
    .noSettings, .noEnclosingWindow, .windowWithoutScene, .windowBeforeLaunch(in: .scenes),
    .windowBeforeLaunch(in: .application), .windowAfterDisconnection(of: "1"),
    .sharedContent(in: "1"), .unsupportedContent(Int.self, in: "1"),
    .actInClosedWindow("press", of: "1"), .geometryWithoutScene("1"),
    .invalidGeometry("0 × 0", of: "1"), .sharedShortcut("command+r", of: ["Refresh"], in: "1"),
  ]

  private static let connecting: [Problem] = [
    .noWindow("1", role: .windowApplication, hasDelegateClass: true, in: .scenes),
    .noWindow("1", role: car, hasDelegateClass: false, in: .scenes),
    .noWindow("1", role: .windowApplication, hasDelegateClass: false, in: .application),
    .noVisibleWindow("1"), .contentWithoutWindowScene("1", sceneClass: Int.self),
    .unusableClass(Int.self, as: "sceneClass", required: "ConnectedScene", in: "1"),
    .missingClass("A", kind: "scene", configuration: nil, role: car, in: "1"),
    .unknownConfiguration("Mian", known: ["Main"], role: car, in: "1"),
    .unknownConfiguration("Mian", known: [], role: car, in: "1"),
    .configurationOfOtherRole(car, for: "1", of: .windowApplication),
    .unregisteredStoryboard("Main", configuration: "Inbox", role: car, in: "1"),
    .storyboardWithoutDelegate("Main", configuration: "Inbox", in: "1"),
    .uncalledMethod("application(_:handleOpen:)", of: "delegate", remedy: "use another"),
    .applicationLifeCycle(of: Int.self), .applicationLifeCycle(of: nil),
    .refusedWrite(of: ["1", "2"]), .delegateWithoutScene(Int.self, in: "1"),
    .removedHostedScene(.declared("inbox")),
  ]

  private static let events: [Problem] =
    [LifeCycleMode.scenes, .application].flatMap { mode in
      [
        link, .continueActivity(.init(activityType: "read")),
        .performShortcut(.init(type: "compose")), .receiveNotification(.init(title: "New")),
      ].map { .unhandledEvent($0, at: "1", because: .noHandler, onlyIn: nil, mode) }
    } + [
      .unhandledEvent(link, at: "1", because: .disconnected, onlyIn: "urlContexts", .scenes),
      .droppedEvent(link, at: "1"), .tooManyLinks(150, limit: 100), .unannouncedHandoff("read"),
      .handoffNotCurrent("read"), .shortcutAnsweredTwice("compose", at: "1"),
      .shortcutUnanswered("compose", at: "1"), .invalidatedActivity("read"),
      .activityWithoutApplication("read"), .missingRequiredEntry("id", of: "read"),
      .unsendableEntry(refusal, of: "read"), .invalidExpirationDate(of: "read"),
      .invalidWebpageURL(url, of: "read"),
      .undeclaredActivityType("read"),
      .unstorableActivity("read", because: .textTooLong(40_000, limit: 32_768)),
    ]

  private static let others: [Problem] = [
    .displaysNotSupported("Wall", by: "desktop"), .displayWithoutScenes("Wall"),
    .displayAttachedTwice("Wall"), .unknownDisplay("Wall"), .unstorableEntry(refusal, of: "1"),
    .unstorablePredicate("it is too deep", of: "1"),
    .unstorableValue(at: "scene 1", because: "it is too large"),
    .unstorableValue(of: Int.self, at: "scene 1", because: error),
    .unreadableValue(of: Int.self, in: "1", because: error),
    .unstorableSession("1", because: fault), .invalidSessionIdentifier,
    .duplicateSessionIdentifier, .turnLimitExceeded(1_000, updating: ["1", "2"]),
    .turnLimitExceeded(1_000, updating: []), .memoryPressureUnavailable(["/a: no access"]),
    .memoryPressureUnavailable,
  ]

  private static let files: [Problem] = [
    .damagedSessionFile(
      "/a/1.json", because: "it is empty", remedy: .look(at: "/b/1"), previous: "1"),
    .damagedSessionFile("/a/1.json", because: "it is empty", remedy: .remove, previous: nil),
    .damagedSessionFile("/a/1.json", because: "it is empty", remedy: .launch, previous: nil),
    .newerSessionFile("/a/1.json", format: 3),
    .unreadableSessionFile("/a/1.json", because: FileError("open", "/a/1.json", code: 13)),
    .unreadableSessions("/a", because: FileError("list", "/a", code: 13)), .occupiedSessions("/a"),
    .unreadableLaunches("/a/launches.json", because: "it isn't JSON"),
    .unsavedSessions(in: "/state", because: FileError("write", "", code: 28)),
  ]

  private static let manifest: [Problem] = [
    .unlistedConfiguration(at: "key", "Mian", known: ["Main"]),
    .nonconformingSceneClass(at: "key", Int.self, required: Int.self, isOfWindows: true),
    .nonconformingDelegateClass(at: "key", Int.self, required: "WindowSceneDelegate"),
    .emptyName(at: "key", of: "class"), .emptyRole(at: "key"),
    .unknownClass(at: "key", "A", module: "Postbox"), .unknownKey(at: "key", known: ["a", "b"]),
    .renamedRole(at: "key", to: .windowExternalDisplayNonInteractive), .unknownRole(at: "key"),
    .unknownVariable(at: "key", "$(A)", known: ["B"]),
    .mainStoryboard("Main", at: "key", key: "other"),
    .multipleScenesNotSupported(at: "key", declared: 2), .unnamedConfiguration(at: "key"),
    .duplicateConfiguration(at: "key", "Main", earlier: "other"),
    .unusablePreferredRole(at: "key", car, for: "cars", on: "tablet"),
    .unusablePreferredRole(at: "key", car, for: nil, on: "tablet"),
    .unknownStoryboard(at: "key", "Mian", known: ["Main"]),
    .unknownStoryboard(at: "key", "Mian", known: []),
    .replacedStoryboard(at: "key", "Main", by: Int.self),
    .roleOfOtherDevices(at: "key", "cars", on: "tablet", isFirst: true),
    .roleOfOtherDevices(at: "key", "cars", on: "tablet", isFirst: false),
    .methodWithoutSuccessor("a()", successor: "b()"),
    .eventLostWithScenes("link, warm", handler: "a()", because: "it is new", remedy: "add b()"),
  ]

  static let all = requests + windows + connecting + events + others + files + manifest

  @Test(arguments: all)
  func `a problem has a place, a clause and a remedy`(problem: Problem) {
    expectEqual(problem.faultsOfForm, [])
  }

  @Test func `there is a problem of each code`() throws {
    let codes = try ProblemCodes(of: "SceneRuntime").constants.map(\.rawValue)
    expectEqual(Set(Self.all.map(\.code.rawValue)), Set(codes))
  }
}
