import Foundation

/// An object that converts a `Text` outside of views, such as the title of a scene, to a string in the language of an
/// environment.
@MainActor package final class EnvironmentText {
  private let locale: EnvironmentLink<Locale>
  private let calendar: EnvironmentLink<Calendar>
  private let timeZone: EnvironmentLink<TimeZone>

  /// Creates a converter for an environment.
  ///
  /// - Parameter scope: The environment from which the language, the calendar and the time zone are read.
  package init(in scope: EnvironmentScope) {
    locale = EnvironmentLink(Environment(\.locale), in: scope)
    calendar = EnvironmentLink(Environment(\.calendar), in: scope)
    timeZone = EnvironmentLink(Environment(\.timeZone), in: scope)
  }

  /// Returns a text as a string; a body that calls the method depends on the language, the calendar and the time zone
  /// of the environment.
  ///
  /// - Parameter text: The text to convert.
  /// - Returns: The characters of the text in the language of the environment.
  package func content(of text: Text) -> String {
    text.content(in: locale.value, calendar.value, timeZone.value)
  }

  /// Replaces the environment from which the language, the calendar and the time zone are read.
  ///
  /// - Parameter scope: The new environment.
  package func move(to scope: EnvironmentScope) {
    locale.follow(scope)
    calendar.follow(scope)
    timeZone.follow(scope)
  }

  /// Stops reading the environment.
  package func end() {
    locale.disconnect()
    calendar.disconnect()
    timeZone.disconnect()
  }
}
