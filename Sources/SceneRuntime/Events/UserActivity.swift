public import Foundation

/// What a person is doing, described so that a scene can start from it or take it over.
///
/// A request for a scene carries an activity to say what the scene is for: its
/// ``targetContentIdentifier`` chooses the scene (S81), its ``userInfo`` tells the scene what to
/// show. A session keeps one for the scene that connects next, and that which is current is offered to
/// a person's other devices. Two activities are equal only if they are the same object.
@MainActor public final class UserActivity {
  /// A reverse-DNS name of the kind of activity.
  public let activityType: String
  /// What a person reads of it.
  public var title: String?
  /// The text by which a scene for it is chosen; nil by default (S67).
  ///
  /// Setting it doesn't set ``needsSave`` (S130).
  public var targetContentIdentifier: String?
  /// The page a person came from to ``webpageURL``.
  public var referrerURL: URL?
  /// Words by which a person may find it again.
  public var keywords: Set<String> = []
  /// By what the app knows it again.
  public var persistentIdentifier: String?
  /// The keys of ``userInfo`` that a session keeps, the fewest from which it can be restored (S129).
  ///
  /// All are kept if it is nil. One that is missing when a session keeps the activity is a recorded
  /// problem.
  public var requiredUserInfoKeys: Set<String>?
  /// What a system may do with it; see ``isEligibleForHandoff`` and what follows there.
  var eligibility: Set<ActivityRecord.Eligibility> = [.handoff]
  /// Whether what it says is out of date, so that ``delegate`` is asked before it is sent or kept
  /// (S130).
  public var needsSave = false {
    didSet { if needsSave { application?.needsSave(self) } }
  }
  /// Who brings it up to date before it is sent or kept; not held.
  public weak var delegate: (any UserActivityDelegate)?

  /// The type of an activity that is a web link, whose ``webpageURL`` is the page; its value is Apple's.
  public nonisolated static let browsingWebType = ActivityRecord.browsingWebType

  /// Whether it can't become current any more.
  var isInvalidated = false
  /// The application it was last current in, or whose scene or window it is that of.
  weak var application: Application?
  /// The session of that scene.
  var session: SceneSession.ID?
  /// Fills it in anew before its delegate is asked; for activities that content says.
  package var filling: (@MainActor (UserActivity) -> Void)?
  /// Why it isn't current though it was asked to be.
  var refused: Problem?

  private var page: URL?
  private var entries: [PropertyValue: PropertyValue]?
  private var size = PropertyValue.Reader.Size()
  private var refusedEntries: [PropertyValue.Refusal] = []
  private var refusedPage: Problem?
  /// Its place among the activities of a scene's connection options.
  private nonisolated let order: Int?
  private var expiration: Date?
  private var refusedExpiration: Problem?

  /// Makes an activity that says no more than its type.
  public convenience init(activityType: String) {
    self.init(activityType: activityType, order: nil)
  }

  private init(activityType: String, order: Int?) {
    self.activityType = activityType
    self.order = order
  }

  /// Makes an activity of connection options, with its place among them.
  convenience init(_ record: ActivityRecord, order: Int) {
    self.init(activityType: record.activityType, order: order)
    say(record)
  }

  /// Makes an activity of its record, as at delivery.
  public convenience init(_ record: ActivityRecord) {
    self.init(activityType: record.activityType)
    say(record)
  }

  /// What was refused of it; reported to the application the activity is handed to.
  public var problems: [Problem] {
    refusedEntries.map { .unsendable($0, activityType) }
      + [refusedPage, refusedExpiration, refused].compactMap(\.self)
  }

  /// From when on it is no longer offered to other devices; never if nil.
  ///
  /// A date that no calendar has, such as one at an infinite distance, couldn't be kept. It isn't set and
  /// stands in ``problems``.
  public var expirationDate: Date? {
    get { expiration }
    set {
      refusedExpiration = newValue?.isPossible == false ? .noDate(activityType) : nil
      if refusedExpiration == nil { expiration = newValue }
    }
  }

  /// The page that shows the same content; chooses the scene if there is no
  /// ``targetContentIdentifier`` (S81).
  ///
  /// A page is on the web: one whose scheme is neither http nor https isn't set and stands in
  /// ``problems``, where Apple raises an exception.
  public var webpageURL: URL? {
    get { page }
    set {
      refusedPage = newValue.flatMap { $0.isOfWeb ? nil : .notOfWeb($0, activityType) }
      if refusedPage == nil { page = newValue }
    }
  }

  /// What the scene needs to take the activity over.
  ///
  /// Keys and values are arrays, data, dates, dictionaries, null, numbers, sets, strings, URLs
  /// or UUIDs (S131). What is of another type, inside them too, is left out when it is set, and stands
  /// in ``problems`` with its key; the rest of its dictionary is kept. So is a number that isn't finite, a
  /// date that no calendar has, and as a whole what stands under a key and is nested more than 100 deep or
  /// makes `userInfo` hold more than 10,000 values or 1 MiB. It stands there until the key gets
  /// another value, all of which can travel, or `userInfo` is set to nil.
  public var userInfo: [AnyHashable: Any]? {
    get { entries.map(PropertyValue.entries) }
    set {
      if newValue == nil { refusedEntries = [] }
      entries = newValue.map { read($0) }
      size = PropertyValue.Reader.size(of: entries ?? [:])
    }
  }

