public import SceneModel

extension Problem.Code {
  /// A view controller that presents another view controller without being in a window.
  public static let presenterOutsideWindow: Self = "presenterOutsideWindow"
  /// A view controller that presents another view controller while it already presents a view controller, or while a
  /// dismissal is under way.
  public static let presenterIsBusy: Self = "presenterIsBusy"
  /// A predicate whose format can't be read.
  public static let unreadablePredicate: Self = "unreadablePredicate"
  /// A storyboard's view controller that wasn't registered, or a segue, which this library can't perform.
  public static let unregisteredController: Self = "unregisteredController"
}

extension Problem {
  static func presenterOutsideWindow(_ presented: Any.Type, by presenter: Any.Type) -> Problem {
    Problem(
      .presenterOutsideWindow, at: "\(presenter)",
      "it presents \(presented), but isn't in a window, so nothing is shown",
      remedy: "present after the root view controller of the window is set")
  }

  static func presenterIsBusy(_ presented: Any.Type, by presenter: Any.Type) -> Problem {
    Problem(
      .presenterIsBusy, at: "\(presenter)",
      "it presents \(presented), but already presents another view controller",
      remedy: "dismiss the other first, or present from the one in front")
  }

  static func dismissalUnderWay(
    of leaving: Any.Type, _ presented: Any.Type, by presenter: Any.Type
  ) -> Problem {
    Problem(
      .presenterIsBusy, at: "\(presenter)",
      "it presents \(presented) while the dismissal of \(leaving) is under way, so nothing is shown",
      remedy: "present in the completion of dismiss(animated:completion:)")
  }

  static func unreadablePredicate(_ format: String, because reason: String) -> Problem {
    Problem(
      .unreadablePredicate, at: "NSPredicate", "the format \"\(format)\" can't be read: \(reason)",
      remedy: "use a format on SELF, such as \"SELF == 'message/42'\"")
  }

  static func unregisteredController(_ identifier: String?, in storyboard: String) -> Problem {
    Problem(
      .unregisteredController, at: "storyboard \"\(storyboard)\"",
      "it has no \(identifier.map { "view controller \"\($0)\"" } ?? "initial view controller") "
        + "here, so an empty one is shown",
      remedy: "register it with UIStoryboard.register(_:initial:identified:)")
  }

  static func unperformedSegue(_ identifier: String, in storyboard: String) -> Problem {
    Problem(
      .unregisteredController, at: "storyboard \"\(storyboard)\"",
      "the segue \"\(identifier)\" isn't performed, because storyboards have no segues here",
      remedy: "create the view controller in code, and present or push it")
  }
}
