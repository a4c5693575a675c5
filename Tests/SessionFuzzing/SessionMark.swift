package import SceneRuntime

/// The state of a session under a load, as the number of the last edit of each of its parts.
///
/// Every part holds the number and a text made from it, so that a record with halves of two edits is found.
package struct SessionMark: Hashable, Sendable {
  /// The number in the presented value; 0 if there is none.
  package var value = 0
  /// The number in the user info.
  package var userInfo = 0
  /// The number in the values of views.
  package var viewState = 0
  /// The number in the activity for state restoration.
  package var activity = 0

  package init(value: Int = 0) {
    self.value = value
  }

  /// The largest of the numbers.
  package var latest: Int { max(value, userInfo, viewState, activity) }

  /// Returns the text that stands beside a number, of 0 to 400 bytes.
  static func text(_ number: Int) -> String {
    String(repeating: "ü🙂\"\n", count: number % 50) + "\(number)"
  }

  // MARK: - Text

  /// Reads the form of ``description``.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    (value, userInfo, viewState, activity) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  // MARK: - Sessions

  /// Reads the state of a session; nil if its parts don't agree with their numbers.
  @MainActor init?(of session: SceneSession) {
    value = session.presentedValue?.value as? Int ?? 0
    userInfo = session.userInfo?["number"] as? Int ?? 0
    viewState = Self.number(session.viewState("number"))
    activity = session.stateRestorationActivity?.userInfo?["number"] as? Int ?? 0
    guard
      Self.isText(session.userInfo?["text"] as? String, of: userInfo),
      Self.isText(Self.text(of: session.viewState("text")), of: viewState),
      Self.isText(session.stateRestorationActivity?.title, of: activity)
    else { return nil }
  }

  /// Reads the state of a record; nil if its parts don't agree with their numbers.
  package init?(of record: SessionRecord) {
    value = record.value.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    userInfo = Self.number(record.userInfo?["number"])
    viewState = Self.number(record.viewState?["number"])
    activity = Self.number(record.stateRestorationActivity?.userInfo?[.string("number")])
    guard
      Self.isText(Self.text(of: record.userInfo?["text"]), of: userInfo),
      Self.isText(Self.text(of: record.viewState?["text"]), of: viewState),
      Self.isText(record.stateRestorationActivity?.title, of: activity)
    else { return nil }
  }

  private static func isText(_ text: String?, of number: Int) -> Bool {
    text == (number == 0 ? nil : Self.text(number))
  }

  private static func number(_ value: PropertyValue?) -> Int {
    if case .integer(let number)? = value { number } else { 0 }
  }

  private static func text(of value: PropertyValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }

  // MARK: - Edits

  /// A part of a session.
  enum Part: CaseIterable {
    case value
    case userInfo
    case viewState
    case activity
  }

  /// Sets one part of a session, and its number here.
  @MainActor mutating func edit(_ part: Part, of session: SceneSession, to number: Int) {
    switch part {
    case .value:
      value = number
      session.present(AnyHashable(number))
    case .userInfo:
      userInfo = number
      session.userInfo = ["number": number, "text": Self.text(number)]
    case .viewState:
      viewState = number
      _ = session.setViewState("number", to: .integer(number))
      _ = session.setViewState("text", to: .string(Self.text(number)))
    case .activity:
      activity = number
      let kept = UserActivity(activityType: "com.example.postbox.reading")
      kept.title = Self.text(number)
      kept.userInfo = ["number": number]
      session.stateRestorationActivity = kept
    }
  }
}

extension SessionMark: CustomStringConvertible {
  package var description: String { "\(value).\(userInfo).\(viewState).\(activity)" }
}
