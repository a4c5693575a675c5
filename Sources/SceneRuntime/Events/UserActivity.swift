public import Foundation

/// A description of an activity of the user, from which a scene can be created or continued.
///
/// An activation request can have an activity that describes the new scene: the activity's ``targetContentIdentifier``
/// chooses the declared scene (S81), and its ``userInfo`` describes the content to show. A session saves an activity
/// for the next scene that connects to the session. The current activity is advertised to the user's other devices. Two
/// activities are equal only if they are the same object.
///
/// ```swift
/// let activity = UserActivity(activityType: "com.example.postbox.reading")
/// activity.title = "Message 42"
/// activity.targetContentIdentifier = "message/42"
/// activity.userInfo = ["message": 42]
/// windowScene.userActivity = activity
/// ```
@MainActor public final class UserActivity {
  /// The type of the activity, as a reverse-DNS name.
  public let activityType: String
  /// The title of the activity, as shown to the user; nil for none.
  public var title: String?
  /// The identifier by which the scene for the activity is chosen; nil by default (S67).
  ///
  /// Setting this property doesn't set ``needsSave`` (S130).
  public var targetContentIdentifier: String?
  /// The page that led the user to ``webpageURL``; nil for none.
  public var referrerURL: URL?
  /// Keywords for finding the activity in a search.
  public var keywords: Set<String> = []
  /// The identifier that the app chose for the activity; nil for none.
  public var persistentIdentifier: String?
  /// The keys of the ``userInfo`` entries that a session saves; choose entries that suffice to restore the activity
  /// (S129).
  ///
  /// If the property is nil, all entries are saved. A required key without a value is recorded as a problem when a
  /// session saves the activity.
  public var requiredUserInfoKeys: Set<String>?
  /// The purposes for which the system may use the activity; see ``isEligibleForHandoff`` and the
  /// related properties.
  var eligibility: Set<ActivityRecord.Eligibility> = [.handoff]
  /// Whether the activity is out of date, so that ``delegate`` has to update it before the activity is sent or saved
  /// (S130).
  public var needsSave = false {
    didSet { if needsSave { application?.parts.activity.needsSave(self) } }
  }

  /// The delegate that updates the activity before the activity is sent or saved.
  ///
  /// The reference is weak.
  public weak var delegate: (any UserActivityDelegate)?

  /// The activity type of a web link to the page ``webpageURL``, with Apple's value.
  public nonisolated static let browsingWebType = ActivityRecord.browsingWebType

  /// Whether the activity has been invalidated, so that it can't become the current activity.
  var isInvalidated = false
  /// The last application that made the activity its current activity, or whose scene or window got the activity.
  weak var application: Application?
  /// The session of the scene or the window that last got the activity; nil if no scene or window ever had it.
  var session: SceneSession.ID?
  /// A closure with which the views that provide the activity set the activity's properties; nil if no view provides
  /// the activity.
  ///
  /// The closure runs before the delegate is called.
  package var filling: (@MainActor (UserActivity) -> Void)?
  /// The closures that update the activity before the delegate is called, one for each responder that has the activity.
  package var updates: [(owner: ObjectIdentifier, update: @MainActor (UserActivity) -> Void)] = []
  /// The problem to report later if ``becomeCurrent()`` was called while there was no application; otherwise nil.
  var refused: Problem?

  private var page: URL?
  private var entries: [PropertyValue: PropertyValue]?
  private var size = PropertyValue.Reader.Size()
  private var refusedEntries: [PropertyValue.Refusal] = []
  private var refusedPage: Problem?
  /// The position of the activity among the activities of a scene's connection options; nil if the activity isn't one
  /// of connection options.
  private nonisolated let order: Int?
  private var expiration: Date?
  private var refusedExpiration: Problem?

  /// Creates an activity of a type, without other values.
  ///
  /// - Parameter activityType: The type of the activity, as a reverse-DNS name, such as
  ///   `com.example.postbox.reading`. An app lists its types in `NSUserActivityTypes` or in
  ///   ``ApplicationDelegate/userActivityTypes``.
  public convenience init(activityType: String) {
    self.init(activityType: activityType, order: nil)
  }

  private init(activityType: String, order: Int?) {
    self.activityType = activityType
    self.order = order
  }

  /// Creates an activity of a scene's connection options, with its position among the activities of these options.
  convenience init(_ record: ActivityRecord, order: Int) {
    self.init(activityType: record.activityType, order: order)
    assign(record)
  }

  /// Creates an activity with the contents of a record, as the library does when it delivers an activity.
  ///
  /// - Parameter record: The contents of the activity. Entries of its `userInfo` that can't be saved are left out and
  ///   listed in ``problems``.
  public convenience init(_ record: ActivityRecord) {
    self.init(activityType: record.activityType)
    assign(record)
  }

  /// The problems of rejected values and of a rejected call of `becomeCurrent()`.
  ///
  /// An application reports the problems when the activity becomes the current activity, is passed in an activation
  /// request, or is saved with a session.
  public var problems: [Problem] {
    refusedEntries.map { .unsendableEntry($0, of: activityType) }
      + [refusedPage, refusedExpiration, refused].compactMap(\.self)
  }

