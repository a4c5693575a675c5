public import SceneModel

extension Problem.Code {
  /// A selector that can't be performed.
  ///
  /// The object isn't an `NSObject` or doesn't override `perform(_:with:)`, or no responder responds to the selector.
  public static let unperformedSelector: Self = "unperformedSelector"
}

extension Problem {
  package static func unperformedSelector(_ selector: Selector, of type: Any.Type) -> Problem {
    Problem(
      .unperformedSelector, at: "\(type)",
      "the method \(selector) was to be performed, and selectors can't be turned into calls here",
      remedy: "override perform(_:with:), or use a UIAction or a closure")
  }

  static func uncalledObserver(_ type: Any.Type, _ selector: Selector) -> Problem {
    Problem(
      .unperformedSelector, at: "\(type)",
      "notifications were to be passed to \(selector), and selectors can't be turned into calls here",
      remedy:
        "derive the class from NSObject and override perform(_:with:), or use addObserver(forName:object:queue:using:)"
    )
  }
}
