/// An action that asks a person to rate the app, which hosts without a store don't do.
public struct RequestReviewAction: Sendable {
  /// Does nothing: there is no store in which an app is rated.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Kept without effect: there is no store in which an app is rated.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
