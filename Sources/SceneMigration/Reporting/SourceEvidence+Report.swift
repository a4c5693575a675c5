import SceneRuntime

extension SourceEvidence {
  /// Makes a report from the source alone, for delegates that can't be run.
  ///
  /// - Parameter candidate: The application.
  /// - Returns: The report, with the methods that the source declares.
  func report(of candidate: AppCandidate) -> MigrationReport {
    let callbacks =
      MigrationReport.fates.flatMap { [$0.callback, $0.fate.successor].compactMap(\.self) }
      + [.willConnectTo]
    var declared = Set(
      callbacks.filter { callback in
        declarations(named: callback.method).contains { !$0.isHidden }
      })
    if setsNotificationDelegate { declared.insert(.didReceive) }
    return MigrationReport(
      of: candidate.applicationDelegate?.name ?? "", declaring: declared,
      hasSceneDelegate: !candidate.sceneDelegates.isEmpty)
  }

  /// Whether the source declares and sets a delegate of the notification center.
  private var setsNotificationDelegate: Bool {
    guard method("userNotificationCenter", label: "didReceive") != nil else { return false }
    return sources.contains { source in
      source.tokens.indices.contains { index in
        source.text(index) == "delegate" && source.text(index + 1) == "="
          && source.text(index - 1) == "."
          && (max(0, index - 6)..<index).contains {
            source.text($0) == "UNUserNotificationCenter"
          }
      }
    }
  }
}
