public import SceneModel

extension Problem.Code {
  /// A selector that isn't performed: the object doesn't override `perform(_:with:)`, or no responder has the method.
  public static let unperformedSelector: Self = "unperformedSelector"
}

extension Problem {
  package static func unperformedSelector(_ selector: Selector, of type: Any.Type) -> Problem {
    Problem(
      .unperformedSelector, at: "\(type)",
      "the method \(selector) was to be performed, and selectors can't be turned into calls here",
      remedy: "override perform(_:with:), or use a UIAction or a closure")
  }
}
