// The saved form of an activity.
extension UserActivity {
  /// The record to save, with the required entries of `userInfo` only (S129).
  var keptRecord: ActivityRecord {
    var record = record
    guard let requiredUserInfoKeys else { return record }
    record.userInfo = record.userInfo?.filter { key, _ in
      if case .string(let name) = key { requiredUserInfoKeys.contains(name) } else { false }
    }
    return record
  }

  /// A problem for each required key without a value.
  var missing: [Problem] {
    let there = record.userInfo ?? [:]
    return (requiredUserInfoKeys ?? []).sorted().filter { there[.string($0)] == nil }.map { key in
      .missingRequiredEntry(key, of: activityType)
    }
  }
}
