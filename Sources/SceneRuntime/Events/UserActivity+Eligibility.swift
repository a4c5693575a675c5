// The purposes for which the system may use an activity, in addition to its delivery to a scene. For Handoff, the
// library gives the host the activity to advertise. The library only stores the other purposes.
extension UserActivity {
  /// Whether the activity can be advertised to the user's other devices; true by default.
  public var isEligibleForHandoff: Bool {
    get { eligibility.contains(.handoff) }
    set { set(.handoff, newValue) }
  }

  /// Whether the user can find the activity by searching the device; false by default.
  public var isEligibleForSearch: Bool {
    get { eligibility.contains(.search) }
    set { set(.search, newValue) }
  }

  /// Whether the activity may be included in a public search index; false by default.
  public var isEligibleForPublicIndexing: Bool {
    get { eligibility.contains(.publicIndexing) }
    set { set(.publicIndexing, newValue) }
  }

  /// Whether the activity may be suggested to a user who performs it often; false by default.
  public var isEligibleForPrediction: Bool {
    get { eligibility.contains(.prediction) }
    set { set(.prediction, newValue) }
  }

  private func set(_ kind: ActivityRecord.Eligibility, _ isEligible: Bool) {
    if isEligible { eligibility.insert(kind) } else { eligibility.remove(kind) }
  }
}
