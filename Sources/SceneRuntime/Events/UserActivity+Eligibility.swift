// What a system may do with an activity beside giving it to a scene. The runtime offers activities to
// other devices; the other ways are for hosts that have them.
extension UserActivity {
  /// Whether it may be offered to a person's other devices; true unless it is set.
  public var isEligibleForHandoff: Bool {
    get { eligibility.contains(.handoff) }
    set { set(.handoff, newValue) }
  }

  /// Whether a person may find it by searching their device.
  public var isEligibleForSearch: Bool {
    get { eligibility.contains(.search) }
    set { set(.search, newValue) }
  }

  /// Whether anybody may find it.
  public var isEligibleForPublicIndexing: Bool {
    get { eligibility.contains(.publicIndexing) }
    set { set(.publicIndexing, newValue) }
  }

  /// Whether it may be proposed to a person who often does it.
  public var isEligibleForPrediction: Bool {
    get { eligibility.contains(.prediction) }
    set { set(.prediction, newValue) }
  }

  private func set(_ kind: ActivityRecord.Eligibility, _ isEligible: Bool) {
    if isEligible { eligibility.insert(kind) } else { eligibility.remove(kind) }
  }
}
