package import Foundation

extension Problem.Code {
  /// An activity that was invalidated, so that it can't become the current activity.
  public static let invalidatedActivity: Self = "invalidatedActivity"
  /// An activity that was made the current activity while no application ran a turn.
  public static let activityWithoutApplication: Self = "activityWithoutApplication"
  /// An activity without a required entry in its user info.
  public static let missingRequiredEntry: Self = "missingRequiredEntry"
  /// An entry in an activity's user info that can't be sent.
  public static let unsendableEntry: Self = "unsendableEntry"
  /// An activity's expiration date that is infinite, or more than about 31,700 years before or after 2001.
  public static let invalidExpirationDate: Self = "invalidExpirationDate"
  /// An activity's web page with another scheme than http and https.
  public static let invalidWebpageURL: Self = "invalidWebpageURL"
  /// A state restoration activity that can't be stored.
  public static let unstorableActivity: Self = "unstorableActivity"
  /// A state restoration activity of a type that the app doesn't declare.
  public static let undeclaredActivityType: Self = "undeclaredActivityType"
}

extension Problem {
  package static func invalidatedActivity(_ type: String) -> Problem {
    Problem(
      .invalidatedActivity, at: "activity \"\(type)\"",
      "it was invalidated, so it can't become current",
      remedy: "create a new activity")
  }

  package static func activityWithoutApplication(_ type: String) -> Problem {
    Problem(
      .activityWithoutApplication, at: "activity \"\(type)\"",
      "it became current while no application ran a turn, so it isn't current anywhere",
      remedy: "set currentUserActivity of the application")
  }

  package static func undeclaredActivityType(_ type: String) -> Problem {
    Problem(
      .undeclaredActivityType, at: "activity \"\(type)\"",
      "NSUserActivityTypes of the Info.plist doesn't declare its type; it is stored here, but not on Apple's "
        + "platforms",
      remedy: "add the type to NSUserActivityTypes")
  }

  package static func missingRequiredEntry(_ key: String, of type: String) -> Problem {
    Problem(
      .missingRequiredEntry, at: "activity \"\(type)\"",
      "userInfo[\"\(key)\"] is required but missing, so a scene can't be restored from it",
      remedy: "set it before the activity is stored, such as in userActivityWillSave(_:), or don't "
        + "require it")
  }

  package static func unsendableEntry(
    _ refusal: PropertyValue.Refusal, of type: String
  ) -> Problem {
    Problem(
      .unsendableEntry, at: "activity \"\(type)\"",
      "userInfo\(refusal.path) \(refusal.fault.reason), which can't be sent",
      remedy: refusal.fault.remedy)
  }

  package static func invalidExpirationDate(of type: String) -> Problem {
    let fault = PropertyValue.Fault.noDate
    return Problem(
      .invalidExpirationDate, at: "activity \"\(type)\"", "its expirationDate \(fault.reason)",
      remedy: fault.remedy)
  }

  package static func invalidWebpageURL(_ url: URL, of type: String) -> Problem {
    Problem(
      .invalidWebpageURL, at: "activity \"\(type)\"",
      "its webpageURL can't be \(url.absoluteString.withoutValues), because it isn't a web page",
      remedy: "use an http or https URL, or put the URL into userInfo")
  }

  package static func unstorableActivity(
    _ type: String, because fault: EventFault
  ) -> Problem {
    Problem(
      .unstorableActivity, at: "activity \"\(type)\"", "\(fault.reason), so it isn't stored",
      remedy: "use \(fault.allowed)")
  }
}
