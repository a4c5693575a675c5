import Foundation
import SceneRuntime
import TestSupport

extension SessionRecord {
  /// A record that is right, with what no log may show.
  ///
  /// - Parameters:
  ///   - number: Its place in the order of creation, which no other has.
  ///   - generator: Chooses the rest.
  /// - Returns: The record.
  /// - Throws: An error of decoding, if a record is written otherwise by now.
  static func sample(
    _ number: Int, using generator: inout SeededGenerator
  ) throws -> SessionRecord {
    let json = #"""
      {"id": "session-\#(number)", "ordinal": \#(number), "role": "UIWindowSceneSessionRoleApplication",
      "scene": {"declared": {"_0": "message"}}, "kind": "WindowGroup", "lastUse": 0, "isOnScreen": true}
      """#
    var record = try JSONDecoder().decode(SessionRecord.self, from: Data(json.utf8))
    record.lastUse = Int.random(in: 0...20, using: &generator)
    record.isOnScreen = Bool.random(using: &generator)
    if Bool.random(using: &generator) {
      record.userInfo = [
        "draft\u{1B}[31m": .string("hunter2\u{202E}"), "list": .array([.integer(.max), .null]),
        "due": .date(.distantFuture),
      ]
    }
    if Bool.random(using: &generator) {
      record.stateRestorationActivity = ActivityRecord(
        activityType: "com.example.postbox.read", title: "hunter2\n",
        userInfo: [.string("id"): .integer(42), .integer(7): .string("hunter2")],
        targetContentIdentifier: "message/42?token=hunter2",
        webpageURL: URL(string: "https://postbox.example/m/42?token=hunter2#hunter2"),
        expirationDate: .distantPast)
    }
    if Bool.random(using: &generator) {
      record.conditions = ActivationConditions(
        prefers: .and([
          TargetPredicate(equalTo: "postbox://m?token=hunter2"), .not(.value(false)),
        ]), preferring: ["m/\u{1B}[2J", "*"], allowing: ["message"])
    }
    if Bool.random(using: &generator) {
      record.geometry = WindowScene.Geometry(size: .init(width: 320, height: 480))
    }
    record.configuration =
      [
        nil, .entry(name: nil), .entry(name: "\u{1B}[2J"),
        .classes(name: "Inbox", scene: "UIScene", delegate: "Nobody\n", storyboard: "\u{7}"),
        .classes(name: nil, scene: nil, delegate: "Swift.Int", storyboard: nil),
      ].randomElement(using: &generator) ?? nil
    return record
  }
}
