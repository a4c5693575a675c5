import SceneRuntime
import StandIns

/// Judges the runs of an app's delegates against their source.
struct Judgement {
  let trials: Trials
  let evidence: SourceEvidence
  let candidate: AppCandidate
  /// The types that stand-ins take the place of.
  let standIns: Set<String>
  /// The reason why a scene without a delegate can't be judged; nil if it can.
  let missingDelegate: String?
  /// Whether scene delegates were left out of the copy, so that only their source can be judged.
  var isSceneDelegateLeftOut = false
  /// The reason why views may handle links and activities; nil if there are no views of SwiftUI.
  var views: String?

  /// Returns the reason why a method may be declared by a superclass that isn't there.
  func unknown(_ name: String) -> String {
    "unknown: the superclass \(name) isn't among the files, and may have the method"
  }

  /// Returns the first superclass of delegates that isn't among the files.
  func unknownSuperclass(of kind: DelegateType.Kind) -> String? {
    if kind == .application { return candidate.applicationDelegate?.superclass }
    return candidate.sceneDelegates.compactMap(\.superclass).first
  }

  /// Problems with scenes that all runs have.
  ///
  /// Those of this library alone, such as a storyboard that isn't registered, aren't problems of the app.
  var problems: [Problem] {
    // Without its delegate, a scene has neither window nor content.
    guard missingDelegate == nil, let first = trials.runs.first else { return [] }
    let common = trials.runs.dropFirst().reduce(Set(first.report.otherProblems)) {
      $0.intersection($1.report.otherProblems)
    }
    return first.report.otherProblems.filter {
      common.contains($0) && Self.codes.contains($0.code)
    }
  }

  /// The codes of problems that an app has with UIKit too.
  private static let codes: Set<Problem.Code> = [
    .noWindow, .noVisibleWindow, .contentWithoutWindowScene, .windowWithoutScene,
    .windowAfterDisconnection, .sharedContent, .unusableClass, .missingClass,
    .unknownConfiguration, .configurationOfOtherRole, .storyboardWithoutDelegate, .uncalledMethod,
  ]
}