  /// Adds entries to ``userInfo``; a value for a key that is there replaces the old one.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    // Entries that stay aren't looked at again: apps add many, one by one.
    var replaced: [PropertyValue: PropertyValue] = [:]
    for key in otherDictionary.keys {
      if let key = PropertyValue.Reader.read(key.base) { replaced[key] = entries?[key] }
    }
    let new = read(otherDictionary, beside: size - PropertyValue.Reader.size(of: replaced))
    if entries == nil, new.isEmpty { return }
    // What is refused of an entry that is replaced leaves the old one.
    size = size - PropertyValue.Reader.size(of: replaced.filter { new[$0.key] != nil })
    size = size + PropertyValue.Reader.size(of: new)
    if entries == nil { entries = [:] }
    entries?.merge(new) { $1 }
  }

  /// Reads entries, and notes what is refused of them in the place of what was refused of their keys.
  ///
  /// - Parameters:
  ///   - dictionary: The entries.
  ///   - kept: The size of the entries that stay.
  /// - Returns: What is left of the entries.
  private func read(
    _ dictionary: [AnyHashable: Any], beside kept: PropertyValue.Reader.Size = .init()
  ) -> [PropertyValue: PropertyValue] {
    var reader = PropertyValue.Reader(beside: kept)
    let new = reader.entries(of: dictionary)
    let refusals = reader.refusals
    // Who changes one entry gives back what was left of the others.
    var changed = Set(new.filter { $1 != entries?[$0] }.keys)
    changed.formUnion(refusals.compactMap(\.key))
    refusedEntries.removeAll { $0.key.map(changed.contains) ?? false }
    // A dictionary is in no order, and the same acts give the same trace.
    refusedEntries += refusals.filter { !refusedEntries.contains($0) }
      .sorted { ($0.path, $0.fault.reason) < ($1.path, $1.fault.reason) }
    return new
  }

  /// What the activity says now, as a value.
  public var record: ActivityRecord {
    ActivityRecord(
      activityType: activityType, title: title, userInfo: entries,
      targetContentIdentifier: targetContentIdentifier, webpageURL: page,
      referrerURL: referrerURL, expirationDate: expiration, keywords: keywords,
      persistentIdentifier: persistentIdentifier, requiredUserInfoKeys: requiredUserInfoKeys,
      eligibility: eligibility)
  }

  /// Says what a record says, and nothing of what was said before.
  func say(_ record: ActivityRecord) {
    title = record.title
    targetContentIdentifier = record.targetContentIdentifier
    page = record.webpageURL
    referrerURL = record.referrerURL
    expiration = record.expirationDate
    keywords = record.keywords
    persistentIdentifier = record.persistentIdentifier
    requiredUserInfoKeys = record.requiredUserInfoKeys
    eligibility = record.eligibility
    var reader = PropertyValue.Reader()
    reader.check(record.userInfo ?? [:])
    refusedEntries = reader.refusals
    let refused = Set(refusedEntries.compactMap(\.key))
    entries =
      refused.isEmpty ? record.userInfo : record.userInfo?.filter { !refused.contains($0.key) }
    size = PropertyValue.Reader.size(of: entries ?? [:])
    refusedPage = nil
    refusedExpiration = nil
  }
}

extension UserActivity: Hashable {
  public nonisolated static func == (lhs: UserActivity, rhs: UserActivity) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The place in connection options, so that a set of them is in its order in equal runs.
  public nonisolated func _rawHashValue(seed: Int) -> Int {
    order?.setOrder ?? ObjectIdentifier(self)._rawHashValue(seed: seed)
  }
}

extension Problem {
  fileprivate static func unsendable(
    _ refusal: PropertyValue.Refusal, _ activityType: String
  ) -> Problem {
    Problem(
      at: "activity \"\(activityType)\"",
      "userInfo\(refusal.path) \(refusal.fault.reason), which can't travel with it",
      remedy: refusal.fault.remedy)
  }

  fileprivate static func noDate(_ activityType: String) -> Problem {
    let fault = PropertyValue.Fault.noDate
    return Problem(
      at: "activity \"\(activityType)\"", "its expirationDate \(fault.reason)", remedy: fault.remedy
    )
  }

  fileprivate static func notOfWeb(_ url: URL, _ activityType: String) -> Problem {
    Problem(
      at: "activity \"\(activityType)\"",
      "its webpageURL can't be \(url.absoluteString.withoutValues), because that is no page of the web",
      remedy: "use an http or https URL, or put the URL into userInfo")
  }
}
