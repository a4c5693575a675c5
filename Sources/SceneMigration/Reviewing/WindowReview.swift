import SceneRuntime

/// Decides whether a problem with windows is a problem of the app, or only of the copy that was run.
struct WindowReview {
  let candidate: AppCandidate
  let evidence: SourceEvidence
  /// The report, which lists the changes and the stand-ins of the copy.
  let report: AppReport

  /// Returns the reason why a problem with windows in the runs is possibly no problem of the app.
  ///
  /// - Parameter problem: The problem in the runs.
  /// - Returns: The reason; nil if there is no such reason, or if the problem isn't about windows.
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

  /// Whether the code of a scene delegate calls `makeKeyAndVisible`.
  private var showsWindowLater: Bool {
    evidence.sceneBodies.contains { source, body in
      body.contains { source.text($0) == "makeKeyAndVisible" }
    }
  }

  /// The name of a window class that a scene delegate instantiates and a stand-in replaces; nil if there is none.
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
  /// Whether the app uses UIKit: its application delegate is the entry point, or its Info.plist names scene delegates
  /// or storyboards.
  var isOfUIKit: Bool {
    if applicationDelegate?.isMain == true || !namedDelegates.isEmpty { return true }
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    let entries = roles.values.flatMap { $0 as? [[String: Any]] ?? [] }
    return infoPlist?["UIMainStoryboardFile"] != nil
      || entries.contains { $0["UISceneStoryboardFile"] != nil }
  }
}

extension Problem {
  /// The problem's description, in which UIKit's names, such as `UIWindow`, replace the names of this library.
  var inUIKit: String {
    var text = "\(self)"
    for (name, apple) in [
      (/\bSceneWindow\b/, "UIWindow"), (/\bWindowScene\b/, "UIWindowScene"),
      (/\bConnectedScene\b/, "UIScene"), (/\bWindowSceneDelegate\b/, "UIWindowSceneDelegate"),
      (/\bConnectedSceneDelegate\b/, "UISceneDelegate"),
    ] {
      text.replace(name, with: apple)
    }
    // An app of UIKit doesn't declare scenes.
    return text.replacing(", or declare a scene in the app", with: "")
  }
}
