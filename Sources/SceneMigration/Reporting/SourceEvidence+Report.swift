import SceneRuntime

extension SourceEvidence {
  /// The report that the source alone allows, for delegates that can't be run here.
  ///
  /// - Parameter candidate: The application.
  /// - Returns: The report; its methods are those that the source declares.
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

  /// Whether the source sets a delegate of the notification center, and has one.
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
