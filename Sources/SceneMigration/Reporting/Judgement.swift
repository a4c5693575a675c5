import SceneRuntime
import StandIns

/// The verdicts on an app, derived from the runs of the app's delegates and from the delegates' source.
struct Judgement {
  let trials: Trials
  let evidence: SourceEvidence
  let candidate: AppCandidate
  /// The names of the types that stand-ins replace.
  let standIns: Set<String>
  /// The reason why a scene without a delegate can't be judged; nil if such a scene can be judged.
  let missingDelegate: String?
  /// Whether scene delegates were left out of the copy.
  ///
  /// Only the source of these delegates can be judged.
  var isSceneDelegateLeftOut = false
  /// The reason why SwiftUI views may handle links and activities; nil if no such views were found.
  var views: String?

  /// Returns a sentence which says that a superclass outside the searched files may declare a
  /// method.
  func unknown(_ name: String) -> String {
    "unknown: the superclass \(name) isn't among the files, and may have the method"
  }

  /// Returns the name of the first superclass of delegates that isn't declared in the searched
  /// files; nil if there is none.
  func unknownSuperclass(of kind: DelegateType.Kind) -> String? {
    if kind == .application { return candidate.applicationDelegate?.superclass }
    return candidate.sceneDelegates.compactMap(\.superclass).first
  }

  /// The problems with scenes that occur in every run.
  ///
  /// Problems that occur only with this library, such as a storyboard that isn't registered, aren't
  /// problems of the app.
  var problems: [Problem] {
    // If the delegate of a scene is missing, the scene has neither a window nor content, so the problems of the runs
    // aren't problems of the app.
    guard missingDelegate == nil, let first = trials.runs.first else { return [] }
    let common = trials.runs.dropFirst().reduce(Set(first.report.otherProblems)) {
      $0.intersection($1.report.otherProblems)
    }
    return first.report.otherProblems.filter {
      common.contains($0) && Self.codes.contains($0.code)
    }
  }

  /// The codes of problems that also occur with UIKit.
  private static let codes: Set<Problem.Code> = [
    .noWindow, .noVisibleWindow, .contentWithoutWindowScene, .windowWithoutScene,
    .windowAfterDisconnection, .sharedContent, .unusableClass, .missingClass,
    .unknownConfiguration, .configurationOfOtherRole, .storyboardWithoutDelegate, .uncalledMethod,
  ]
}