  /// The date after which the activity is no longer advertised to other devices; nil for no expiration.
  ///
  /// A date that no calendar has, such as a date at an infinite distance, can't be saved. Such a
  /// date is rejected and listed in ``problems``.
  public var expirationDate: Date? {
    get { expiration }
    set {
      refusedExpiration =
        newValue?.isPossible == false ? .invalidExpirationDate(of: activityType) : nil
      if refusedExpiration == nil { expiration = newValue }
    }
  }

  /// The web page that shows the same content as the activity; nil for none.
  ///
  /// The page chooses the scene if ``targetContentIdentifier`` is nil (S81).
  ///
  /// A URL with another scheme than http and https is rejected and listed in ``problems``, whereas
  /// Apple raises an exception.
  public var webpageURL: URL? {
    get { page }
    set {
      refusedPage = newValue.flatMap { $0.isOfWeb ? nil : .invalidWebpageURL($0, of: activityType) }
      if refusedPage == nil { page = newValue }
    }
  }

  /// The data from which a scene continues the activity; nil for none.
  ///
  /// Keys and values are arrays, data, dates, dictionaries, null, numbers, sets, strings, URLs or UUIDs (S131). A value
  /// of another type is left out and listed in ``problems`` with its key. If the value is nested in a dictionary, the
  /// rest of this dictionary remains; if it is nested in an array or a set, the whole array or set is left out. The
  /// same applies to a number that isn't finite and to a date that no calendar has. The whole value of a key is left
  /// out if it is nested more than 100 levels deep, or makes `userInfo` exceed 10,000 values or 1 MiB. The problem
  /// remains until the key gets a valid value, or until `userInfo` is set to nil.
  public var userInfo: [AnyHashable: Any]? {
    get { entries.map(PropertyValue.entries) }
    set {
      if newValue == nil { refusedEntries = [] }
      entries = newValue.map { read($0) }
      size = PropertyValue.Reader.size(of: entries ?? [:])
    }
  }

  /// Adds entries to ``userInfo``, replacing the values of existing keys.
  ///
  /// - Parameter otherDictionary: The entries, with the types and limits of ``userInfo``. An entry
  ///   that is rejected is listed in ``problems``, and the old value of its key remains.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    // The existing entries aren't read again. Otherwise, adding many entries one after the other would be slow.
    var replaced: [PropertyValue: PropertyValue] = [:]
    for key in otherDictionary.keys {
      if let key = PropertyValue.Reader.read(key.base) { replaced[key] = entries?[key] }
    }
    let new = read(otherDictionary, beside: size - PropertyValue.Reader.size(of: replaced))
    if entries == nil, new.isEmpty { return }
    // If the new value of a key is rejected, the old value remains.
    size = size - PropertyValue.Reader.size(of: replaced.filter { new[$0.key] != nil })
    size = size + PropertyValue.Reader.size(of: new)
    if entries == nil { entries = [:] }
    entries?.merge(new) { $1 }
  }

  /// Reads entries for `userInfo`, and replaces the recorded problems of their keys.
  ///
  /// - Parameters:
  ///   - dictionary: The new entries.
  ///   - kept: The size of the entries that stay in `userInfo`, which counts toward the limits.
  /// - Returns: The entries that are valid.
  private func read(
    _ dictionary: [AnyHashable: Any], beside kept: PropertyValue.Reader.Size = .init()
  ) -> [PropertyValue: PropertyValue] {
    var reader = PropertyValue.Reader(beside: kept)
    let new = reader.entries(of: dictionary)
    let refusals = reader.refusals
    // To change one entry, an app assigns the whole `userInfo`. If another entry was partly rejected, the new
    // `userInfo` has only its valid part, so reading it again finds no problem. The problems of unchanged entries must
    // therefore remain.
    var changed = Set(new.filter { $1 != entries?[$0] }.keys)
    changed.formUnion(refusals.compactMap(\.key))
    refusedEntries.removeAll { $0.key.map(changed.contains) ?? false }
    // The problems are sorted, because a dictionary has no order, and runs with the same inputs must have equal traces.
    refusedEntries += refusals.filter { !refusedEntries.contains($0) }
      .sorted { ($0.path, $0.fault.reason) < ($1.path, $1.fault.reason) }
    return new
  }

  /// The current contents of the activity, as a value.
  public var record: ActivityRecord {
    ActivityRecord(
      activityType: activityType, title: title, userInfo: entries,
      targetContentIdentifier: targetContentIdentifier, webpageURL: page,
      referrerURL: referrerURL, expirationDate: expiration, keywords: keywords,
      persistentIdentifier: persistentIdentifier, requiredUserInfoKeys: requiredUserInfoKeys,
      eligibility: eligibility)
  }

  /// Replaces the contents of the activity with the contents of a record.
  func assign(_ record: ActivityRecord) {
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

  /// The hash value of an activity of connection options, derived from its position among the activities of these
  /// options.
  ///
  /// A set of these activities therefore iterates in the same order in all runs with the same inputs.
  public nonisolated func _rawHashValue(seed: Int) -> Int {
    order?.setOrder ?? ObjectIdentifier(self)._rawHashValue(seed: seed)
  }
}
