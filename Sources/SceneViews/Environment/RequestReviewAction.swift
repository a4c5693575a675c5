/// An action that asks a person to rate the app in a store; the action has no effect, because hosts have no store.
public struct RequestReviewAction: Sendable {
  /// Does nothing, because hosts have no store in which an app is rated.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Has no effect: hosts have no store in which an app is rated.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
