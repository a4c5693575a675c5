// The record of an activity that a session saves, and the required entries that the activity lacks.
extension UserActivity {
  /// The record that a session saves, with only the required entries of `userInfo`, or with all entries if
  /// `requiredUserInfoKeys` is nil (S129).
  var keptRecord: ActivityRecord {
    var record = record
    guard let requiredUserInfoKeys else { return record }
    record.userInfo = record.userInfo?.filter { key, _ in
      if case .string(let name) = key { requiredUserInfoKeys.contains(name) } else { false }
    }
    return record
  }

  /// The problems of required keys that have no value in `userInfo`, one for each key.
  var missing: [Problem] {
    let there = record.userInfo ?? [:]
    return (requiredUserInfoKeys ?? []).sorted().filter { there[.string($0)] == nil }.map { key in
      .missingRequiredEntry(key, of: activityType)
    }
  }
}
