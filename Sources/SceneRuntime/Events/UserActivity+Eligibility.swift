// The purposes for which the system may use an activity, in addition to delivery to a scene. The
// library advertises activities to other devices; the other purposes need support by the host.
extension UserActivity {
  /// Whether the activity can be advertised to the user's other devices; true by default.
  public var isEligibleForHandoff: Bool {
    get { eligibility.contains(.handoff) }
    set { set(.handoff, newValue) }
  }

  /// Whether the user can find the activity by searching the device.
  public var isEligibleForSearch: Bool {
    get { eligibility.contains(.search) }
    set { set(.search, newValue) }
  }

  /// Whether the activity can be indexed publicly.
  public var isEligibleForPublicIndexing: Bool {
    get { eligibility.contains(.publicIndexing) }
    set { set(.publicIndexing, newValue) }
  }

  /// Whether the activity can be suggested to a user who performs it often.
  public var isEligibleForPrediction: Bool {
    get { eligibility.contains(.prediction) }
    set { set(.prediction, newValue) }
  }

  private func set(_ kind: ActivityRecord.Eligibility, _ isEligible: Bool) {
    if isEligible { eligibility.insert(kind) } else { eligibility.remove(kind) }
  }
}
