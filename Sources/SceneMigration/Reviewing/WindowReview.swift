import SceneRuntime

/// Judges problems with windows: whether an app has them, or only the run of its copy.
struct WindowReview {
  /// The application.
  let candidate: AppCandidate
  /// The source of its delegates.
  let evidence: SourceEvidence
  /// The report, with the changes and the stand-ins of the copy.
  let report: AppReport

  /// Returns the reason why a problem with windows may be none in the app; nil if it is one.
  ///
  /// - Parameter problem: The problem.
  /// - Returns: The reason; nil if it is a problem of the app.
  func uncertainty(_ problem: Problem) -> String? {
    guard "\(problem)".contains("window") else { return nil }
    if candidate.app != nil { return "SwiftUI makes the windows" }
    if !candidate.isOfUIKit { return "the files have no @main, and SwiftUI may make the windows" }
    if problem.code == .noVisibleWindow, showsWindowLater {
      return "the scene delegate shows the window, and no run came there while the scene connected"
    }
    if let name = windowClass { return "\(name) is stood in for, and may set its scene" }
    let isCut = report.changes.contains {
      ($0.kind == .leftOut || $0.kind == .condition) && $0.old.contains("indow")
    }
    if isCut { return "code with windows was left out" }
    return candidate.infoPlist == nil
      ? "no Info.plist says whether a storyboard makes the window" : nil
  }

  /// Whether code of a scene delegate makes a window visible.
  private var showsWindowLater: Bool {
    evidence.sceneBodies.contains { source, body in
      body.contains { source.text($0) == "makeKeyAndVisible" }
    }
  }

  /// A class of windows that a scene delegate makes one of, and that a stand-in takes the place of.
  private var windowClass: String? {
    report.standIns.first { type in
      type.kind.contains("UIWindow")
        && evidence.sceneBodies.contains { source, body in
          body.contains { source.text($0) == type.name && source.text($0 + 1) == "(" }
        }
    }?.name
  }
}

extension AppCandidate {
  /// Whether the app uses UIKit: it has an entry point of UIKit's, or classes and storyboards for its scenes.
  var isOfUIKit: Bool {
    if applicationDelegate?.isMain == true || !namedDelegates.isEmpty { return true }
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    let entries = roles.values.flatMap { $0 as? [[String: Any]] ?? [] }
    return infoPlist?["UIMainStoryboardFile"] != nil
      || entries.contains { $0["UISceneStoryboardFile"] != nil }
  }
}

extension Problem {
  /// The problem with UIKit's names.
  var inUIKit: String {
    var text = "\(self)"
    for (name, apple) in [
      (/\bSceneWindow\b/, "UIWindow"), (/\bWindowScene\b/, "UIWindowScene"),
      (/\bConnectedScene\b/, "UIScene"), (/\bWindowSceneDelegate\b/, "UIWindowSceneDelegate"),
      (/\bConnectedSceneDelegate\b/, "UISceneDelegate"),
    ] {
      text.replace(name, with: apple)
    }
    return text
  }
}
